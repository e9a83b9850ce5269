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

/** The summary in a report of Vitest or Playwright. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
  | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Counts the tests in a report. A test that passes only on a retry has failed. */
function countTests(file: string): Counts {
  if (!existsSync(file)) return [0, 0, 0]
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  if (!('stats' in report)) return [report.numPassedTests, report.numFailedTests, report.numPendingTests]
  const { expected, unexpected, flaky, skipped } = report.stats
  return [expected, unexpected + flaky, skipped]
}

/**
 * Runs a command, such as the tool of a package, which npm adds to the PATH. Prints its output at its end, since others run beside it. It
 * counts as the tests in its report or, without one, as one test. If it stops early, or fails without a failed test, that counts as a failure.
 */
async function run(command: string, report?: string): Promise<Counts> {
  if (report) rmSync(report, { force: true })
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
  const [code] = await once(child, 'close')
  console.log(`\n> ${command}\n${Buffer.concat(output)}${code === 0 ? '' : `\nFAILED: ${command}`}`)
  const [passed, failed, skipped] = report ? countTests(report) : [code === 0 ? 1 : 0, 0, 0]
  return [passed, code === 0 ? failed : Math.max(failed, 1), skipped]
}

/** Runs commands one after another. */
async function runAll(...commands: readonly string[]): Promise<Counts[]> {
  const counts: Counts[] = []
  for (const command of commands) counts.push(await run(command))
  return counts
}

mkdirSync(RESULTS, { recursive: true })
// Side by side, for two processors.
const [sources, sites] = await Promise.all([
  runAll('tsc', 'tsc -p src/service-worker', 'biome check --error-on-warnings', 'knip', 'tsx scripts/content-check.ts'),
  runAll('node scripts/build.mjs', 'tsx tests/fixtures/serve.ts'),
])
const isBuilt = sites.every(([, failures]) => failures === 0)
const projects = isBuilt ? '--project=unit --project=built --project=real-content' : '--project=unit'
const tests = [run(`vitest run ${projects} --reporter=default --reporter=json --outputFile.json=${VITEST}`, VITEST)]
if (isBuilt) tests.push(run('playwright test --grep @core --reporter=list,json', PLAYWRIGHT))
else console.log('A build failed, so the tests of built sites and in the browser were left out.')
const counts = [...sources, ...sites, ...(await Promise.all(tests))]
const [passed, failed, skipped] = [0, 1, 2].map((index) => counts.reduce((sum, numbers) => sum + (numbers[index] ?? 0), 0))
console.log(`\nTotal time: ${Math.round((performance.now() - started) / 1000)} s.`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)
