import { describe, expect, it } from 'vitest'
import { lower } from '../../scripts/budgets/lower.ts'
import { toReport } from './samples.ts'

describe('lowered limits', () => {
  it('are those of the largest page of a kind, rounded up; others stay', () => {
    const pages = [toReport('/about', { furtherCss: 5001 }), toReport('/news', { furtherCss: 4100 })]
    expect(lower(pages, [], { 'furtherCss: most': 6600, 'furtherCss: home': 6600 })).toEqual({
      'furtherCss: most': 5100,
      'furtherCss: home': 6600,
    })
  })

  it('never rise', () => {
    expect(lower([toReport('/about', { furtherCss: 7000 })], [], { 'furtherCss: most': 6600 })).toEqual({ 'furtherCss: most': 6600 })
  })

  it('are separate for pages with carousels and with neither carousels nor tabs, and for each script', () => {
    const pages = [toReport('/about', { script: 2000 }), toReport('/', { script: 9000 }, { carousel: true, islands: false })]
    const limits = { 'file: commonBundle.client': 2900, 'script: carousel': 9400, 'script: neither': 2100 }
    expect(lower(pages, [['commonBundle.client', 1650]], limits)).toEqual({
      'file: commonBundle.client': 1700,
      'script: carousel': 9000,
      'script: neither': 2000,
    })
  })

  it('allow one request more than measured, for a picture above the fold', () => {
    expect(lower([toReport('/about', { requestsAtLoad: 6 })], [], { 'requestsAtLoad: most': 8 })).toEqual({ 'requestsAtLoad: most': 7 })
  })
})
