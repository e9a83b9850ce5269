/** How many tests passed and failed, and why each was skipped that was: the reason, or the name of a test that gives none. */
export interface Counts {
  passed: number
  failed: number
  skipped: readonly string[]
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string; annotations: { type: string; description?: string }[] }[] }[]
}

/** The sum of counts. */
export const addCounts = (...counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.flatMap(({ skipped }) => skipped),
})

/** The counts of Vitest’s JSON report. A file that could not be loaded is a failure. */
export function countVitest(report: unknown): Counts {
  const files = (report as VitestReport).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(isFailed).length + broken.length,
    // A skipped test or its group gives the reason in its name: “served by Caddy (skipped: Caddy is not installed)”.
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => /\(skipped: (.*?)\)/.exec(fullName)?.[1] ?? fullName),
  }
}

const isFailed = ({ status }: { status: string }) => status === 'failed'

/** The counts of Playwright’s JSON report. A test that passes only on a retry has failed. */
export function countPlaywright(report: unknown): Counts {
  const tests = listSpecs(report as PlaywrightSuite).flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })))
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: tests.filter(({ status }) => status !== 'expected' && status !== 'skipped').length,
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ title, annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? title),
  }
}

const listSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(listSpecs),
]

/** How many tests were skipped for each reason. */
export const countReasons = (skipped: readonly string[]): Map<string, number> =>
  new Map([...new Set(skipped)].map((reason) => [reason, skipped.filter((other) => other === reason).length]))
