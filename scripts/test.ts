import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser/findBrowser.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getToday } from './lib/settings.ts'

const RESULTS = '.build/results'
/** The reports of Vitest and Playwright. */
const [VITEST, PLAYWRIGHT] = [`${RESULTS}/vitest.json`, `${RESULTS}/playwright.json`]

readCommandLine({
  name: 'npm test',
  about: 'Checks types, style, unused code and content, builds the site, and tests it. docs/testing.md names the commands of its steps.',
})
/** All steps use the same date, even if midnight passes during the run, because built pages depend on today's date. */
process.env.SITE_NOW ??= getToday()
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = PLAYWRIGHT
const { executablePath, source } = ensureBrowser()
process.env.CHROME_PATH = executablePath
console.log(`Browser: ${executablePath} (${source})`)
const started = performance.now()

/** How many tests passed, failed and were skipped. */
type Counts = readonly [passed: number, failed: number, skipped: number]

/** The summaries in the reports. A test that passes only on a retry has failed. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}
const countVitest = (report: Report): Counts => [report.numPassedTests, report.numFailedTests, report.numPendingTests]
const countPlaywright = ({ stats }: Report): Counts => [stats.expected, stats.unexpected + stats.flaky, stats.skipped]

/** Runs a command, such as the tool of a package, which npm adds to the PATH. Shows its output, and resolves with whether it succeeded. */
async function run(command: string, ...args: readonly string[]): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(child, 'exit').catch(() => [1])
  return code === 0
}

/** Runs a step that is one check. */
async function check(tool: string, ...args: readonly string[]): Promise<Counts> {
  const isPassed = await run(tool, ...args)
  if (!isPassed) console.log(`\nFAILED: ${tool} ${args.join(' ')}`)
  return isPassed ? [1, 0, 0] : [0, 1, 0]
}

/** Runs a test runner, and counts its tests. One that stops early, or fails without a failed test, counts as a failure. */
async function test(file: string, count: (report: Report) => Counts, tool: string, ...args: readonly string[]): Promise<Counts> {
  rmSync(file, { force: true })
  const isPassed = await run(tool, ...args)
  const [passed, failed, skipped] = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0, 0]
  return [passed, isPassed ? failed : Math.max(failed, 1), skipped]
}

async function checkSources(): Promise<Counts[]> {
  const types = [await check('tsc'), await check('tsc', '-p', 'src/service-worker')]
  const sources = [await check('biome', 'check', '--error-on-warnings'), await check('knip')]
  return [...types, ...sources, await check('tsx', 'scripts/content-check.ts')]
}

mkdirSync(RESULTS, { recursive: true })
// Side by side, one for each of two processors.
const [sources, site] = await Promise.all([checkSources(), check('node', 'scripts/build.mjs')])
const [, failures] = site
const projects = failures > 0 ? ['unit'] : ['unit', 'built', 'real-content']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`]
const counts = [...sources, site]
counts.push(await test(VITEST, countVitest, 'vitest', 'run', ...projects.map((name) => `--project=${name}`), ...reporters))
if (failures > 0) console.log('The build failed, so the tests of the built site and in the browser were left out.')
else counts.push(await test(PLAYWRIGHT, countPlaywright, 'playwright', 'test', '--grep', '@core', '--reporter=list,json'))
const [passed, failed, skipped] = [0, 1, 2].map((index) => counts.reduce((sum, numbers) => sum + (numbers[index] ?? 0), 0))
console.log(`\nTotal time: ${Math.round((performance.now() - started) / 1000)} s.`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)
