import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { NOT_FOUND } from '../../src/lib/routes.ts'
import { HEADERS_FILE } from '../deploy/headers.ts'
import { findWantedPages, listBuiltPages } from '../lib/builtPages.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { SLOWNESS } from './phone/onSlowPhone.ts'
import { makeCopies, measureSideBySide, startPhoneBrowser } from './phone/sideBySide.ts'
import { measureCost, measureSelectors } from './style/measureCost.ts'
import { toPlainTwin } from './style/plainTwin.ts'
import { findStyleErrors, formatForced, formatSelectors, formatStyle, MAX_RATIO } from './style/styleReport.ts'

/** How many times each page is loaded. A page that seems over the budget is loaded twice as often. */
const ROUNDS = 3

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/audit/style.ts',
  about: 'Measures style, layout and paint of each built page on a slow phone, beside the same HTML with plain CSS, in turns.',
  flags: {
    rounds: { value: 'number', about: `How often each page is opened. Default: ${ROUNDS}.` },
  },
  operands: { name: '[/address ...]', about: 'Pages to measure. Default: all.' },
})
const rounds = Number(flags.rounds ?? ROUNDS)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds takes a whole number from 1. Found "${flags.rounds}". For example: --rounds 1`)
  process.exit(1)
}
const routes = findWantedPages(operands, [...listBuiltPages(), NOT_FOUND])
const copies = makeCopies('.build/style', { asBuilt: (html) => html, twin: toPlainTwin })
// Without the Content-Security-Policy, which has the hash of the page’s own styles and would block the twin’s.
for (const copy of Object.values(copies)) rmSync(path.join(copy, HEADERS_FILE))
const { reports, load } = await measureSideBySide({
  routes,
  copies,
  rounds,
  start: startPhoneBrowser,
  measure: measureCost,
  isUncertain: (report) => findStyleErrors(report).length > 0,
  measureExtra: async (browser: Browser, address) => ({ selectors: await measureSelectors(browser, address) }),
  format: formatStyle,
})

const errors = reports.flatMap(findStyleErrors)
console.log(`\n${formatStyle(reports)}\n\n${formatForced(reports)}\n\n${formatSelectors(reports)}\n`)
console.log(
  `With a processor ${SLOWNESS.processor} times slower, at 390 px, from the first byte until the page rests. Milliseconds of processor time, with the plain twin’s in brackets, medians of at least ${rounds} rounds; × is how many times the plain twin’s. “!” is over ${MAX_RATIO} times. The machine's load was ${load}.`,
)
if (errors.length > 0) console.error(errors.join('\n'))
process.exitCode = errors.length > 0 ? 1 : 0
