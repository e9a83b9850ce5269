import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { NOT_FOUND } from '../../src/lib/routes.ts'
import { HEADERS_FILE } from '../deploy/headers.ts'
import { findWantedPages, listBuiltPages } from '../lib/builtPages.ts'
import { readPartArguments } from './parts.ts'
import { SLOWNESS } from './phone/onSlowPhone.ts'
import { makeCopies, measureSideBySide, startPhoneBrowser } from './phone/sideBySide.ts'
import { measureCost, measureSelectors } from './style/measureCost.ts'
import { toPlainTwin } from './style/plainTwin.ts'
import { findStyleErrors, formatForced, formatSelectors, formatStyle, MAX_RATIO } from './style/styleReport.ts'

// Style, layout and paint of every page on a slow phone, beside the same HTML with plain CSS, in turns.

const { pages } = readPartArguments('style')
const copies = makeCopies('.build/style', { asBuilt: (html) => html, twin: toPlainTwin })
// Without the Content-Security-Policy, which has the hash of the page’s own styles and would block the twin’s.
for (const copy of Object.values(copies)) rmSync(path.join(copy, HEADERS_FILE))
const { reports, load } = await measureSideBySide({
  routes: findWantedPages(pages, [...listBuiltPages(), NOT_FOUND]),
  copies,
  start: startPhoneBrowser,
  measure: measureCost,
  isUncertain: (report) => findStyleErrors(report).length > 0,
  measureExtra: async (browser: Browser, address) => ({ selectors: await measureSelectors(browser, address) }),
  format: formatStyle,
})

const errors = reports.flatMap(findStyleErrors)
console.log(`\n${formatStyle(reports)}\n\n${formatForced(reports)}\n\n${formatSelectors(reports)}\n`)
console.log(
  `With a processor ${SLOWNESS.processor} times slower, at 390 px, from the first byte until the page rests. Milliseconds of processor time, with the plain twin’s in brackets, medians of all rounds; × is how many times the plain twin’s. “!” is over ${MAX_RATIO} times. The machine's load was ${load}.`,
)
if (errors.length > 0) console.error(errors.join('\n'))
process.exitCode = errors.length > 0 ? 1 : 0
