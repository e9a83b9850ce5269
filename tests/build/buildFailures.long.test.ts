import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaceLastBuild, restoreLastBuild } from '../../scripts/build/staging.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { BROKEN_PLACES, breakContent } from '../content/brokenContent.ts'
import { editFile, writeFolder } from '../content/contentFolder.ts'
import { copyProject } from '../copyProject.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { folderDifferences } from './folderDifferences.ts'
import { runBuild, runKilled } from './runBuild.ts'

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, is still in place.\n'

/** Moments of a build, in order: the file that is written then, and generated files that are deleted so that it is written. */
const MOMENTS: readonly { when: string; file: RegExp; toDelete?: string }[] = [
  { when: 'before it begins', file: /\.build\/lock$/ },
  { when: 'while a picture is written', file: /\.generated\/public\/pictures\/.*\.new$/, toDelete: '.generated/public/pictures' },
  { when: 'in the middle of the pages', file: /\.build\/site\/careers\.html$/ },
  { when: 'while the settings of the server are written', file: /\.build\/deploy\/receiver\.json$/ },
]

let copy = ''
let good = ''
beforeAll(() => {
  copy = copyProject(FIXTURE_PROJECT, 'errors')
  good = path.join(copy, 'good')
  expect(runBuild(copy)).toEqual({ status: 0, signal: null, said: '' })
  for (const part of ['dist', '.generated/deploy']) cpSync(path.join(copy, part), path.join(good, part), { recursive: true })
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const expectUnchangedBuild = () => {
  for (const part of ['dist', '.generated/deploy']) expect(folderDifferences(path.join(good, part), path.join(copy, part))).toEqual([])
}

// Each build runs after one that was killed or failed: neither the lock nor partial files of that one may block or change it.
describe('a build', { timeout: 300_000 }, () => {
  test.each(MOMENTS)('killed $when does not change the last good build', ({ file, toDelete }) => {
    if (toDelete) rmSync(path.join(copy, toDelete), { recursive: true, force: true })
    expect(runKilled(copy, file).signal).toBe('SIGKILL')
    expectUnchangedBuild()
  })

  test('with errors in its content lists all of them, and does not change the last good build', () => {
    const restore = breakContent(copy)
    const { status, said } = runBuild(copy)
    restore()
    expect(status).toBe(1)
    for (const place of BROKEN_PLACES) expect(said).toContain(`\n${place}\n`)
    expect(said.endsWith(UNCHANGED)).toBe(true)
    expectUnchangedBuild()
  })

  test('after all of them is the same as before', () => {
    expect(runBuild(copy).said).toBe('')
    expectUnchangedBuild()
  })
})

test('a build in which a page fails reports it, and does not change the last good build', () => {
  const failure = "if (site.company.email) throw new Error('the page fails')"
  const restore = editFile(copy, 'src/pages/ContactPage.tsx', /export function ContactPage\([^)]*\) \{/, `$&\n  ${failure}`)
  const { status, said } = runBuild(copy)
  restore()
  expect(said.replace(/^ +at .*\n/gm, '')).toBe(`Error: [vite-react-ssg] Error on page: contact\nError: the page fails\n${UNCHANGED}`)
  expect(status).toBe(1)
  expectUnchangedBuild()
}, 300_000)

describe('replacing the last build by a finished one', () => {
  let folder = ''
  let parts: { folder: string; target: string }[] = []
  beforeEach(() => {
    folder = writeFolder(Object.fromEntries(['new/dist', 'new/deploy', 'dist', 'deploy'].map((name) => [`${name}/index.html`, name])))
    parts = ['dist', 'deploy'].map((name) => ({ folder: path.join(folder, 'new', name), target: path.join(folder, name) }))
  })
  const shown = () => parts.map(({ target }) => readFileSync(path.join(target, 'index.html'), 'utf8'))

  test.each(['/new/dist-old$', '/new/deploy-old$', '(?<!new)/dist$', '(?<!new)/deploy$'])(
    'restores a whole build after it was killed while it renamed to %s',
    (renamed) => {
      const code = `import { replaceLastBuild } from './scripts/build/staging.ts'\nreplaceLastBuild(${JSON.stringify(parts)})`
      const env = { ...process.env, KILL_FILE: renamed }
      const hook = path.resolve('tests/build/killAtFile.mjs')
      const args = ['--import', 'tsx', '--import', hook, '--input-type=module', '--eval', code]
      expect(spawnSync(process.execPath, args, { env }).signal).toBe('SIGKILL')
      restoreLastBuild(parts)
      expect(shown()).toEqual(['dist', 'deploy'])
    },
  )

  test('changes no file when a part of the finished build cannot be moved', () => {
    rmSync(path.join(folder, 'new/deploy'), { recursive: true })
    expect(() => replaceLastBuild(parts)).toThrow(/ENOENT/)
    expect(shown()).toEqual(['dist', 'deploy'])
  })

  test('replaces every part, and leaves nothing beside them', () => {
    replaceLastBuild(parts)
    restoreLastBuild(parts)
    expect(shown()).toEqual(['new/dist', 'new/deploy'])
    expect(listFiles(folder)).toEqual(['deploy/index.html', 'dist/index.html'])
  })
})
