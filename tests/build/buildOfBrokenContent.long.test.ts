import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../scripts/lib/copyProject.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { BROKEN_MESSAGES, breakContent } from '../content/brokenContent.ts'

let copy = ''

beforeAll(() => {
  copy = copyProject(FIXTURE_PROJECT, 'build')
  mkdirSync(path.join(copy, 'dist'))
  writeFileSync(path.join(copy, 'dist/index.html'), 'the last good build')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function build() {
  // Environment variables of the test runner would change the build.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8', env })
  return { status, stderr }
}

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, stays as it is.\n'

/** Expects the last good build to be complete, with nothing else beside it. */
function assertUnchanged() {
  expect(listFiles(path.join(copy, 'dist'))).toEqual(['index.html'])
  expect(readFileSync(path.join(copy, 'dist/index.html'), 'utf8')).toBe('the last good build')
}

test('a build with errors lists all errors of content and pictures at once, and does not change the last good build', () => {
  const restore = breakContent(copy)
  const { status, stderr } = build()
  restore()
  expect(stderr).toBe(`\n${readFileSync(BROKEN_MESSAGES, 'utf8')}\n${UNCHANGED}`)
  expect(status).toBe(1)
  assertUnchanged()
})
