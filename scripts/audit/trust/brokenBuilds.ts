import { spawn } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { SITE_FOLDER, STAGING_FOLDER } from '../../build/staging.ts'
import { folderDifferences } from '../../test/folderDifferences.ts'
import { getForeignEnvironment, makeSecondCheckout } from '../../test/secondCheckout.ts'
import { type BuildStep, runBroken, runBuild } from './build/runBroken.ts'

/** Steps of a build, in order, each with a file that is written during it. Builds that fail get past the step where the last one failed. */
export const BUILD_STEPS: readonly BuildStep[] = [
  { when: 'before it begins', at: /\.build\/lock$/ },
  { when: 'while a picture is written', at: /\.generated\/public\/pictures\/.*\.new$/, toDelete: '.generated/public/pictures' },
  { when: 'after the pictures', at: /\.generated\/pictures\.json/ },
  { when: 'while a font is written', at: /\.generated\/fonts\/.*text-400/ },
  { when: 'while a card for sharing is written', at: /\.generated\/public\/share\/home/, toDelete: '.generated/public/share' },
  { when: 'while the press kit is written', at: /public\/press\/.*\.zip/ },
  { when: 'while scripts are written', at: /\.build\/site\/assets\/app-.*\.js$/ },
  { when: 'while files are compressed', at: /\.build\/compressed\/.*\.br/, toDelete: '.build/compressed' },
  { when: 'in the middle of the pages', at: /\.build\/site\/careers\.html$/ },
  { when: 'while the service worker is written', at: /\.build\/site\/service-worker\.js$/ },
  { when: 'while the headers are written', at: /\.build\/site\/_headers$/ },
  { when: 'while the last files are compressed', at: /\.build\/site\/feed\.xml\.br$/ },
  { when: 'while its commit is recorded', at: /\.build\/built-of\.json\.new$/ },
  // Between the two renames that replace dist/. Moving a folder takes no disk space, so a full disk cannot fail it.
  { when: 'while the new site takes its place', at: /\/dist$/, isMovedAside: true },
]

/** Folders of generated files besides dist/. They are deleted, so that the build generates everything. */
const GENERATED_FOLDERS = ['.generated', '.build']
const DISK_FULL = 'The disk is full. Free some space on it, and run this again.'

/**
 * Builds a second checkout from scratch: with Windows line endings, in a folder with spaces and diacritics, in another time zone and
 * locale, without a network, on a busy machine. The bytes must equal those of dist/, built with the same SITE_NOW. Then kills builds, or
 * fails them with a full disk, at every step: each must leave the last good site unchanged, and the next build must reproduce it. Takes
 * some ten minutes.
 */
export function breakBuilds() {
  const secondCheckout = makeSecondCheckout(process.cwd())
  const [dist, good] = [path.join(secondCheckout, 'dist'), path.join(secondCheckout, 'good')]
  try {
    for (const made of GENERATED_FOLDERS) rmSync(path.join(secondCheckout, made), { recursive: true, force: true })
    const busy = Array.from({ length: availableParallelism() * 2 }, () => spawn(process.execPath, ['--eval', 'for (;;);']))
    const { status, said } = runBuild(secondCheckout, getForeignEnvironment())
    for (const one of busy) one.kill('SIGKILL')
    const failuresElsewhere = status === 0 ? folderDifferences(SITE_FOLDER, dist) : [`The build failed: ${said}`]
    const same = { about: 'builds elsewhere, byte for byte', tried: 1, errors: failuresElsewhere.slice(0, 1) }
    if (status !== 0) return [same]
    cpSync(dist, good, { recursive: true })
    const onFullDisk = BUILD_STEPS.filter(({ isMovedAside }) => !isMovedAside)
    const errors = [
      ...breakOneByOne(secondCheckout, 'killed', BUILD_STEPS, { dist, good }),
      ...breakOneByOne(secondCheckout, 'full', onFullDisk, { dist, good }),
    ]
    const tried = BUILD_STEPS.length + onFullDisk.length
    return [same, { about: 'builds killed, or ended as if the disk were full', tried, errors: errors.slice(0, tried) }]
  } finally {
    rmSync(secondCheckout, { recursive: true, force: true })
  }
}

/** Injects the errors one after another; returns what was left damaged, and the differences of the next build. */
function breakOneByOne(
  copy: string,
  kind: 'killed' | 'full',
  steps: readonly BuildStep[],
  { dist, good }: { dist: string; good: string },
): string[] {
  const found = steps.flatMap((step) => {
    const named = `${kind === 'full' ? 'Disk full' : 'Killed'} ${step.when}`
    const { signal, said } = runBroken(copy, { kind, ...step })
    const hasHappened = kind === 'killed' ? signal === 'SIGKILL' : said.includes(DISK_FULL)
    const damage = findDamage(copy, good, step)
    const errors = [...(hasHappened ? [] : [`the failure did not happen, or was not reported. ${said}`]), ...(damage ? [damage] : [])]
    console.log(`  ${named}: ${errors.join(' ') || 'passed'}`)
    return errors.map((error) => `${named}: ${error}`)
  })
  const { status, said } = runBuild(copy)
  const after = status === 0 ? folderDifferences(good, dist).map((line) => `After it, ${line}`) : [`The next build failed: ${said}`]
  return [...found, ...after]
}

/**
 * Checks the last good site of the project in `copy` after a build was killed: an error message, or undefined. `good` is a copy of that
 * site to compare with. The site must be in dist/. If the build was killed between its two renames, it must be complete beside dist/, from
 * where the next command restores it.
 */
export function findDamage(copy: string, good: string, { isMovedAside }: Pick<BuildStep, 'isMovedAside'>): string | undefined {
  const [place, beside] = [path.join(copy, SITE_FOLDER), path.join(copy, `${STAGING_FOLDER}-old`)]
  if (!existsSync(place) && !isMovedAside) return 'the last good site is missing from dist/.'
  if (!existsSync(place)) return folderDifferences(good, beside).length > 0 ? 'the last good site is gone.' : undefined
  if (isMovedAside) return 'the last good site was not moved aside.'
  return folderDifferences(good, place).length > 0 ? 'the last good site was changed.' : undefined
}
