import type { Browser } from 'playwright'
import { NOT_FOUND } from '../../src/lib/routes.ts'
import { findWantedPages, listBuiltPages } from '../lib/builtPages.ts'
import { readPartArguments } from './parts.ts'
import { type Click, clickEarly } from './phone/earlyClick.ts'
import { SLOWNESS } from './phone/onSlowPhone.ts'
import { findClickErrors, formatReports, isUncertain, PHONE_GOALS } from './phone/phoneReport.ts'
import { makeCopies, measureSideBySide, SCRIPT_FREE_TWIN, startPhoneBrowser } from './phone/sideBySide.ts'
import { visit } from './phone/visit.ts'

// Every page on a slow phone beside the same page without scripts, in turns, with a click half a second after FCP.

/** How many times the main widget of each page is clicked. */
const CLICKS = 3

const { pages } = readPartArguments('slow-phone')
const { reports, load } = await measureSideBySide({
  routes: findWantedPages(pages, [...listBuiltPages(), NOT_FOUND]),
  copies: makeCopies('.build/slow-phone', SCRIPT_FREE_TWIN),
  start: startPhoneBrowser,
  measure: visit,
  isUncertain,
  measureExtra: measureClicks,
  format: formatReports,
})

const errors = reports.flatMap(findClickErrors)
console.log(`\n${formatReports(reports)}\n`)
console.log(
  `On a line with ${SLOWNESS.latency} ms of latency and ${SLOWNESS.downloadThroughput} bytes a second, with a processor ${SLOWNESS.processor} times slower. Medians of all rounds and of at most ${CLICKS} clicks; ratios and brackets compare with the page without scripts. “!” misses a goal, which does not fail: ${PHONE_GOALS.join('; ')}. The machine's load was ${load}.`,
)
if (errors.length > 0) console.error(`\n${errors.join('\n')}`)
process.exitCode = errors.length > 0 ? 1 : 0

async function measureClicks(browser: Browser, address: string) {
  const clicks: Click[] = []
  const errors: string[] = []
  for (let click = 0; click < CLICKS; click += 1) {
    try {
      clicks.push(await clickEarly(browser, address))
    } catch (error) {
      errors.push((error as Error).message)
    }
  }
  return { clicks, errors }
}
