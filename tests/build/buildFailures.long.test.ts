import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeBuildLock } from '../../scripts/build/buildLock.ts'
import { replaceLastBuild, restoreLastBuild } from '../../scripts/build/staging.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { INSTALL, toUserMessage } from '../../scripts/lib/userError.ts'
import { copyProject } from '../copyProject.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { folderDifferences } from './folderDifferences.ts'
import { runBroken, runBuild } from './runBuild.ts'

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, is still in place.\n'
const DISK_FULL = `The disk is full. Free some space on it, and run this again.\n${UNCHANGED}`
const INSTALL_AGAIN = 'Install the project’s packages again, with “npm ci”.'

/** Moments of a build, in order: the file that is written at each, and generated files that are deleted so that it is written. */
const MOMENTS: readonly { when: string; at: RegExp; toDelete?: string }[] = [
  { when: 'before it begins', at: /\.build\/lock$/ },
  { when: 'while a picture is written', at: /\.generated\/public\/pictures\/.*\.new$/, toDelete: '.generated/public/pictures' },
  { when: 'while a font is written', at: /\.generated\/fonts\/.*text-400/, toDelete: '.generated/fonts' },
  { when: 'while a card for sharing is written', at: /\.generated\/public\/share\/home/, toDelete: '.generated/public/share' },
  { when: 'while files are compressed', at: /\.build\/site\/about\.html\.br$/ },
  { when: 'in the middle of the pages', at: /\.build\/site\/careers\.html$/ },
  { when: 'while the settings of the server are written', at: /\.build\/deploy\/receiver\.json$/ },
]

let copy = ''
let good = ''
beforeAll(() => {
  copy = copyProject(FIXTURE_PROJECT, 'errors')
  good = path.join(copy, 'good')
  expect(runBuild(copy)).toEqual({ status: 0, signal: null, said: '' })
  for (const part of ['dist', '.generated/deploy']) cpSync(path.join(copy, part), path.join(good, part), { recursive: true })
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const expectUnchangedBuild = () => {
  for (const part of ['dist', '.generated/deploy']) expect(folderDifferences(path.join(good, part), path.join(copy, part))).toEqual([])
}

// Each build runs after one that was killed or failed: neither the lock nor partial files of that one may block or change it.
describe('a build', { timeout: 120_000 }, () => {
  for (const kind of ['killed', 'full'] as const)
    test.each(MOMENTS)(`${kind === 'full' ? 'on a full disk' : 'killed'} $when does not change the last good build`, ({ at, toDelete }) => {
      if (toDelete) rmSync(path.join(copy, toDelete), { recursive: true, force: true })
      const { status, signal, said } = runBroken(copy, kind, at)
      if (kind === 'killed') expect(signal).toBe('SIGKILL')
      else expect([status, said]).toEqual([1, DISK_FULL])
      expectUnchangedBuild()
      if (kind === 'full') expect(existsSync(path.join(copy, '.build/lock'))).toBe(false)
    })

  test('after all of them is the same as before', () => {
    expect(runBuild(copy).said).toBe('')
    expectUnchangedBuild()
  })
})

test('a build in which a page fails reports it, and does not change the last good build', () => {
  const file = path.join(copy, 'src/pages/ContactPage.tsx')
  const code = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    code.replace(
      /export function ContactPage\([^)]*\) \{/,
      (start) => `${start}\n  if (site.company.email) throw new Error('the page fails')`,
    ),
  )
  expect(readFileSync(file, 'utf8')).not.toBe(code)
  const { status, said } = runBuild(copy)
  writeFileSync(file, code)
  expect(said.replace(/^ +at .*\n/gm, '')).toBe(`Error: [vite-react-ssg] Error on page: contact\nError: the page fails\n${UNCHANGED}`)
  expect(status).toBe(1)
  expectUnchangedBuild()
}, 300_000)

describe('a missing requirement is named with its fix', () => {
  /** Makes a node_modules folder in which some packages are left out, and others are replaced by the given code. */
  function withModules(without: readonly string[], copied: Readonly<Record<string, string>> = {}) {
    const modules = path.join(copy, 'node_modules')
    rmSync(modules, { recursive: true })
    mkdirSync(modules)
    const all = path.resolve('node_modules')
    for (const name of readdirSync(all)) {
      if (!without.includes(name) && !copied[name]) symlinkSync(path.join(all, name), path.join(modules, name))
    }
    for (const [name, code] of Object.entries(copied)) {
      mkdirSync(path.join(modules, name))
      writeFileSync(path.join(modules, name, 'index.js'), code)
    }
  }
  afterEach(() => {
    rmSync(path.join(copy, 'node_modules'), { recursive: true })
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'dir')
  })
  const PICTURE_TOOL = `The picture tool, the package “sharp”, is not installed for this computer. ${INSTALL_AGAIN} Packages that were copied from another kind of computer do not work.\n${UNCHANGED}`

  test('a missing sharp', () => {
    withModules(['sharp'])
    expect(runBuild(copy)).toEqual({ status: 1, signal: null, said: PICTURE_TOOL })
  })

  test('a font', () => {
    withModules(['@expo-google-fonts'])
    const said = `The font BigShouldersDisplay_800ExtraBold.ttf is not installed: it is in the package “@expo-google-fonts/big-shoulders-display”. ${INSTALL_AGAIN}\n${UNCHANGED}`
    expect(runBuild(copy)).toEqual({ status: 1, signal: null, said })
  })

  test('a package', () => {
    withModules(['zod'])
    expect(runBuild(copy)).toEqual({ status: 1, signal: null, said: `The package “zod” is not installed. ${INSTALL_AGAIN}\n${UNCHANGED}` })
  })

  test.runIf(process.platform === 'linux')('a browser', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'nothing-'))
    const code = `import { ensureBrowser, getBrowser } from './scripts/browser/findBrowser.ts'
      for (const act of [getBrowser, ensureBrowser]) try { act() } catch ({ message }) { console.log(message) }`
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      encoding: 'utf8',
      env: { PATH: empty, HOME: empty, PLAYWRIGHT_BROWSERS_PATH: empty },
    })
    expect(stdout.trim().split('\n')).toEqual([
      'No browser found. "npm test" installs one; or set CHROME_PATH to where yours is.',
      'No browser found: installing one with Playwright.',
      'Playwright has none for this machine: installing chromium with apt.',
      'No browser to test with, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to where it is.',
    ])
  })

  test('a missing write permission, by its path; an unexpected error is printed in full', () => {
    expect(INSTALL).toBe(INSTALL_AGAIN)
    const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/site/.build/lock' })
    expect(toUserMessage(refused)).toBe(
      'You have no permission to write here (at /site/.build/lock). Get write permission, and run this again.',
    )
    expect(toUserMessage({ message: 'ENOSPC: no space left on device, write' })).toBe(
      'The disk is full. Free some space on it, and run this again.',
    )
    const strange = new Error('strange')
    expect(toUserMessage(strange)).toBe(strange.stack)
  })
})

