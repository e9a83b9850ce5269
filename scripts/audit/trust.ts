import { spawnSync } from 'node:child_process'
import { getToday } from '../../src/lib/clock.ts'
import { readBuildInfo } from '../build/buildInfo.ts'
import { formatTable } from './phone/figures.ts'
import { breakBuilds } from './trust/brokenBuilds.ts'
import { checkFailingRequests } from './trust/failingRequests.ts'
import type { TrustRow } from './trust/trustRow.ts'
import { tryAttacks } from './trust/tryAttacks.ts'

// Security and resilience checks that take too long for tests. Needs a built site.

const SITE = 'dist'

/** The day of the site in dist/. Other builds use the same day, because pages depend on it. */
process.env.SITE_NOW ??= readBuildInfo('.')?.day ?? getToday()

const rows: TrustRow[] = []
for (const check of [checkAdvisories, attackByContent, () => breakBuilds(SITE), checkFailingRequests]) {
  const found = [await check()].flat()
  for (const { about, tried, errors } of found) console.log(`${about}: ${tried - errors.length} of ${tried} passed`)
  rows.push(...found)
}
const cells = rows.map(({ about, tried, errors, note = '' }) => [about, String(tried), String(tried - errors.length), note])
console.log(`\n${formatTable(['', 'tried', 'passed', ''], cells)}`)
const errors = rows.flatMap((row) => row.errors)
for (const line of errors) console.error(line)
process.exitCode = errors.length > 0 ? 1 : 0

async function attackByContent(): Promise<TrustRow> {
  const attacks = await tryAttacks()
  const refused = attacks.filter(({ outcome }) => outcome === 'refused').length
  const through = attacks.filter(({ errors }) => errors.length > 0)
  return {
    about: 'hostile inputs from an editor',
    tried: attacks.length,
    errors: through.map(({ place, what, errors }) => `${what}, ${place}: ${errors.join(' ')}`),
    note: `${refused} refused in words, ${attacks.length - refused} made harmless`,
  }
}

/** Looks up known vulnerabilities of the packages that a build uses: `npm audit --omit=dev`. */
function checkAdvisories(): TrustRow {
  const about = 'packages of a build, in the registry’s list of known errors'
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' })
  try {
    const { metadata, vulnerabilities = {} } = JSON.parse(stdout) as {
      metadata: { dependencies: { prod: number } }
      vulnerabilities?: Record<string, { severity: string }>
    }
    const errors = Object.entries(vulnerabilities).map(([name, { severity }]) => `An error of ${name} is known: ${severity}.`)
    return { about, tried: metadata.dependencies.prod, errors }
  } catch {
    return { about, tried: 0, errors: [], note: 'the registry does not answer here' }
  }
}
