import { getBrowser } from '../browser/findBrowser.ts'
import { findWantedPages, listBuiltPages } from '../lib/builtPages.ts'
import { auditPage, launchBrowser } from '../lighthouse/audit.ts'
import { readPartArguments } from './parts.ts'
import { findLostPoints, formatScores, isBehind, MAX_POINTS_BEHIND } from './phone/lighthouseReport.ts'
import { makeCopies, measureSideBySide, SCRIPT_FREE_TWIN } from './phone/sideBySide.ts'

// Compares the Lighthouse performance score of every page with that of the same page without scripts, in turns. Leaves out the not-found
// page, because Lighthouse refuses pages with status 404.

const { pages } = readPartArguments('lighthouse')
const { reports, load } = await measureSideBySide({
  routes: findWantedPages(pages, listBuiltPages()),
  copies: makeCopies('.build/lighthouse', SCRIPT_FREE_TWIN),
  start: async () => {
    const { port, kill } = await launchBrowser(getBrowser().executablePath)
    return { browser: port, close: kill }
  },
  measure: (port: number, address) => auditPage(address, port, ['performance']),
  isUncertain: isBehind,
  measureExtra: async () => ({}),
  format: formatScores,
})

console.log(`\n${formatScores(reports)}\n`)
for (const line of reports.flatMap(findLostPoints)) console.log(line)
console.log(
  `Lighthouse on a phone, medians of all rounds. “!” misses the goal of 100, which does not fail; more than ${MAX_POINTS_BEHIND} points fewer than without scripts does. The machine's load was ${load}.`,
)
process.exit(reports.some(isBehind) ? 1 : 0)
