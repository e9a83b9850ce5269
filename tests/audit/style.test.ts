import { describe, expect, it } from 'vitest'
import { toPlainTwin } from '../../scripts/audit/style/plainTwin.ts'
import { type Cost, readCost, readSelectors } from '../../scripts/audit/style/readTrace.ts'
import { findStyleErrors, formatForced, formatStyle, type StyleReport } from '../../scripts/audit/style/styleReport.ts'

const PAGE = 'page'
const cost = (more: Partial<Cost> = {}): Cost => ({
  style: 100,
  layout: 100,
  paint: 10,
  recalculations: [400],
  full: 1,
  forced: [],
  ...more,
})
const report = (route: string, asBuilt: Cost): StyleReport => ({ route, rounds: [{ asBuilt, twin: cost() }], selectors: [] })

describe('a plain twin', () => {
  it('has one plain stylesheet instead of the page’s own, and the same text', () => {
    const page = '<head><style>h1{color:red}</style></head><h1>Hello</h1><link rel="stylesheet" href="/assets/a.css">'
    expect(toPlainTwin(page)).toMatch(/^<head><style>body\{[^<]*max-width[^<]*<\/style><\/head><h1>Hello<\/h1>$/)
  })

  it('is refused for a page without CSS', () => {
    expect(() => toPlainTwin('<h1>Hello</h1>')).toThrow('no stylesheet')
  })
})

describe('a trace', () => {
  const caller = { functionName: 'measure', url: 'http://localhost/assets/carousel.js', lineNumber: 3, columnNumber: 14 }
  const ofPage = (elementCount?: number, stackTrace: (typeof caller)[] = []) => ({ elementCount, beginData: { frame: PAGE, stackTrace } })

  it('gives CPU time, where it has it, and counts the recalculations of the page only', () => {
    const events = [
      { name: 'UpdateLayoutTree', dur: 9000, tdur: 2000, args: ofPage(300) },
      { name: 'UpdateLayoutTree', dur: 1000, args: ofPage(0) },
      { name: 'UpdateLayoutTree', tdur: 1000, args: { elementCount: 5, beginData: { frame: 'picture' } } },
      { name: 'Layout', tdur: 4000, args: { beginData: { frame: PAGE } } },
      { name: 'Paint', tdur: 500, args: {} },
      { name: 'PrePaint', tdur: 500, args: {} },
    ]
    expect(readCost(events, PAGE, 600)).toEqual({ style: 4, layout: 4, paint: 1, recalculations: [300], full: 1, forced: [] })
  })

  it('names the script line that forces style or layout', () => {
    const events = [
      { name: 'UpdateLayoutTree', args: ofPage(0, [caller]) },
      { name: 'Layout', args: ofPage(undefined, [caller]) },
    ]
    expect(readCost(events, PAGE, 600).forced).toEqual(['measure (carousel.js:3:14)'])
  })

  it('adds up each selector over all recalculations, the costliest first', () => {
    const timing = (selector: string, microseconds: number) => ({
      name: 'SelectorStats',
      args: { selector_stats: { selector_timings: [{ selector, 'elapsed (us)': microseconds, match_attempts: 2, match_count: 1 }] } },
    })
    expect(readSelectors([timing('p', 1000), timing('a', 1500), timing('p', 1000)])).toEqual([
      { selector: 'p', milliseconds: 2, attempts: 4, matches: 2 },
      { selector: 'a', milliseconds: 1.5, attempts: 2, matches: 1 },
    ])
  })
})

it('a full recalculation reaches at least half of the page’s elements', () => {
  const events = [3, 90, 550, 299, 300].map((elementCount) => ({
    name: 'UpdateLayoutTree',
    args: { elementCount, beginData: { frame: PAGE } },
  }))
  expect(readCost(events, PAGE, 600).full).toBe(2)
})

it('the report marks pages that take over twice as long as the plain twin', () => {
  const reports = [report('/', cost({ style: 320, layout: 130 })), report('/about', cost({ layout: 300 }))]
  expect(formatStyle(reports)).toContain('450 (200)  2.25×!')
  expect(formatStyle(reports)).toContain('400 (200)   2.00× ')
  expect(reports.flatMap(findStyleErrors)).toEqual(['/: style and layout take 2.25 times as long as with plain CSS; at most 2'])
})

it('the report adds up forced layouts by script line, averaged over the loads of all pages', () => {
  const forces = cost({ forced: ['measure (carousel.js:3:14)', 'measure (carousel.js:3:14)'] })
  expect(formatForced([report('/', forces), report('/about', forces)])).toBe(
    'forced by                   times\nmeasure (carousel.js:3:14)    4.0',
  )
})
