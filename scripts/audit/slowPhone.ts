import { NOT_FOUND } from '../../src/lib/routes.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { writeResult } from '../test/step.ts'
import { readPartArguments } from './parts.ts'
import { type Click, clickEarly } from './phone/earlyClick.ts'
import { SLOWNESS } from './phone/onSlowPhone.ts'
import { findClickErrors, formatReports, isUncertain, PHONE_GOALS, type PhoneReport } from './phone/phoneReport.ts'
import { inTurns, makeCopies, measureSideBySide, type SideBySide } from './phone/sideBySide.ts'
import { visit } from './phone/visit.ts'

// Every page on a slow phone beside the same page without scripts, in turns, with a click half a second after FCP.

/** How many times each page is loaded, and how many times its main widget is clicked. */
const ROUNDS = 3
const CLICKS = 3

const { pages } = readPartArguments('slow-phone')
const routes = pages.length > 0 ? pages : [...listBuiltPages(), NOT_FOUND]
const { reports, load } = await measureSideBySide(makeCopies('.build/slow-phone'), routes, measure, formatReports)

const errors = reports.map(findClickErrors)
const failed = errors.filter((some) => some.length > 0).length
console.log(`\n${formatReports(reports)}\n`)
console.log(
  `On a line with ${SLOWNESS.latency} ms of latency and ${SLOWNESS.downloadThroughput} bytes a second, with a processor ${SLOWNESS.processor} times slower. Seconds, or milliseconds where a twin's stand in brackets: medians of at least ${ROUNDS} rounds. Times of clicks are medians of at most ${CLICKS}, with the slowest in brackets; × is how many times the page without scripts takes. “!” misses a goal: FCP in ${PHONE_GOALS.fcp / 1000} s, LCP in 2.3 s on the home page and 2.2 s elsewhere, ${PHONE_GOALS.script} ms of script and no longer task, a CLS of 0, visual feedback to a click in ${PHONE_GOALS.answered / 1000} s and its result in ${PHONE_GOALS.there / 1000} s. Goals do not fail. The machine's load was ${Math.min(...load)} to ${Math.max(...load)}.`,
)
if (failed > 0) console.error(`\n${errors.flat().join('\n')}`)
writeResult('slow-phone', { passed: reports.length - failed, failed, load, reports })
process.exitCode = failed > 0 ? 1 : 0

async function measure(sites: SideBySide, route: string): Promise<PhoneReport> {
  const rounds = await inTurns(sites, route, ROUNDS, visit)
  if (isUncertain({ route, rounds })) rounds.push(...(await inTurns(sites, route, ROUNDS, visit)))
  const clicks: Click[] = []
  const errors: string[] = []
  for (let click = 0; click < CLICKS; click += 1) {
    try {
      clicks.push(await clickEarly(sites.browser, sites.origin + route))
    } catch (error) {
      errors.push((error as Error).message)
    }
  }
  return { route, rounds, clicks, errors }
}
