import { mkdirSync, writeFileSync } from 'node:fs'
import { getToday } from '../../src/lib/clock.ts'
import { readBuiltOf } from '../build/buildInfo.ts'
import { getCleanCommit } from '../lib/projectCommit.ts'
import { isBuiltOf } from './builtSite.ts'
import { askAdvisories } from './trust/advisories.ts'
import { breakBuilds } from './trust/builds.ts'
import { keepRows } from './trust/cachedRows.ts'
import { tryEngines } from './trust/engines.ts'
import { failRequests } from './trust/requests.ts'
import { formatRows, type Row } from './trust/row.ts'
import { tryAttacks } from './trust/tryAttacks.ts'

// What protects the site and holds it up, as far as it takes longer than a test may. Needs a built site. What held for a commit is not
// tried again.

const SITE = 'dist'

/** The day of the site that stands there: others are built beside it, and pages say what has passed. */
process.env.SITE_NOW ??= readBuiltOf('.')?.day ?? getToday()
const project = getCleanCommit('.')
/** What rows are kept by: none where the site is not that of the project. */
const state = isBuiltOf('.', { state: project, day: getToday() }) ? project : undefined
const rows: Row[] = [
  askAdvisories(),
  ...(await keepRows('attacks', state, async () => [await attackByContent()])),
  ...(await keepRows('builds', state, async () => breakBuilds(SITE))),
  await failRequests(state),
  ...(await keepRows('engines', state, async () => [tryEngines()])),
]
console.log(`\n${formatRows(rows)}`)
const errors = rows.flatMap((row) => row.errors)
for (const line of errors) console.error(line)
const tried = rows.reduce((sum, row) => sum + row.tried, 0)
mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/trust.json', JSON.stringify({ passed: tried - errors.length, failed: errors.length, rows }, null, 2))
process.exitCode = errors.length > 0 ? 1 : 0

/** Everything a hostile editor might send, tried on the real content. */
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
