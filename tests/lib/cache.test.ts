import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCache } from '../../scripts/lib/cache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'))
})

/** A run that requests one file, made from these inputs with those tools. */
async function runOnce(madeOf: readonly (string | Buffer)[], tools: readonly string[] = ['1.0']) {
  const cache = openCache(folder, tools)
  const file = await cache.find('drum.png', madeOf, async () => Buffer.from(madeOf.join(' ')))
  return { ...cache.finish(), file }
}

describe('a file that takes long to make', () => {
  it('is made once, and found in the cache by the next run', async () => {
    const first = await runOnce(['drum'])
    expect(first).toMatchObject({ all: 1, made: 1 })
    expect(path.basename(first.file)).toMatch(/^drum\.[0-9a-f]{16}\.png$/)
    expect(await runOnce(['drum'])).toEqual({ ...first, made: 0 })
    expect(readFileSync(first.file, 'utf8')).toBe('drum')
  })

  it('is made anew of anything else, by other tools, and of the same in other parts', async () => {
    await runOnce(['drum', 'red'])
    for (const other of [
      () => runOnce(['drum', 'blue']),
      () => runOnce(['drum', 'blue'], ['1.1']),
      () => runOnce(['drumb', 'lue'], ['1.1']),
    ]) {
      expect((await other()).made).toBe(1)
      // Files that the last run did not request have been deleted.
      expect(readdirSync(folder)).toHaveLength(1)
    }
  })

  it('is made again if a power cut has left an empty file', async () => {
    const { file } = await runOnce(['drum'])
    writeFileSync(file, '')
    expect((await runOnce(['drum'])).made).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe('drum')
  })

  it('is made once for all who ask at the same time', async () => {
    const cache = openCache(folder, [])
    let calls = 0
    const make = async () => {
      calls += 1
      return Buffer.from('drum')
    }
    const files = await Promise.all([1, 2, 3].map(() => cache.find('drum.png', ['drum'], make)))
    expect([calls, new Set(files).size, cache.finish()]).toEqual([1, 1, { all: 1, made: 1 }])
  })

  it('is not there when making it failed, and is tried again', async () => {
    const cache = openCache(folder, ['1.0'])
    const fail = () => Promise.reject(new Error('The drum is torn.'))
    await expect(cache.find('drum.png', ['drum'], fail)).rejects.toThrow('The drum is torn.')
    expect(readdirSync(folder)).toEqual([])
    expect((await runOnce(['drum'])).made).toBe(1)
  })
})
