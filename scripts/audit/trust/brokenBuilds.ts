import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { differences } from '../../test/folderDifferences.ts'
import { elsewhere, makeSecondCheckout } from '../../test/secondCheckout.ts'
import { BUILD_FAILURES } from './build/failureMoments.ts'
import { findDamage } from './build/lastGoodSite.ts'
import { type BuildFailure, runBroken, runBuild } from './build/runBroken.ts'
import type { TrustRow } from './trustTable.ts'

/** Folders of generated files besides dist/. They are deleted, so that the build generates everything. */
const GENERATED_FOLDERS = ['.generated', '.build']
const DISK_FULL = 'The disk is full. Free some space on it, and run this again.'

/**
 * Builds a second checkout from nothing: with Windows line endings, in a folder with spaces and diacritics, in another time zone and
 * locale, without a network, on a busy machine. The bytes must equal those of `site`, built with the same SITE_NOW. Then kills builds, or
 * fails them with a full disk, at every step: each must leave the last good site as it was, and the next build must make it again. Takes
 * some ten minutes.
 */
export function breakBuilds(site: string): TrustRow[] {
  const secondCheckout = makeSecondCheckout(process.cwd())
  const [dist, good] = [path.join(secondCheckout, 'dist'), path.join(secondCheckout, 'good')]
  try {
    for (const made of GENERATED_FOLDERS) rmSync(path.join(secondCheckout, made), { recursive: true, force: true })
    const busy = Array.from({ length: availableParallelism() * 2 }, () => spawn(process.execPath, ['--eval', 'for (;;);']))
    const { status, said } = runBuild(secondCheckout, elsewhere())
    for (const one of busy) one.kill('SIGKILL')
    const failuresElsewhere = status === 0 ? differences(site, dist) : [`The build failed: ${said}`]
    const same: TrustRow = { about: 'builds elsewhere, byte for byte', tried: 1, errors: failuresElsewhere.slice(0, 1) }
    if (status !== 0) return [same]
    cpSync(dist, good, { recursive: true })
    const errors = Object.values(BUILD_FAILURES).flatMap((group) => breakOneByOne(secondCheckout, group, { dist, good }))
    const tried = Object.values(BUILD_FAILURES).flat().length
    return [same, { about: 'builds killed, or ended as if the disk were full', tried, errors: errors.slice(0, tried) }]
  } finally {
    rmSync(secondCheckout, { recursive: true, force: true })
  }
}

/** Injects the errors one after another; returns what was left damaged, and the differences of the next build. */
function breakOneByOne(copy: string, group: readonly BuildFailure[], { dist, good }: { dist: string; good: string }): string[] {
  const found: string[] = []
  for (const error of group) {
    const named = `${error.kind === 'full' ? 'Disk full' : 'Killed'} ${error.when}`
    const before = found.length
    const { signal, said } = runBroken(copy, error)
    if (error.kind === 'killed' ? signal !== 'SIGKILL' : !said.includes(DISK_FULL))
      found.push(`${named}: the failure did not happen, or was not reported. ${said}`)
    const loss = findDamage(copy, good, error.isMovedAside === true)
    if (loss) found.push(`${named}: ${loss}`)
    console.log(`  ${named}: ${found.length === before ? 'passed' : found.at(-1)}`)
  }
  const { status, said } = runBuild(copy)
  const after = status === 0 ? differences(good, dist).map((line) => `After it, ${line}`) : [`The next build failed: ${said}`]
  return [...found, ...after]
}
