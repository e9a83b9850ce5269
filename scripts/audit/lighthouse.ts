import { getBrowser } from '../browser/findBrowser.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { auditPage, launchBrowser, type Verdict } from '../lighthouse/audit.ts'
import { serveSite } from '../serve/server.ts'
import { writeResult } from '../test/step.ts'
import type { LighthouseScores } from './goals.ts'
import { readPartArguments } from './parts.ts'
import { formatTable, median, type Round, readLoad } from './phone/figures.ts'
import { inTurns, makeCopies } from './phone/sideBySide.ts'

// Compares the Lighthouse performance score of every page with that of the same page without scripts, in turns. Leaves out the not-found
// page, because Lighthouse refuses pages with status 404.

/** Number of audits of each page. A page whose score seems lower than without scripts is audited twice as often. */
const ROUNDS = 3
/** Maximum difference, in points, from the page without scripts: a smaller one is noise. */
const MAX_POINTS_BEHIND = 5
const GOAL = 100

const { pages } = readPartArguments('lighthouse')
const copies = makeCopies('.build/lighthouse')
const [ours, twins] = [await serveSite(copies.asBuilt), await serveSite(copies.twin)]
const { port, kill } = await launchBrowser(getBrowser().executablePath)
const sites = { browser: port, origin: ours.origin, twinOrigin: twins.origin }
const rows: (LighthouseScores & { errors: readonly string[] })[] = []
try {
  for (const route of pages.length > 0 ? pages : listBuiltPages()) {
    const row = await measure(route)
    rows.push(row)
    console.log(`${median(row.asBuilt)} (${row.asBuilt.join(', ')}), without scripts ${median(row.scriptFree)}: ${route}`)
  }
} finally {
  kill()
  ours.close()
  twins.close()
}

const failed = rows.filter(isBehind).length
const cells = rows.map((row) => {
  const mine = median(row.asBuilt)
  return [row.route, `${mine}${mine < GOAL ? '!' : ''}`, String(median(row.scriptFree)), isBehind(row) ? 'failed' : '']
})
console.log(`\n${formatTable(['page', 'performance', 'without scripts', ''], cells)}\n`)
for (const { route, errors } of rows.filter(({ asBuilt }) => median(asBuilt) < GOAL)) console.log([route, ...errors].join('\n  '))
console.log(
  `Lighthouse on a phone, median of ${ROUNDS}. “!” misses the goal of ${GOAL}, which does not fail; more than ${MAX_POINTS_BEHIND} points fewer than without scripts does. The machine's load is now ${readLoad()}.`,
)
writeResult('lighthouse-performance', { passed: rows.length - failed, failed, rows })
process.exit(failed > 0 ? 1 : 0)

function isBehind({ asBuilt, scriptFree }: LighthouseScores): boolean {
  return median(asBuilt) < median(scriptFree) - MAX_POINTS_BEHIND
}

/** The scores of a page, and the audits that cost points, as Lighthouse names them. */
async function measure(route: string) {
  const audit = (port: number, address: string) => auditPage(address, port, ['performance'])
  const toRow = (rounds: readonly Round<Verdict>[]) => ({
    route,
    asBuilt: rounds.map(({ asBuilt }) => asBuilt.scores.performance ?? 0),
    scriptFree: rounds.map(({ twin }) => twin.scores.performance ?? 0),
    errors: rounds.at(-1)?.asBuilt.errors ?? [],
  })
  const rounds = await inTurns(sites, route, ROUNDS, audit)
  return toRow(isBehind(toRow(rounds)) ? [...rounds, ...(await inTurns(sites, route, ROUNDS, audit))] : rounds)
}