describe('replacing the last build by a finished one', () => {
  let folder = ''
  let parts: { folder: string; target: string }[] = []
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'swap-'))
    for (const name of ['new/dist', 'new/deploy', 'dist', 'deploy']) {
      mkdirSync(path.join(folder, name), { recursive: true })
      writeFileSync(path.join(folder, name, 'index.html'), name)
    }
    parts = ['dist', 'deploy'].map((name) => ({ folder: path.join(folder, 'new', name), target: path.join(folder, name) }))
  })
  const shown = () => parts.map(({ target }) => readFileSync(path.join(target, 'index.html'), 'utf8'))

  test.each(['/new/dist-old$', '/new/deploy-old$', '(?<!new)/dist$', '(?<!new)/deploy$'])(
    'restores a whole build after it was killed while it renamed to %s',
    (at) => {
      const code = `import { replaceLastBuild } from './scripts/build/staging.ts'\nreplaceLastBuild(${JSON.stringify(parts)})`
      const env = { ...process.env, FAIL_WITH: 'killed', FAIL_FILE: at }
      const hook = path.resolve('tests/build/failAtFile.mjs')
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

test('a build waits for no other one: the lock of a killed build is free, that of a running one is named', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lock-'))
  mkdirSync(path.join(root, '.build'))
  const lock = path.join(root, '.build/lock')
  for (const killed of ['', String(process.pid), String(spawnSync(process.execPath, ['--version']).pid)]) {
    writeFileSync(lock, killed)
    takeBuildLock(root)
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
  }
  writeFileSync(lock, String(process.ppid))
  expect(() => takeBuildLock(root)).toThrow(`Another build, process ${process.ppid}, is running here.`)
})

test('of builds that start at once, one gets the lock', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lock-'))
  // Each waits for the same moment, and then stays until all have tried.
  const at = Date.now() + 3000
  const code = `import { takeBuildLock } from './scripts/build/buildLock.ts'
    while (Date.now() < ${at});
    try { takeBuildLock(${JSON.stringify(root)}); console.log('taken') } catch { console.log('refused') }
    setTimeout(() => {}, 2000)`
  const start = () =>
    new Promise<string>((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], (_error, said) => resolve(said.trim()))
    })
  expect((await Promise.all([start(), start(), start()])).toSorted()).toEqual(['refused', 'refused', 'taken'])
}, 60_000)
