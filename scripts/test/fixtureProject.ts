import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { getToday } from '../../src/lib/clock.ts'
import { deleteBuildInfo, readBuildInfo } from '../build/buildInfo.ts'
import { takeBuildLock } from '../build/buildLock.ts'
import { PROJECT_PARTS } from '../lib/copyProject.ts'
import { listFiles } from '../lib/files.ts'

const PROJECT = path.resolve(import.meta.dirname, '../..')

/** A copy of the project in which tests/fixtures/site replaces content/, for behaviour tests. Its `dist` is the fixture site. */
export const FIXTURE_PROJECT = path.join(PROJECT, '.build/fixture-site')

export const FIXTURE_CONTENT = path.join(FIXTURE_PROJECT, 'content')

export const FIXTURE_DIST = path.join(FIXTURE_PROJECT, 'dist')

/** The pictures of the project, copied so that they are not generated twice. */
const CACHE = '.generated'

/** Updates the fixture project from the project. Generates its pictures, but not its pages. */
export async function updateFixtureProject(): Promise<void> {
  const releaseLock = await takeBuildLock(FIXTURE_PROJECT)
  const isNew = !existsSync(path.join(FIXTURE_PROJECT, 'node_modules'))
  if (isNew && existsSync(path.join(PROJECT, CACHE))) {
    cpSync(path.join(PROJECT, CACHE), path.join(FIXTURE_PROJECT, CACHE), { recursive: true })
  }
  if (isNew) symlinkSync(path.join(PROJECT, 'node_modules'), path.join(FIXTURE_PROJECT, 'node_modules'), 'dir')
  const parts = PROJECT_PARTS.filter((part) => part !== 'content' && part !== CACHE)
  const changed = parts.map((part) => updateCopy(path.join(PROJECT, part), path.join(FIXTURE_PROJECT, part)))
  const hasNewContent = updateCopy(path.join(PROJECT, 'tests/fixtures/site/content'), path.join(FIXTURE_PROJECT, 'content'))
  if (hasNewContent || changed.includes(true)) deleteBuildInfo(FIXTURE_PROJECT)
  releaseLock()
  if (hasNewContent || !existsSync(path.join(FIXTURE_PROJECT, '.generated/pictures.json'))) run('--import', 'tsx', 'scripts/pictures.ts')
}

/** Builds the fixture site, unless it was built today from the project’s current files. */
export async function buildFixtureSite(): Promise<void> {
  await updateFixtureProject()
  if (readBuildInfo(FIXTURE_PROJECT)?.day !== getToday() || !existsSync(FIXTURE_DIST)) run('scripts/build.mjs', '--brochures')
}

function run(...args: readonly string[]): void {
  // Vitest, which may call this function, sets both variables, and the build would act as in a test.
  const { NODE_ENV, VITEST, ...env } = process.env
  const { status } = spawnSync(process.execPath, args, { cwd: FIXTURE_PROJECT, stdio: 'inherit', env })
  if (status !== 0) throw new Error(`The fixture site could not be built: node ${args.join(' ')} failed in ${FIXTURE_PROJECT}.`)
}

/** Synchronises the file or folder `to` with `from`. Returns whether anything changed. */
function updateCopy(from: string, to: string): boolean {
  if (statSync(from).isFile()) return updateFile(from, to)
  const files = listFiles(from)
  const wanted = new Set(files)
  const surplus = listFiles(to).filter((file) => !wanted.has(file))
  for (const file of surplus) rmSync(path.join(to, file))
  const changed = files.filter((file) => updateFile(path.join(from, file), path.join(to, file)))
  return surplus.length + changed.length > 0
}

function updateFile(from: string, to: string): boolean {
  const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })]
  // Copies have the modification time of their source. File systems round it differently.
  if (copy?.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 2) return false
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(from, to)
  utimesSync(to, source.atime, source.mtime)
  return true
}
