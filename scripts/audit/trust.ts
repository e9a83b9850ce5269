import { mkdirSync, writeFileSync } from 'node:fs'
import { getToday } from '../../src/lib/clock.ts'
import { readBuiltOf } from '../build/buildInfo.ts'
import { getCleanCommit } from '../lib/projectCommit.ts'
import { isBuiltOf } from './builtSite.ts'
import { askAdvisories } from './trust/advisories.ts'
import { breakBuilds } from './trust/builds.ts'
import { keepRows } from './trust/cachedRows.ts'
import { tryEngines } from './trust/engines.ts'
import { checkFailingRequests } from './trust/requests.ts'
import { formatRows, type Row } from './trust/row.ts'
import { tryAttacks } from './trust/tryAttacks.ts'

// Security and resilience checks that take too long for tests. Needs a built site. Results for the same commit are cached.

const SITE = 'dist'

/** The day of the site in dist/. Other builds use the same day, because pages depend on it. */
process.env.SITE_NOW ??= readBuiltOf('.')?.day ?? getToday()
const project = getCleanCommit('.')
/** The cache key of the rows; undefined when dist/ is not of this commit. */
const state = isBuiltOf('.', { state: project, day: getToday() }) ? project : undefined
const rows: Row[] = [
  askAdvisories(),
  ...(await keepRows('attacks', state, async () => [await attackByContent()])),
  ...(await keepRows('builds', state, async () => breakBuilds(SITE))),
  await checkFailingRequests(state),
  ...(await keepRows('engines', state, async () => [tryEngines()])),
]
console.log(`\n${formatRows(rows)}`)
const errors = rows.flatMap((row) => row.errors)
for (const line of errors) console.error(line)
const tried = rows.reduce((sum, row) => sum + row.tried, 0)
mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/trust.json', JSON.stringify({ passed: tried - errors.length, failed: errors.length, rows }, null, 2))
process.exitCode = errors.length > 0 ? 1 : 0

/** All attacks through content, tried on the real content. */
async function attackByContent(): Promise<Row> {
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
