import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const RESULTS = '.build/results'

/** How many tests passed, failed and were skipped, and the reasons for skipping some. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  reasons: readonly string[]
}

/** The parts of a report of Vitest or Playwright that are read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}
interface Suite {
  suites?: Suite[]
  specs: { tests: { status: string; annotations: { type: string; description?: string }[] }[] }[]
}

/** Reads a report. A test that passes only on a retry has failed. */
function readReport(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, reasons: [] }
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  if (!('stats' in report)) {
    const skipped = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'skipped')
    // A test that is not run on every machine has the reason in its title: “(skipped: Caddy is not installed)”.
    const reasons = skipped.map(({ fullName }) => /\((skipped [^)]*|skipped: [^)]*)\)/.exec(fullName)?.[1] ?? fullName)
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, reasons }
  }
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped, reasons: report.suites.flatMap(reasonsOf) }
}

const reasonsOf = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(reasonsOf),
  ...specs.flatMap(({ tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .flatMap(({ annotations }) => annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : []))),
  ),
]

/**
 * Runs a command, such as the tool of a package, which npm adds to the PATH. Prints its output at its end, since others may run beside it. It
 * counts as the tests in its report or, without one, as one test. If it stops early, or fails without a failed test, that counts as a failure.
 */
export async function run(command: string, report?: string): Promise<Outcome> {
  mkdirSync(RESULTS, { recursive: true })
  if (report) rmSync(report, { force: true })
  const env = report ? { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } : process.env
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], shell: true, env })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
  const [code] = await once(child, 'close')
  console.log(`\n> ${command}\n${Buffer.concat(output)}${code === 0 ? '' : `\nFAILED: ${command}`}`)
  const found = report ? readReport(report) : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, reasons: [] }
  return { ...found, failed: code === 0 ? found.failed : Math.max(found.failed, 1) }
}

/** Runs Vitest with some of its projects: --project=unit. */
export const runVitest = (args: string): Promise<Outcome> => {
  const report = `${RESULTS}/vitest.json`
  return run(`vitest run ${args} --reporter=default --reporter=json --outputFile.json=${report}`, report)
}

/** Runs Playwright. */
export const runPlaywright = (args: string): Promise<Outcome> =>
  run(`playwright test ${args} --reporter=list,json`, `${RESULTS}/playwright.json`)

/** Runs commands one after another. */
export async function runAll(...commands: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const command of commands) outcomes.push(await run(command))
  return outcomes
}

/** Prints what was skipped and why, how long it took and, as the last line, the counts. Ends the process. */
export function finish(outcomes: readonly Outcome[]): never {
  const sum = (count: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[count], 0)
  for (const reason of new Set(outcomes.flatMap(({ reasons }) => reasons))) console.log(`Skipped: ${reason}`)
  console.log(`\nTotal time: ${Math.round(performance.now() / 1000)} s.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}
