import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../../scripts/test/counts.ts'

describe('the counts of Vitest’s report', () => {
  const count = (tests: Record<string, string>) =>
    countVitest({ testResults: [{ assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })) }] })

  it('list the reason of a test that was skipped', () => {
    expect(count({ 'is served': 'passed', 'is cached': 'failed', 'by nginx (skipped: it is not installed) is served': 'pending' })).toEqual(
      {
        passed: 1,
        failed: 1,
        skipped: ['it is not installed'],
      },
    )
  })

  it('have a failure for a test that was skipped without a reason, and for a failed one whose name has a reason', () => {
    expect(count({ 'is served': 'skipped', 'by nginx (skipped: it is not installed) is served': 'failed' })).toEqual({
      passed: 0,
      failed: 2,
      skipped: [],
    })
  })
})

describe('the counts of Playwright’s report', () => {
  const test = (status: string, ...annotations: { type: string; description?: string }[]) => ({ tests: [{ status, annotations }] })

  it('include the tests of nested groups, and the reason of a skip', () => {
    const specs = [test('expected'), test('skipped', { type: 'skip', description: 'no Caddy' })]
    expect(countPlaywright({ suites: [{ specs, suites: [{ specs: [test('expected')] }] }] })).toEqual({
      passed: 2,
      failed: 0,
      skipped: ['no Caddy'],
    })
  })

  it('have a failure for a skip without a reason, and for a test that passes only on a retry', () => {
    const specs = [test('skipped', { type: 'skip' }), test('flaky'), test('unexpected')]
    expect(countPlaywright({ suites: [{ specs }] })).toEqual({ passed: 0, failed: 3, skipped: [] })
  })
})
