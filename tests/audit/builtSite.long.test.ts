import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBuiltOf, isBuiltOf } from '../../scripts/audit/builtSite.ts'
import { readBuildInfo, swapAndRecord } from '../../scripts/build/buildInfo.ts'
import { getCleanCommit } from '../../scripts/lib/projectCommit.ts'

const DAY = '2026-11-22'
let root = ''
const git = (...args: string[]) => spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root })
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  root = mkdtempSync(path.join(tmpdir(), 'built-'))
  mkdirSync(path.join(root, '.build'))
  write('.gitignore', '.build/\n')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'One')
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Writes a built site of the project’s current state, as a build does. */
function build(): boolean {
  const state = getCleanCommit(root)
  swapAndRecord(root, { day: DAY, ...(state ? { state } : {}) }, () => {})
  return true
}

/** Whether the site had to be built. */
function wasBuilt(day = DAY): boolean {
  const builder = vi.fn(build)
  expect(ensureBuiltOf(root, { state: getCleanCommit(root), day }, builder)).toBe(true)
  return builder.mock.calls.length > 0
}

describe('what the long checks measure', () => {
  it('is the site of the recorded commit: an existing build of it is used', () => {
    build()
    expect(readBuildInfo(root)).toEqual({ state: getCleanCommit(root), day: DAY })
    expect(wasBuilt()).toBe(false)
  })

  it('is built first if the source of the existing build is unknown', () => {
    expect(wasBuilt()).toBe(true)
    expect(isBuiltOf(root, { state: getCleanCommit(root), day: DAY })).toBe(true)
  })

  it('is built anew after a commit, and as of another day', () => {
    build()
    write('page.md', 'Two')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Two')
    expect(wasBuilt()).toBe(true)
    expect(wasBuilt()).toBe(false)
    expect(wasBuilt('2026-11-23')).toBe(true)
  })

  it('is built anyway after uncommitted changes, and recorded for no commit', () => {
    build()
    write('page.md', 'Two')
    expect(getCleanCommit(root)).toBeUndefined()
    expect(wasBuilt()).toBe(true)
    expect(readBuildInfo(root)).toEqual({ day: DAY })
    // Uncommitted changes have no id to compare, so the site is built again each time.
    expect(wasBuilt()).toBe(true)
    git('stash', '--include-untracked')
    expect(wasBuilt()).toBe(true)
  })

  it('does not exist if the site cannot be built', () => {
    expect(ensureBuiltOf(root, { state: getCleanCommit(root), day: DAY }, () => false)).toBe(false)
  })

  it('is unknown if a build was killed while it was swapping in the site', () => {
    build()
    const end = () => {
      throw new Error('ended')
    }
    expect(() => swapAndRecord(root, { state: 'a1b2c3', day: DAY }, end)).toThrow('ended')
    expect(readBuildInfo(root)).toBeUndefined()
  })
})
