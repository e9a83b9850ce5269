import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { BROKEN_PLACES, breakContent } from '../content/brokenContent.ts'
import { copyProject } from '../copyProject.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { runBuild } from './runBuild.ts'

let copy = ''

beforeAll(() => {
  copy = copyProject(FIXTURE_PROJECT, 'build')
  mkdirSync(path.join(copy, 'dist'))
  writeFileSync(path.join(copy, 'dist/index.html'), 'the last good build')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, is still in place.\n'

test('a build with errors lists all errors of content and pictures at once, and does not change the last good build', () => {
  const restore = breakContent(copy)
  const { status, said } = runBuild(copy)
  restore()
  expect(said).toContain('16 errors in 7 files:')
  for (const place of BROKEN_PLACES) expect(said).toContain(`\n${place}\n`)
  expect(said.endsWith(UNCHANGED), said).toBe(true)
  expect(status).toBe(1)
  expect(listFiles(path.join(copy, 'dist'))).toEqual(['index.html'])
  expect(readFileSync(path.join(copy, 'dist/index.html'), 'utf8')).toBe('the last good build')
})
