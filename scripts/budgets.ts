import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getToday } from '../src/lib/clock.ts'
import { NOT_FOUND, OFFLINE } from '../src/lib/paths.ts'
import { startBrowser } from './browser/findBrowser.ts'
import { siteLimits } from './budgets/limits.ts'
import { lower } from './budgets/lower.ts'
import { measurePage, measureSaveData } from './budgets/measure.ts'
import { record } from './budgets/record.ts'
import { formatScoreboard, overBudget, overSaveData, overScript, overScripts, scriptName } from './budgets/scoreboard.ts'
import { SITE_FOLDER } from './build/staging.ts'
import { findWantedPages, listBuiltPages, listSamplePages } from './lib/builtPages.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { listFiles } from './lib/files.ts'
import { mapWithLimit } from './lib/mapWithLimit.ts'
import { encode } from './serve/encode.ts'
import { serveSite } from './serve/server.ts'
import { writeResult } from './test/step.ts'

/** A measurement mostly waits, and measures no times, so pages can run in parallel. */
const PAGES_AT_ONCE = 4
const { flags, operands: wanted } = readCommandLine({
  name: 'npx tsx scripts/budgets.ts',
  about:
    'Measures bytes, requests and layout shift of the built pages, and runs axe on each. Fails where a page is over its budget or axe finds an error.',
  flags: {
    all: { about: 'Measure layout shift and save-data mode on every page, not only on a sample.' },
    record: { about: 'The same, and write a11y-reports/weight.md.' },
    lower: { about: 'Lower the budgets of script, CSS, fonts and requests to what the site needs today.' },
  },
  operands: { name: '[/address ...]', about: 'Pages to measure. Default: all.' },
})
const [isRecorded, isLowered] = [flags.record !== undefined, flags.lower !== undefined]
const routes = findWantedPages(wanted, [...listBuiltPages(), NOT_FOUND, OFFLINE])
const isThorough = flags.all !== undefined || isRecorded || isLowered || wanted.length > 0
const sample = isThorough ? routes : [...listSamplePages(), NOT_FOUND, OFFLINE]

const { origin, close } = await serveSite(SITE_FOLDER)
// A browser traces one page at a time, so each parallel measurement has its own browser.
const browsers = await Promise.all(Array.from({ length: Math.min(PAGES_AT_ONCE, routes.length) }, () => startBrowser()))
const [browser = await startBrowser()] = browsers
const reports = await mapWithLimit(routes, PAGES_AT_ONCE, (route, place) =>
  measurePage(browsers[place] ?? browser, origin, route, SITE_FOLDER, { measuresShift: sample.includes(route) }),
)
await Promise.all(browsers.slice(1).map((other) => other.close()))
const saveData = await mapWithLimit(sample, PAGES_AT_ONCE, (route) => measureSaveData(browser, origin, route))
// On a busy machine a stylesheet can arrive late and shift the layout. So a page that exceeds a budget is measured once more, alone.
for (const [index, report] of reports.entries())
  if (overBudget(report).length > 0)
    reports[index] = await measurePage(browser, origin, report.route, SITE_FOLDER, { measuresShift: sample.includes(report.route) })
await browser.close()
close()

const scripts = listFiles(SITE_FOLDER)
  .filter((file) => file.endsWith('.js'))
  .map((file) => [scriptName(file), encode(readFileSync(path.join(SITE_FOLDER, file)), 'br').length] as const)
const checks = [...reports.map(overBudget), ...saveData.map(overSaveData), ...scripts.map(overScript), overScripts(scripts)]
const failed = checks.filter((errors) => errors.length > 0)

console.log(`${formatScoreboard(reports)}\n`)
console.log('Sizes are KB on the wire with brotli, at 390 by 844, 2x; "!" is over budget.')
if (failed.length > 0) console.error(`\n${failed.flat().join('\n')}`)
else if (wanted.length === 0) {
  if (isLowered) writeFileSync('scripts/budgets/limits.json', `${JSON.stringify(lower(reports, scripts, siteLimits), null, 2)}\n`)
  if (isRecorded) record('.', { reports, scripts }, getToday())
}
const result = { passed: checks.length - failed.length, failed: failed.length }
writeResult('budgets', { ...result, reports, saveData, scripts: Object.fromEntries(scripts) })
process.exitCode = failed.length > 0 ? 1 : 0
