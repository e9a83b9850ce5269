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

/**
 * Runs a command, such as the tool of a package, which npm adds to the PATH. Prints its output at its end, since others run beside it.
 * Resolves with whether it succeeded.
 */
async function run(command: string): Promise<boolean> {
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
  const [code] = await once(child, 'close')
  console.log(`\n> ${command}\n${Buffer.concat(output)}${code === 0 ? '' : `\nFAILED: ${command}`}`)
  return code === 0
}

/** Runs a step that is one check. */
const check = async (command: string): Promise<Counts> => ((await run(command)) ? [1, 0, 0] : [0, 1, 0])

/** Runs a test runner, and counts its tests. One that stops early, or fails without a failed test, counts as a failure. */
async function test(file: string, count: (report: Report) => Counts, command: string): Promise<Counts> {
  rmSync(file, { force: true })
  const isPassed = await run(command)
  const [passed, failed, skipped] = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : [0, 0, 0]
  return [passed, isPassed ? failed : Math.max(failed, 1), skipped]
}

/** Runs checks one after another. */
async function checkAll(...commands: readonly string[]): Promise<Counts[]> {
  const counts: Counts[] = []
  for (const command of commands) counts.push(await check(command))
  return counts
}

mkdirSync(RESULTS, { recursive: true })
// Side by side, for two processors.
const [sources, sites] = await Promise.all([
  checkAll('tsc', 'tsc -p src/service-worker', 'biome check --error-on-warnings', 'knip', 'tsx scripts/content-check.ts'),
  checkAll('node scripts/build.mjs', 'tsx tests/fixtures/serve.ts'),
])
const isBuilt = sites.every(([, failures]) => failures === 0)
const projects = isBuilt ? '--project=unit --project=built --project=real-content' : '--project=unit'
const tests = [test(VITEST, countVitest, `vitest run ${projects} --reporter=default --reporter=json --outputFile.json=${VITEST}`)]
if (isBuilt) tests.push(test(PLAYWRIGHT, countPlaywright, 'playwright test --grep @core --reporter=list,json'))
else console.log('A build failed, so the tests of built sites and in the browser were left out.')
const counts = [...sources, ...sites, ...(await Promise.all(tests))]
const [passed, failed, skipped] = [0, 1, 2].map((index) => counts.reduce((sum, numbers) => sum + (numbers[index] ?? 0), 0))
console.log(`\nTotal time: ${Math.round((performance.now() - started) / 1000)} s.`)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)
