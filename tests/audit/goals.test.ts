import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { goalsOfLighthouse, goalsOfPhone, goalsOfScale } from '../../scripts/audit/goals.ts'
import type { Click } from '../../scripts/audit/phone/earlyClick.ts'
import type { PhoneReport } from '../../scripts/audit/phone/phoneReport.ts'
import type { Visit } from '../../scripts/audit/phone/visit.ts'
import { forgetResults, recordGoals } from '../../scripts/audit/recordGoals.ts'

const VISIT: Visit = { fcp: 700, lcp: 2000, blocking: 0, longestFrame: 0, longestTask: 20, script: 30, shift: 0 }
const CLICK: Click = { widget: 'a tab', after: 500, verdict: 'kept', answered: 100, there: 3000 }
const page = (route: string, visit: Partial<Visit> = {}, click: Partial<Click> = {}): PhoneReport => ({
  route,
  rounds: [{ asBuilt: { ...VISIT, ...visit }, twin: VISIT }],
  clicks: [{ ...CLICK, ...click }],
  errors: [],
})
const find = <Goal extends { about: string }>(goals: readonly Goal[], about: string) => goals.find((goal) => goal.about.includes(about))

describe('the goals of the slow phone', () => {
  it('name the page that is furthest from each goal, and how many pages reach it', () => {
    const goals = goalsOfPhone([page('/'), page('/about', { fcp: 950, lcp: 2250 }), page('/news', {}, { there: 4500 })])
    expect(find(goals, 'FCP')).toMatchObject({ measured: '0.95 s at worst, on /about', met: '2 of 3 pages' })
    expect(find(goals, 'click to its result')).toMatchObject({
      measured: '4.50 s at worst, on /news; slowest click: 4.50 s at worst, on /news, and in time on 2 of 3 pages',
      met: '2 of 3 pages',
    })
    expect(find(goals, 'script time before interaction')).toMatchObject({ measured: '30 ms at worst, on /', met: '3 of 3 pages' })
  })

  it('allow LCP of the home page a little more', () => {
    const lcp = (route: string) => find(goalsOfPhone([page(route, { lcp: 2250 })]), 'LCP on')?.met
    expect([lcp('/'), lcp('/about')]).toEqual(['1 of 1 pages', '0 of 1 pages'])
  })

  it('are met when most clicks meet them, and the slowest is reported', () => {
    const clicks = [100, 350, 120].map((answered) => ({ ...CLICK, answered }))
    const goals = goalsOfPhone([{ ...page('/'), clicks }, page('/about', {}, { answered: 200 })])
    expect(find(goals, 'click to first visual feedback')).toMatchObject({
      measured: '0.20 s at worst, on /about; slowest click: 0.35 s at worst, on /, and in time on 1 of 2 pages',
      met: '2 of 2 pages',
    })
    const late = [100, 350, 320].map((answered) => ({ ...CLICK, answered }))
    expect(find(goalsOfPhone([{ ...page('/'), clicks: late }]), 'click to first visual feedback')).toMatchObject({ met: '0 of 1 pages' })
  })

  it('are not met by a click that is lost', () => {
    const goals = goalsOfPhone([page('/'), page('/about', {}, { verdict: 'lost', answered: undefined, there: undefined })])
    expect(find(goals, 'a click half')).toMatchObject({ measured: 'lost or twice on 1', met: '1 of 2 pages' })
    expect(find(goals, 'click to first visual feedback')).toMatchObject({
      measured: '- s at worst, on /about; slowest click: - s at worst, on /about, and in time on 1 of 2 pages',
      met: '1 of 2 pages',
    })
  })

  it('are not met by a click that failed', () => {
    const goals = goalsOfPhone([page('/'), { ...page('/about'), errors: ['Something lay over it.'] }, { ...page('/news'), clicks: [] }])
    expect(find(goals, 'a click half')).toMatchObject({ measured: 'not made each time on 2', met: '1 of 3 pages' })
  })
})

