import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { takeBuildLock } from '../../scripts/build/buildLock.ts'

it('a lock that another build takes after the check for one is not written over', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lock-'))
  const taken = path.join(root, 'taken')
  mkdirSync(path.join(root, '.build'))
  // A link without a target is not found by the check, but is there when the lock is written.
  symlinkSync(taken, path.join(root, '.build/lock'))
  expect(() => takeBuildLock(root)).toThrow()
  expect(existsSync(taken)).toBe(false)
})
