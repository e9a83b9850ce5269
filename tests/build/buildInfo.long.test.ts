import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readBuildInfo, swapAndRecord } from '../../scripts/build/buildInfo.ts'
import { getCleanCommit } from '../../scripts/lib/projectCommit.ts'

const DAY = '2026-11-22'
let root = ''
const git = (...args: string[]) => spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: root })
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'))
  mkdirSync(path.join(root, '.build'))
  write('.gitignore', '.build/\n')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'One')
})

describe('the source of the built site', () => {
  it('is the commit and the day of its build', () => {
    swapAndRecord(root, { day: DAY, state: getCleanCommit(root) ?? '' }, () => {})
    expect(readBuildInfo(root)).toEqual({ state: expect.stringMatching(/^[0-9a-f]{40}$/), day: DAY })
  })

  it('is no commit after uncommitted changes', () => {
    write('page.md', 'Two')
    expect(getCleanCommit(root)).toBeUndefined()
  })

  it('is unknown without a build, and if a build was killed while it was swapping in the site', () => {
    expect(readBuildInfo(root)).toBeUndefined()
    swapAndRecord(root, { day: DAY }, () => {})
    const end = () => {
      throw new Error('ended')
    }
    expect(() => swapAndRecord(root, { day: DAY }, end)).toThrow('ended')
    expect(readBuildInfo(root)).toBeUndefined()
  })
})
