import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '../scripts/lib/copyProject.ts'
import { FIXTURE_PROJECT } from '../scripts/test/fixtureProject.ts'

test('npx tsx scripts/brochures.ts prints what is stale or missing, and nothing else', () => {
  test.setTimeout(300_000)
  const copy = copyProject(FIXTURE_PROJECT, 'brochures')
  const print = () => spawnSync(process.execPath, ['--import', 'tsx', 'scripts/brochures.ts'], { cwd: copy, encoding: 'utf8' })
  const file = path.join(copy, 'content/brochures/storytelling-intensive.pdf')
  try {
    rmSync(file)
    const first = print()
    expect(first.stderr).toBe('')
    expect(first.stdout).toContain('content/brochures/storytelling-intensive.pdf: printed')
    expect(first.stdout.match(/: printed,/g)).toHaveLength(1)
    expect(existsSync(file)).toBe(true)
    expect(print().stdout).not.toContain(': printed,')
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
