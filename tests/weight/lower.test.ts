import { expect, it } from 'vitest'
import type { Measures, PageReport } from '../../scripts/weight/limits.ts'
import { lower } from '../../scripts/weight/lower.ts'

const toReport = (route: string, measures: Measures, carousel = false): PageReport => ({
  route,
  measures,
  widgets: { carousel, islands: false },
})

it('lowers each limit to the heaviest page of its kind, rounded up, and raises none', () => {
  const limits = {
    furtherCss: 6600,
    inlinedCss: 4000,
    html: 9000,
    requestsAtLoad: 9,
    script: { neither: 2100, carousel: 9400, islands: 77000 },
  }
  const pages = [
    toReport('/about', { furtherCss: 5001, inlinedCss: 4100, html: 1, requestsAtLoad: 6, script: 1990 }),
    toReport('/', { furtherCss: 4100, script: 9000 }, true),
  ]
  expect(lower(limits, pages, { app: 1650 })).toMatchObject({
    furtherCss: 5100,
    inlinedCss: 4000,
    html: 9000,
    // One request more than measured, for a picture above the fold.
    requestsAtLoad: 7,
    script: { neither: 2000, carousel: 9000, islands: 77000 },
    files: { app: 1700 },
  })
})
