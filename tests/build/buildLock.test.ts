import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { takeBuildLock } from '../../scripts/build/buildLock.ts'
import { writeFolder } from '../content/contentFolder.ts'

test('a build waits for no other one: the lock of a killed build is free, that of a running one is named', () => {
  const root = writeFolder({ '.build/lock': '' })
  const lock = path.join(root, '.build/lock')
  for (const killed of ['', String(process.pid), String(spawnSync(process.execPath, ['--version']).pid)]) {
    writeFileSync(lock, killed)
    takeBuildLock(root)
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
  }
  writeFileSync(lock, String(process.ppid))
  expect(() => takeBuildLock(root)).toThrow(`Another build, process ${process.ppid}, is running here.`)
})

test('a lock that another build takes after the check for one is not written over', () => {
  const root = writeFolder({ '.build/other': '' })
  const taken = path.join(root, 'taken')
  // A link without a target is not found by the check, but is there when the lock is written.
  symlinkSync(taken, path.join(root, '.build/lock'))
  expect(() => takeBuildLock(root)).toThrow()
  expect(existsSync(taken)).toBe(false)
})
