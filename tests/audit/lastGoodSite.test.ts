import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { BUILD_STEPS, findDamage } from '../../scripts/audit/trust/brokenBuilds.ts'

let copy = ''
const at = (name: string) => path.join(copy, name)
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'last-good-'))
  for (const folder of ['dist', '.build']) mkdirSync(at(folder))
  writeFileSync(at('dist/index.html'), 'the last good site')
  cpSync(at('dist'), at('good'), { recursive: true })
})

describe('after a failed build', () => {
  it('the last good site must be in dist/, unchanged', () => {
    expect(findDamage(copy, at('good'), {})).toBeUndefined()
    writeFileSync(at('dist/index.html'), 'half')
    expect(findDamage(copy, at('good'), {})).toBe('the last good site was changed.')
    rmSync(at('dist'), { recursive: true })
    expect(findDamage(copy, at('good'), {})).toBe('the last good site is missing from dist/.')
  })

  it('it may be complete beside dist/, if the build was killed between its two renames', () => {
    renameSync(at('dist'), at('.build/site-old'))
    expect(findDamage(copy, at('good'), { isMovedAside: true })).toBeUndefined()
    expect(findDamage(copy, at('good'), {})).toBe('the last good site is missing from dist/.')
    rmSync(at('.build/site-old'), { recursive: true })
    expect(findDamage(copy, at('good'), { isMovedAside: true })).toBe('the last good site is gone.')
  })

  it('one of the tried steps is between the two renames', () => {
    expect(BUILD_STEPS.filter(({ isMovedAside }) => isMovedAside).map(({ when }) => when)).toEqual(['while the new site takes its place'])
    expect(findDamage(copy, at('good'), { isMovedAside: true })).toBe('the last good site was not moved aside.')
  })
})
