import { describe, expect, it } from 'vitest'
import type { Click } from '../../scripts/audit/phone/earlyClick.ts'
import { formatTable, median, medians } from '../../scripts/audit/phone/figures.ts'
import { findClickErrors, formatReports, isUncertain, type PhoneReport } from '../../scripts/audit/phone/phoneReport.ts'
import { markFirst, stripScripts } from '../../scripts/audit/phone/sideBySide.ts'
import type { Visit } from '../../scripts/audit/phone/visit.ts'

const visit = (lcp: number): Visit => ({ fcp: 800, lcp, blocking: 0, longestFrame: 0, longestTask: 0, script: 10, shift: 0 })
const click = (verdict: Click['verdict']): Click => ({ widget: 'a tab', after: 500, verdict, answered: 100, there: 100 })
const report = (more: Partial<PhoneReport> = {}): PhoneReport => ({
  route: '/festival',
  rounds: [{ asBuilt: visit(2000), twin: visit(2000) }],
  clicks: [click('kept')],
  errors: [],
  ...more,
})

describe('figures', () => {
  it('have a median, in any order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 3])).toBe(4)
  })

  it('have one median for each key', () => {
    expect(
      medians([
        { first: 1, second: 30 },
        { first: 2, second: 10 },
        { first: 3, second: 20 },
      ]),
    ).toEqual({ first: 2, second: 20 })
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

  it.each(['lost', 'twice'] as const)('reports a click that is %s, though others were answered', (verdict) => {
    expect(findClickErrors(report({ clicks: [click('kept'), click(verdict)] })).join()).toContain('/festival: the click on a tab')
  })

  it('reports a click that failed', () => {
    expect(findClickErrors(report({ clicks: [], errors: ['Something lay over it.'] }))).toEqual(['/festival: Something lay over it.'])
  })

  it('reports an LCP that scripts delay in most rounds', () => {
    const slow = { asBuilt: visit(2600), twin: visit(2000) }
    const quick = { asBuilt: visit(2300), twin: visit(2000) }
    expect(findClickErrors(report({ rounds: [slow, quick, quick] }))).toEqual([])
    expect(findClickErrors(report({ rounds: [slow, quick, slow] }))).toHaveLength(1)
  })

  it('judges clicks by their median, and shows the slowest', () => {
    const row = (...answers: number[]) => formatReports([report({ clicks: answers.map((answered) => ({ ...click('kept'), answered })) })])
    expect(row(100, 350, 120)).toContain('0.12 (0.35)')
    expect(row(100, 350, 120)).not.toContain('!')
    expect(row(100, 350, 320)).toContain('0.32 (0.35)!')
  })

  it('marks what misses its goal', () => {
    const rows = (lcp: number) => formatReports([report({ rounds: [{ asBuilt: visit(lcp), twin: visit(lcp) }] })])
    expect(rows(2200)).not.toContain('!')
    expect(rows(2300)).toContain('2.30!')
  })
})

describe('a page is measured twice as often', () => {
  const opened = (asBuilt: Partial<Visit>) =>
    isUncertain(report({ rounds: [{ asBuilt: { ...visit(2000), ...asBuilt }, twin: visit(2000) }] }))

  it.each([
    ['its FCP', { fcp: 901 }],
    ['its LCP', { lcp: 2201 }],
    ['its scripts', { script: 51 }],
    ['one script', { longestTask: 51 }],
  ])('when %s seems to miss its goal', (_, late) => {
    expect(opened(late)).toBe(true)
  })

  it('when its LCP seems to wait for scripts, and not when all is in time', () => {
    expect(isUncertain(report({ rounds: [{ asBuilt: visit(2000), twin: visit(1600) }] }))).toBe(true)
    expect(opened({})).toBe(false)
  })
})
