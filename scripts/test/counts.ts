import type { Outcome } from './step.ts'

/** The figures in vitest's JSON report. */
export function countVitest(result: unknown): Outcome {
  const { numPassedTests, numFailedTests } = result as { numPassedTests: number; numFailedTests: number }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** The figures in Playwright's JSON report. A test that passes only when it is run again has failed. */
export function countPlaywright(result: unknown): Outcome {
  const { stats } = result as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** The figures of our own checks. */
export function countOwn(result: unknown): Outcome {
  const { passed, failed } = result as Outcome
  return { passed, failed }
}
