import { getBrowser } from '../browser/findBrowser.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { auditPage, launchBrowser } from '../lighthouse/audit.ts'
import { serveSite } from '../serve/server.ts'
import { writeResult } from '../test/step.ts'
import type { LighthouseScores } from './goals.ts'
import { formatTable, median, readLoad } from './phone/figures.ts'
import { makeCopies } from './phone/siteCopies.ts'

// Compares the Lighthouse performance score of every page with that of the same page without scripts, in turns. Leaves out the not-found
// page, because Lighthouse refuses pages with status 404. To choose pages: npm run audit lighthouse / /careers

/** Number of audits of each page. A page whose score seems lower than without scripts is audited twice as often. */
const ROUNDS = 3
/** Maximum difference, in points, from the page without scripts: a smaller one is noise. */
const MAX_POINTS_BEHIND = 5
const GOAL = 100

const wanted = process.argv.slice(2)
const routes = wanted.length > 0 ? wanted : listBuiltPages()
const copies = makeCopies('dist', '.build/lighthouse')
const [ours, twins] = [await serveSite(copies.asBuilt), await serveSite(copies.twin)]
const browser = await launchBrowser(getBrowser().executablePath)
const rows: Awaited<ReturnType<typeof look>>[] = []
try {
  for (const route of routes) {
    const row = await look(route)
    rows.push(row)
    console.log(`${median(row.asBuilt)} (${row.asBuilt.join(', ')}), without scripts ${median(row.scriptFree)}: ${route}`)
  }
} finally {
  browser.kill()
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
async function look(route: string) {
  const row = { route, asBuilt: [] as number[], scriptFree: [] as number[], errors: [] as string[] }
  const score = async (site: typeof ours) => {
    const { scores, errors } = await auditPage(site.origin + route, browser.port, ['performance'])
    if (site === ours) row.errors = errors
    return scores.performance ?? 0
  }
  const addRounds = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      row.asBuilt.push(await score(ours))
      row.scriptFree.push(await score(twins))
    }
  }
  await addRounds()
  if (isBehind(row)) await addRounds()
  return row
}
