import { describe, expect, it } from 'vitest'
import type { Click } from '../../scripts/audit/phone/earlyClick.ts'
import { median } from '../../scripts/audit/phone/figures.ts'
import { findLostPoints, formatScores, isBehind } from '../../scripts/audit/phone/lighthouseReport.ts'
import { findClickErrors, formatReports, isUncertain, type PhoneReport } from '../../scripts/audit/phone/phoneReport.ts'
import { markFirst, stripScripts } from '../../scripts/audit/phone/sideBySide.ts'
import type { Visit } from '../../scripts/audit/phone/visit.ts'
import { formatTable } from '../../scripts/lib/formatTable.ts'

const visit = (lcp: number): Visit => ({ fcp: 800, lcp, blocking: 0, longestTask: 0, script: 10, shift: 0 })
const click = (more: Partial<Click> = {}): Click => ({ widget: 'a tab', verdict: 'once', feedback: 100, result: 100, ...more })
const report = (more: Partial<PhoneReport> = {}): PhoneReport => ({
  route: '/festival',
  rounds: [{ asBuilt: visit(2000), twin: visit(2000) }],
  clicks: [click()],
  errors: [],
  ...more,
})

describe('figures', () => {
  it('have a median, in any order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 3])).toBe(4)
  })

  it('are aligned in columns', () => {
    expect(
      formatTable(
        ['page', 'time'],
        [
          ['/', '1.00'],
          ['/about', '12.00'],
        ],
      ),
    ).toBe('page     time\n/        1.00\n/about  12.00')
  })
})

describe('the page without scripts', () => {
  it('keeps JSON-LD', () => {
    const data = '<script type="application/ld+json">{}</script>'
    expect(stripScripts(`<p>a</p><script>b()</script><script type="module" src="/c.js"></script>${data}`)).toBe(`<p>a</p>${data}`)
  })
})

describe('the first picture of a page', () => {
  it('is marked, and no other picture is', () => {
    const later = '<img src="/b.svg" loading="lazy">'
    expect(markFirst(`<img src="/a.svg" fetchpriority="high" alt="">${later}`)).toBe(
      `<img elementtiming="first-picture" src="/a.svg" fetchpriority="high" alt="">${later}`,
    )
    expect(markFirst(`<link rel="preload" fetchpriority="high">${later}`)).toBe(`<link rel="preload" fetchpriority="high">${later}`)
  })
})

describe('the slow phone', () => {
  it('does not count slowness as an error', () => {
    expect(findClickErrors(report({ rounds: [{ asBuilt: visit(60_000), twin: visit(60_000) }] }))).toEqual([])
  })

  it.each(['lost', 'twice'] as const)('reports a click that is %s, even if another had its effect once', (verdict) => {
    expect(findClickErrors(report({ clicks: [click(), click({ verdict })] })).join()).toContain('/festival: the click on a tab')
  })

  it('reports a click that failed', () => {
    expect(findClickErrors(report({ clicks: [], errors: ['Another element covered it.'] }))).toEqual([
      '/festival: Another element covered it.',
    ])
  })

  it('reports an LCP that scripts delay in most rounds', () => {
    const slow = { asBuilt: visit(2600), twin: visit(2000) }
    const quick = { asBuilt: visit(2300), twin: visit(2000) }
    expect(findClickErrors(report({ rounds: [slow, quick, quick] }))).toEqual([])
    expect(findClickErrors(report({ rounds: [slow, quick, slow] }))).toHaveLength(1)
  })

  it.each([
    ['every click once', {}, 'once'],
    ['a lost click', { clicks: [click(), click({ verdict: 'lost', feedback: undefined, result: undefined })] }, 'lost'],
    ['a click that failed', { errors: ['Another element covered it.'] }, 'not made'],
    ['no click', { clicks: [] }, 'not made'],
  ] as const)('shows the effect of %s', (_, more, effect) => {
    expect(formatReports([report(more)])).toMatch(new RegExp(`  ${effect}$`))
  })

  it('marks what misses its goal, clicks by their median and LCP of the home page by a longer one', () => {
    const rowOf = (times: readonly number[], lcp = 2000, route = '/about') =>
      formatReports([
        report({ route, rounds: [{ asBuilt: visit(lcp), twin: visit(lcp) }], clicks: times.map((feedback) => click({ feedback })) }),
      ])
    expect(rowOf([100, 350, 120])).toContain('  0.12 s  ')
    expect(rowOf([100, 350, 120], 2250, '/')).not.toContain('!')
    expect(rowOf([100, 350, 320])).toContain('  0.32 s!  ')
    expect(rowOf([100], 2250)).toContain('  2.25 s!  ')
  })
})

describe('a page is measured in twice as many rounds', () => {
  const opened = (asBuilt: Partial<Visit>) =>
    isUncertain(report({ rounds: [{ asBuilt: { ...visit(2000), ...asBuilt }, twin: visit(2000) }] }))

  it.each([
    ['its FCP', { fcp: 901 }],
    ['its LCP', { lcp: 2201 }],
    ['its scripts', { script: 51 }],
    ['one script', { longestTask: 51 }],
    ['its layout shift', { shift: 0.01 }],
  ])('when %s seems to miss its goal', (_, late) => {
    expect(opened(late)).toBe(true)
  })

  it('when scripts seem to delay its LCP, and not when all goals are reached', () => {
    expect(isUncertain(report({ rounds: [{ asBuilt: visit(2000), twin: visit(1600) }] }))).toBe(true)
    expect(opened({})).toBe(false)
  })
})

describe('Lighthouse’s performance', () => {
  const verdict = (performance: number) => ({ scores: { performance }, errors: ['performance: Largest Contentful Paint element'] })
  const scores = (...asBuilt: readonly number[]) => ({
    route: '/careers',
    rounds: asBuilt.map((score) => ({ asBuilt: verdict(score), twin: verdict(100) })),
  })

  it('fails more than five points below the page without scripts, and names what costs points', () => {
    expect([isBehind(scores(90, 95, 100)), isBehind(scores(94))]).toEqual([false, true])
    expect(formatScores([scores(94)])).toMatch(/\/careers +94! +100 +failed$/)
    expect(findLostPoints(scores(94))).toEqual(['/careers\n  performance: Largest Contentful Paint element'])
    expect(findLostPoints(scores(100))).toEqual([])
  })
})
