import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { findLostPoints, formatScores, goalsOfLighthouse, isBehind } from '../../scripts/audit/phone/lighthouseReport.ts'
import { deleteGoals, recordGoals, writeGoals } from '../../scripts/audit/recordGoals.ts'

const verdict = (performance: number) => ({ scores: { performance }, errors: ['performance: Largest Contentful Paint element'] })
const scores = (route: string, asBuilt: readonly number[], twin: number) => ({
  route,
  rounds: asBuilt.map((score) => ({ asBuilt: verdict(score), twin: verdict(twin) })),
})

describe('Lighthouse’s performance', () => {
  it('has goals that name the lowest score, and the largest difference from the page without scripts', () => {
    const goals = goalsOfLighthouse([scores('/', [82, 90, 84], 86), scores('/careers', [100], 99)])
    expect(goals.map(({ measured, met }) => [measured, met])).toEqual([
      ['84 at least, on /', '1 of 2 pages'],
      ['2 points at most, on /', '2 of 2 pages'],
    ])
  })

  it('fails more than five points below the page without scripts, and names what costs points', () => {
    const [near, far] = [scores('/', [95], 100), scores('/careers', [94], 100)]
    expect([isBehind(near), isBehind(far)]).toEqual([false, true])
    expect(formatScores([far])).toMatch(/\/careers +94! +100 +failed$/)
    expect(findLostPoints(far)).toEqual(['/careers\n  performance: Largest Contentful Paint element'])
    expect(findLostPoints(scores('/', [100], 100))).toEqual([])
  })
})

describe('the record of goals', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'goals-'))
  })
  const goal = (measured: string) => ({ about: 'the score', goal: '100', measured, met: 'no' })
  const record = (check: string, date: string, measured: string) => {
    writeGoals(root, check, [goal(measured)])
    recordGoals(root, check, date)
  }
  const report = () => readFileSync(path.join(root, 'a11y-reports/goals.md'), 'utf8')

  it('keeps the last record of each day, and those of other checks', () => {
    record('lighthouse', '2026-12-02', '97')
    record('lighthouse', '2026-12-01', '95')
    record('slow-phone', '2026-12-01', '0.7 s')
    record('lighthouse', '2026-12-02', '98')
    expect(report()).toContain(
      '## lighthouse\n\n### The score\n\n| day | goal | measured | reached |\n| --- | --- | --- | --- |\n' +
        '| December 1, 2026 | 100 | 95 | no |\n| December 2, 2026 | 100 | 98 | no |\n\n## slow-phone\n',
    )
    expect(report()).toContain('| December 1, 2026 | 100 | 0.7 s | no |')
  })

  it('does not change for a check without goals, or one that failed before it measured', () => {
    writeGoals(root, 'lighthouse', [goal('90')])
    deleteGoals(root, 'lighthouse')
    for (const check of ['engines', 'lighthouse']) recordGoals(root, check, '2026-11-22')
    expect(existsSync(path.join(root, 'a11y-reports/goals.md'))).toBe(false)
  })
})
