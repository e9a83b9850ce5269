import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

test('npm test fails if a step cannot be started', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  mkdirSync(path.join(folder, '.build'))
  // No log can be written where a file has the name of the folder of logs.
  writeFileSync(path.join(folder, '.build/results'), '')
  const args = ['--import', import.meta.resolve('tsx'), path.resolve('scripts/test.ts'), 'types']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect(stdout).toContain('0 passed, 1 failed, 0 skipped')
  expect(status).toBe(1)
})
