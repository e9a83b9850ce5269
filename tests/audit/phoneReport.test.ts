import { describe, expect, it } from 'vitest'
import type { Click } from '../../scripts/audit/phone/earlyClick.ts'
import { median, medians } from '../../scripts/audit/phone/figures.ts'
import { findClickErrors, formatReports, goalsOfPhone, isUncertain, type PhoneReport } from '../../scripts/audit/phone/phoneReport.ts'
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

  it('judges clicks by their median', () => {
    const row = (...times: number[]) => formatReports([report({ clicks: times.map((feedback) => click({ feedback })) })])
    expect(row(100, 350, 120)).toContain('  0.12 s  ')
    expect(row(100, 350, 120)).not.toContain('!')
    expect(row(100, 350, 320)).toContain('  0.32 s!  ')
  })

  it('marks what misses its goal', () => {
    const rows = (lcp: number) => formatReports([report({ rounds: [{ asBuilt: visit(lcp), twin: visit(lcp) }] })])
    expect(rows(2200)).not.toContain('!')
    expect(rows(2300)).toContain('2.30 s!')
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
  ])('when %s seems to miss its goal', (_, late) => {
    expect(opened(late)).toBe(true)
  })

  it('when scripts seem to delay its LCP, and not when all goals are reached', () => {
    expect(isUncertain(report({ rounds: [{ asBuilt: visit(2000), twin: visit(1600) }] }))).toBe(true)
    expect(opened({})).toBe(false)
  })
})

describe('the goals of the slow phone', () => {
  const goalOf = (reports: readonly PhoneReport[], about: string) => goalsOfPhone(reports).find((goal) => goal.about.includes(about))
  const page = (route: string, more: Partial<Visit> = {}, ...clicks: Partial<Click>[]) =>
    report({
      route,
      rounds: [{ asBuilt: { ...visit(2000), ...more }, twin: visit(2000) }],
      clicks: clicks.length > 0 ? clicks.map(click) : [click()],
    })
  const FEEDBACK = 'click to first visual feedback'

  it('name the page that is furthest from each goal, and how many pages reach it', () => {
    const reports = [page('/'), page('/about', { fcp: 950, lcp: 2250 }), page('/news', {}, { result: 4500 })]
    expect(goalOf(reports, 'FCP')).toMatchObject({ measured: '0.95 s at worst, on /about', met: '2 of 3 pages' })
    expect(goalOf(reports, 'script time')).toMatchObject({ measured: '10 ms at worst, on /', met: '3 of 3 pages' })
    expect(goalOf(reports, 'click half')).toMatchObject({ measured: 'once on every page', met: '3 of 3 pages' })
    expect(goalOf(reports, 'click to its result')).toMatchObject({ measured: '4.50 s at worst, on /news', met: '2 of 3 pages' })
  })

  it('allow LCP of the home page a little more', () => {
    const met = (route: string) => goalOf([page(route, { lcp: 2250 })], 'LCP on')?.met
    expect([met('/'), met('/about')]).toEqual(['1 of 1 pages', '0 of 1 pages'])
  })

  it('are reached when most clicks reach them', () => {
    const clicks = (...times: number[]) => times.map((feedback) => ({ feedback }))
    const reports = [page('/', {}, ...clicks(100, 350, 120)), page('/about', {}, { feedback: 200 })]
    expect(goalOf(reports, FEEDBACK)).toMatchObject({ measured: '0.20 s at worst, on /about', met: '2 of 2 pages' })
    expect(goalOf([page('/', {}, ...clicks(100, 350, 320))], FEEDBACK)).toMatchObject({ met: '0 of 1 pages' })
  })

  it('are not reached by a lost click', () => {
    const reports = [page('/'), page('/about', {}, { verdict: 'lost', feedback: undefined, result: undefined })]
    expect(goalOf(reports, 'click half')).toMatchObject({ measured: 'lost on 1', met: '1 of 2 pages' })
    expect(goalOf(reports, FEEDBACK)).toMatchObject({ measured: 'no time at worst, on /about', met: '1 of 2 pages' })
  })

  it('are not reached by a failed click', () => {
    const reports = [page('/'), { ...page('/about'), errors: ['Another element covered it.'] }, { ...page('/news'), clicks: [] }]
    expect(goalOf(reports, 'click half')).toMatchObject({ measured: 'not made on 2', met: '1 of 3 pages' })
  })
})
