import { describe, expect, it } from 'vitest'
import { lower } from '../../scripts/budgets/lower.ts'
import { toReport } from './samples.ts'

const KB = 1024
describe('lowered limits', () => {
  it('are those of the largest page of a kind, rounded up', () => {
    const pages = [toReport('/about', { furtherCss: 5001 }), toReport('/news', { furtherCss: 4100 })]
    expect(lower(pages, [], {})).toEqual({ 'furtherCss: most': 5100 })
  })

  it('do not include texts and pictures, which editors change', () => {
    expect(lower([toReport('/about', { html: 1, nodes: 1, earlyPictures: 1, afterScroll: 1, atLoad: 1 })], [], {})).toEqual({})
  })

  it('never rise', () => {
    expect(lower([toReport('/about', { furtherCss: 50 * KB })], [['app', 50 * KB]], { 'file: small': 900 })).toEqual({ 'file: small': 900 })
  })

  it('are separate for pages with tabs, with carousels and with neither, and for each script', () => {
    const pages = [toReport('/about', { script: 2000 }), toReport('/', { script: 9000 }, { carousel: true, islands: false })]
    expect(lower(pages, [['commonBundle.client', 1650]], {})).toEqual({
      'file: commonBundle.client': 1700,
      'script: carousel': 9000,
      'script: neither': 2000,
    })
  })

  it('allow one request more than measured, for a picture above the fold', () => {
    expect(lower([toReport('/about', { requestsAtLoad: 6 })], [], {})).toEqual({ 'requestsAtLoad: most': 7 })
  })
})
