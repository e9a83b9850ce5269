import { expect, it } from 'vitest'
import { ALL_SCRIPTS, limitsOf, type Measures, SAVE_DATA_LIMITS, type Widgets } from '../../scripts/budgets/limits.ts'

const KB = 1024
const PLAIN: Widgets = { carousel: false, islands: false }
const CAROUSEL: Widgets = { carousel: true, islands: false }
const ISLANDS: Widgets = { carousel: false, islands: true }

/** What the project promises of every page. Limits may be lower, never higher: see "What are the budgets of a page?" in docs/performance.md. */
const EVERYWHERE: Partial<Measures> = {
  inlinedCss: 4 * KB,
  furtherCss: 8 * KB,
  scriptAtLoad: 2.5 * KB,
  scriptTouched: 105 * KB,
  fonts: 45 * KB,
  earlyPictures: 40 * KB,
  foreignRequests: 0,
  blockingRequests: 1,
  // The promise is 0.00.
  layoutShift: 0.00499,
  bytesBeforeFcp: 14 * KB,
}
const HOME = { html: 14 * KB, atLoad: 115 * KB, afterScroll: 300 * KB, requestsAtLoad: 10, nodes: 1200 }
const MOST = { html: 10 * KB, atLoad: 110 * KB, afterScroll: 200 * KB, requestsAtLoad: 9, nodes: 1000 }
const RICH = { html: 14 * KB, atLoad: 115 * KB, afterScroll: 250 * KB, requestsAtLoad: 10, nodes: 1200 }

it.each([
  ['/', CAROUSEL, { ...HOME, script: 11 * KB }],
  ['/about', PLAIN, { ...MOST, script: 2.5 * KB }],
  ['/academy/young-creatives-bootcamp/scholarships', ISLANDS, { ...MOST, script: 85 * KB }],
  ['/festival', ISLANDS, { ...RICH, script: 95 * KB }],
])('no limit of %s is above what the project promises', (route, widgets, own) => {
  const limits = limitsOf(route, widgets)
  const promised = Object.entries({ ...EVERYWHERE, ...own })
  expect(promised.filter(([measure, most]) => limits[measure as keyof Measures] > most)).toEqual([])
})

it('nor are those of all scripts together, and of save-data mode', () => {
  expect(ALL_SCRIPTS).toBeLessThanOrEqual(105 * KB)
  expect(SAVE_DATA_LIMITS.script).toBeLessThanOrEqual(2.5 * KB)
  expect(SAVE_DATA_LIMITS).toMatchObject({ pictures: 1, fonts: 0 })
})
