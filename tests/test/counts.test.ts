import { expect, it } from 'vitest'
import { addCounts, countPlaywright, countReasons, countVitest } from '../../scripts/test/counts.ts'

it('counts Vitest’s tests, and a file that could not be loaded as a failure', () => {
  const tests = { 'is served': 'passed', 'is cached': 'failed', 'by Caddy (skipped: it is not installed)': 'pending' }
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }))
  const testResults = [
    { status: 'failed', assertionResults },
    { status: 'failed', assertionResults: [] },
  ]
  expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 2, skipped: ['it is not installed'] })
})

it('counts Playwright’s tests in nested groups, and a test that passes only on a retry as a failure', () => {
  const test = (title: string, status: string, ...annotations: object[]) => ({ title, tests: [{ status, annotations }] })
  const skipped = test('is served', 'skipped', { type: 'skip', description: 'no Caddy' })
  const specs = [test('opens', 'expected'), test('closes', 'unexpected'), test('turns', 'flaky'), skipped]
  expect(countPlaywright({ suites: [{ specs, suites: [{ specs: [test('ends', 'expected')] }] }] })).toEqual({
    passed: 2,
    failed: 2,
    skipped: ['no Caddy'],
  })
})

it('adds counts', () => {
  const one = { passed: 2, failed: 1, skipped: ['a'] }
  expect(addCounts(one, one)).toEqual({ passed: 4, failed: 2, skipped: ['a', 'a'] })
  expect([...countReasons(['a', 'b', 'a'])]).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