it('Lighthouse’s goal names the lowest score, and the largest difference from the page without scripts', () => {
  const rows = [
    { route: '/', asBuilt: [82, 90, 84], scriptFree: [86, 86, 86] },
    { route: '/careers', asBuilt: [100], scriptFree: [99] },
  ]
  expect(goalsOfLighthouse(rows).map(({ measured, met }) => [measured, met])).toEqual([
    ['84 at least, on /', '1 of 2 pages'],
    ['2 points at most, on /', '2 of 2 pages'],
  ])
})

const GOALS = { memory: 750, page: 20, check: 5 }

it('the scale goals use the largest size', () => {
  const small = {
    articles: 25,
    firstCheck: { seconds: 1, memory: undefined },
    check: { seconds: 1, memory: undefined },
    firstBuild: { seconds: 20, memory: 400 },
    build: { seconds: 5, memory: 300 },
    page: undefined,
  }
  const large = {
    articles: 2500,
    firstCheck: { seconds: 5.06, memory: undefined },
    check: { seconds: 2.04, memory: undefined },
    firstBuild: { seconds: 60, memory: 760 },
    build: { seconds: 30, memory: 600 },
    page: 17.62,
  }
  expect(goalsOfScale([small, large], GOALS).map(({ about, measured, met }) => [about, measured, met])).toEqual([
    ['a page more, in the build with 2,500 articles', '17.6 ms', 'yes'],
    ['memory of all the build’s processes together with 2,500 articles', '760 MB', 'no'],
    ['the first content check with 2,500 articles', '5.1 s', 'no'],
    ['a content check after it with 2,500 articles', '2.0 s', 'yes'],
  ])
})

it('a memory goal is not reached if the system reports no memory', () => {
  const run = { seconds: 1, memory: undefined }
  const unmeasured = { articles: 25, firstCheck: run, check: run, firstBuild: run, build: run, page: undefined }
  expect(goalsOfScale([unmeasured], GOALS)[1]).toMatchObject({ measured: 'not measured', met: 'no' })
})

describe('the record of goals', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'goals-'))
    mkdirSync(path.join(root, '.build/results'), { recursive: true })
  })
  const leave = (file: string, results: object) => writeFileSync(path.join(root, '.build/results', file), JSON.stringify(results))
  const report = () => readFileSync(path.join(root, 'a11y-reports/goals.md'), 'utf8')

  it('has the last record of each day, on a page of its own', () => {
    const record = (date: string, points: number) => {
      leave('lighthouse-performance.json', { rows: [{ route: '/', asBuilt: [points], scriptFree: [points] }] })
      recordGoals(root, 'lighthouse', date)
    }
    record('2026-12-02', 97)
    record('2026-12-01', 95)
    record('2026-12-02', 98)
    expect(report().match(/^\| December .* on \/ .*$/gm)).toEqual([
      '| December 1, 2026 | 100 | 95 at least, on / | 0 of 1 pages |',
      '| December 2, 2026 | 100 | 98 at least, on / | 0 of 1 pages |',
    ])
    expect(report()).toContain('## lighthouse\n\n### Lighthouse performance score\n')
  })

  it('preserves the results of other checks on other days', () => {
    leave('lighthouse-performance.json', { rows: [{ route: '/', asBuilt: [90], scriptFree: [90] }] })
    recordGoals(root, 'lighthouse', '2026-11-21')
    leave('slow-phone.json', { reports: [page('/')] })
    recordGoals(root, 'slow-phone', '2026-11-22')
    expect(report()).toContain('| November 21, 2026 | 100 | 90 at least, on / | 0 of 1 pages |')
    expect(report()).toContain('| November 22, 2026 | 0.9 s | 0.70 s at worst, on / | 1 of 1 pages |')
  })

  it('does not change for a check without goals, or one that ended before it measured', () => {
    leave('lighthouse-performance.json', { rows: [{ route: '/', asBuilt: [90], scriptFree: [90] }] })
    forgetResults(root, 'lighthouse')
    for (const check of ['engines', 'lighthouse']) recordGoals(root, check, '2026-11-22')
    expect(existsSync(path.join(root, 'a11y-reports/goals.md'))).toBe(false)
  })
})
