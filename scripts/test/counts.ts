import type { Outcome } from './step.ts'

interface VitestReport {
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { tests: { status: string; annotations: { type: string; description?: string }[] }[] }[]
}

/** Counts tests. Those that did not run have a reason; a test that has neither passed nor a reason has failed. */
function countTests(tests: readonly { isPassed: boolean; reason: string | undefined }[]): Outcome {
  const passed = tests.filter(({ isPassed }) => isPassed).length
  const skipped = tests.flatMap(({ isPassed, reason }) => (isPassed || !reason ? [] : [reason]))
  return { passed, failed: tests.length - passed - skipped.length, skipped }
}

/** Reads the counts from Vitest’s JSON report. A skipped test or its group gives the reason in its name: "served by nginx (skipped: …)". */
export const countVitest = (result: unknown): Outcome =>
  countTests(
    (result as VitestReport).testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status, fullName }) => ({
        isPassed: status === 'passed',
        reason: status === 'failed' ? undefined : /\(skipped: (.*?)\)/.exec(fullName)?.[1],
      })),
    ),
  )

/** Reads the counts from Playwright’s JSON report. A test that passes only on a retry has failed. */
export const countPlaywright = (result: unknown): Outcome =>
  countTests(
    listSpecs(result).flatMap(({ tests }) =>
      tests.map(({ status, annotations }) => ({
        isPassed: status === 'expected',
        reason: status === 'skipped' ? annotations.find(({ type }) => type === 'skip')?.description : undefined,
      })),
    ),
  )

/** Every test of Playwright’s JSON report. */
function listSpecs(result: unknown): NonNullable<PlaywrightSuite['specs']> {
  const { suites = [], specs = [] } = result as PlaywrightSuite
  return [...specs, ...suites.flatMap(listSpecs)]
}
