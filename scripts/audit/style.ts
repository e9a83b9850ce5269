import { rmSync } from 'node:fs'
import path from 'node:path'
import { NOT_FOUND } from '../../src/lib/routes.ts'
import { HEADERS_FILE } from '../deploy/headers.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { writeResult } from '../test/step.ts'
import { copyChangedSite } from './copyChangedSite.ts'
import { SLOWNESS } from './phone/onSlowPhone.ts'
import { inTurns, measureSideBySide, type SideBySide } from './phone/sideBySide.ts'
import { measureCost, measureSelectors } from './style/measureCost.ts'
import { toPlainTwin } from './style/plainTwin.ts'
import { formatForced, formatSelectors, formatStyle, MAX_RATIO, ratioOfCosts, type StyleReport } from './style/styleReport.ts'

/** How many times each page is loaded. A page that seems over the budget is loaded twice as often. */
const ROUNDS = 3

const { flags, operands: wanted } = readCommandLine({
  name: 'npx tsx scripts/audit/style.ts',
  about: 'Measures style, layout and paint of each built page on a slow phone, beside the same HTML with plain CSS, in turns.',
  flags: {
    rounds: { value: 'number', about: `How often each page is opened. Default: ${ROUNDS}.` },
  },
  operands: { name: '[/address ...]', about: 'Pages to measure. Default: all.' },
})
const rounds = Number(flags.rounds ?? ROUNDS)
const routes = wanted.length > 0 ? wanted : [...listBuiltPages(), NOT_FOUND]

// Copies, so that a build during the audit changes nothing.
const folder = '.build/style'
const copies = { asBuilt: path.join(folder, 'as-built'), twin: path.join(folder, 'plain') }
rmSync(folder, { recursive: true, force: true })
copyChangedSite('dist', copies.asBuilt, (html) => html)
copyChangedSite('dist', copies.twin, toPlainTwin)
// Without the Content-Security-Policy, which has the hash of the page’s own styles and would block the twin’s.
for (const copy of Object.values(copies)) rmSync(path.join(copy, HEADERS_FILE))
const { reports, load } = await measureSideBySide(copies, routes, measure, formatStyle)

const failed = reports.filter(isOver)
console.log(`\n${formatStyle(reports)}\n\n${formatForced(reports)}\n\n${formatSelectors(reports)}\n`)
console.log(
  `With a processor ${SLOWNESS.processor} times slower, at 390 px, from the first byte until the page rests. Milliseconds of processor time, with the plain twin’s in brackets, medians of at least ${rounds} rounds; × is how many times the plain twin’s. “!” is over ${MAX_RATIO} times. The machine's load was ${Math.min(...load)} to ${Math.max(...load)}.`,
)
for (const { route, rounds } of failed)
  console.error(`${route}: style and layout take ${ratioOfCosts(rounds).toFixed(2)} times as long as with plain CSS; at most ${MAX_RATIO}`)
writeResult('style', { passed: reports.length - failed.length, failed: failed.length, load, reports })
process.exitCode = failed.length > 0 ? 1 : 0

async function measure(sites: SideBySide, route: string): Promise<StyleReport> {
  const done = await inTurns(sites, route, rounds, measureCost)
  if (isOver({ rounds: done })) done.push(...(await inTurns(sites, route, rounds, measureCost)))
  return { route, rounds: done, selectors: await measureSelectors(sites.browser, sites.origin + route) }
}

function isOver({ rounds }: Pick<StyleReport, 'rounds'>): boolean {
  return ratioOfCosts(rounds) > MAX_RATIO
}
