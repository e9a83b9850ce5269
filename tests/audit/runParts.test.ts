import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runParts } from '../../scripts/audit/screen-reader/runParts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'parts-'))
let ran: string[] = []
const part = (name: string, run: () => Promise<string[]>) => ({
  name,
  about: name,
  run: () => {
    ran.push(name)
    return run()
  },
})
const PARTS = [
  part('stuck', () => Promise.reject(new Error('no such control'))),
  part('wrong', async () => ['/about: a link has no name']),
  part('sound', async () => []),
]
const run = (state: string, skipsPassed = true) => runParts({ state }, PARTS, { folder, skipsPassed })

beforeEach(() => {
  ran = []
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a part that throws does not hide the errors of others', async () => {
  const errors = await run('state 1')
  expect(ran).toEqual(['stuck', 'wrong', 'sound'])
  expect(errors).toEqual([expect.stringContaining('stuck failed: Error: no such control'), '/about: a link has no name'])
})

test('a part that passed runs again only for another state of the site, or when it is named', async () => {
  await run('state 2')
  await run('state 2')
  expect(ran).toEqual(['stuck', 'wrong', 'sound', 'stuck', 'wrong'])
  ran = []
  await run('state 3')
  expect(ran).toContain('sound')
  ran = []
  await run('state 3', false)
  expect(ran).toContain('sound')
})
