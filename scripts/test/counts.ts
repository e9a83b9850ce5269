import type { Outcome } from './step.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string; annotations: { type: string; description?: string }[] }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Reads the counts from Vitest’s JSON report. A skipped test or its group gives the reason in its name: "served by nginx (skipped: …)". */
export function countVitest(result: unknown): Outcome {
  const { numPassedTests, numFailedTests, testResults } = result as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const unrun = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return withSkips(
    { passed: numPassedTests, failed: numFailedTests },
    unrun.map(({ fullName }) => ({ name: fullName, reason: /\(skipped: (.*?)\)/.exec(fullName)?.[1] })),
  )
}

/** Reads the counts from Playwright’s JSON report. A test that passes only on a retry has failed. */
export function countPlaywright(result: unknown): Outcome {
  const report = result as PlaywrightReport
  const { expected, unexpected, flaky } = report.stats
  const unrun = listSpecs(report).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({ name: title, reason: annotations.find(({ type }) => type === 'skip')?.description })),
  )
  return withSkips({ passed: expected, failed: unexpected + flaky }, unrun)
}

const listSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(listSpecs),
]

export function countOwn(result: unknown): Outcome {
  const { passed, failed } = result as Outcome
  return { passed, failed }
}

/** Adds skipped tests by reason. A skip without a reason fails. */
function withSkips({ passed, failed }: Outcome, unrun: readonly { name: string; reason: string | undefined }[]): Outcome {
  const reasons = unrun.flatMap(({ reason }) => (reason ? [reason] : []))
  return { passed, failed: failed + unrun.length - reasons.length, skipped: reasons }
}
