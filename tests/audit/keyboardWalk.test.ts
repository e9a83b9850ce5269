import { describe, expect, it } from 'vitest'
import { compareRasters, requiredArea } from '../../scripts/audit/screen-reader/keyboard-walk/focusIndicator.ts'
import { findWalkErrors, type Stop, type Walk } from '../../scripts/audit/screen-reader/keyboard-walk/walkPage.ts'
import { toWalkRecord } from '../../scripts/audit/screen-reader/keyboard-walk/writeWalk.ts'

const SCREEN = { width: 390, height: 664 }
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('the area a focus indicator needs', () => {
  it('is a perimeter of 2 CSS pixels around the component', () => {
    expect(requiredArea([box(10, 10, 100, 50)], SCREEN)).toBe(2 * 300)
  })

  it('is around each line of a link, or around all lines where that is shorter', () => {
    expect(requiredArea([box(300, 0, 50, 20), box(0, 200, 50, 20)], SCREEN)).toBe(2 * 280)
    expect(requiredArea([box(0, 0, 300, 20), box(0, 20, 300, 20)], SCREEN)).toBe(2 * 680)
  })

  it('is around the visible part of a component that is higher than the viewport', () => {
    expect(requiredArea([box(10, -100, 100, 2000)], SCREEN)).toBe(2 * 2 * (100 + 664))
  })
})

/** A picture with a number of pixels of each grey. */
const raster = (...parts: readonly (readonly [count: number, grey: number])[]) => ({
  data: Uint8Array.from(parts.flatMap(([count, grey]) => new Array<number>(count * 3).fill(grey))),
  channels: 3,
})

describe('a focus indicator', () => {
  it('is the area that changes by 3:1 or more, as a share of the required area', () => {
    expect(compareRasters(raster([50, 0], [50, 255]), raster([100, 255]), 100)).toEqual({ area: 0.5, contrast: 1 })
    const whole = compareRasters(raster([100, 0]), raster([100, 255]), 100)
    expect(whole.area).toBe(1)
    expect(whole.contrast).toBeCloseTo(21)
  })

  it('does not count pixels that change less: grey 148 on white is just over 3:1, and 150 just under', () => {
    expect(compareRasters(raster([100, 148]), raster([100, 255]), 100).area).toBe(1)
    const { area, contrast } = compareRasters(raster([100, 150]), raster([100, 255]), 100)
    expect(area).toBe(0)
    expect(contrast).toBeGreaterThan(2.9)
    expect(contrast).toBeLessThan(3)
  })

  it('has the contrast that the required number of pixels reach', () => {
    const { contrast } = compareRasters(raster([60, 0], [40, 148]), raster([100, 255]), 100)
    expect(contrast).toBeGreaterThan(3)
    expect(contrast).toBeLessThan(3.1)
  })
})

const stop = (more: Partial<Stop> = {}): Stop => ({
  name: 'Tickets',
  role: 'link',
  states: [],
  indicator: { area: 4.237, contrast: 12.56 },
  target: { width: 120, height: 48 },
  isInSentence: false,
  uncovered: 1,
  hasPurpose: true,
  isBackward: false,
  kind: 'A more',
  ...more,
})
const walkOf = (stops: readonly Stop[], more: Partial<Walk> = {}): Walk => ({ stops: [...stops], unreached: [], isTrapped: false, ...more })

describe('a walk', () => {
  it.each([
    ['without a name', { name: '' }, 'stop 1, link “”: it has no name.'],
    ['without a role', { role: '' }, 'stop 1, A more “Tickets”: it has no role.'],
    ['that does nothing', { hasPurpose: false }, 'it takes the focus, but does nothing.'],
    [
      'with a faint focus indicator',
      { indicator: { area: 0.196, contrast: 1 } },
      'indicator has 19 % of the area it needs, at a contrast of 3:1.',
    ],
    ['that is half covered', { uncovered: 0.5 }, 'only 50 % of it is in view and uncovered.'],
    ['too small to click', { target: { width: 60, height: 20.5 } }, 'its target has 60 × 20 pixels, and needs 24 × 24.'],
    ['that never opens', { staysClosed: true }, 'it is announced as collapsed, and Enter does not open it.'],
    ['that is invalid from the start', { states: ['invalid'] }, 'it is announced as invalid before anybody has filled it in.'],
  ])('reports a stop %s', (_, more, error) => {
    expect(findWalkErrors(walkOf([stop(more)]))).toEqual([expect.stringContaining(error)])
  })

  it('reports a stop that is before the last one in reading order', () => {
    const backward = stop({ name: 'Home', isBackward: true })
    expect(findWalkErrors(walkOf([stop(), backward]))).toEqual([
      'stop 2, link “Home”: the focus goes back to it from “Tickets”, which is later in reading order.',
    ])
  })

  it('allows a thin indicator of 3:1, and targets in a sentence as high as their line', () => {
    const inSentence = stop({ target: { width: 60, height: 20 }, isInSentence: true })
    expect(findWalkErrors(walkOf([stop({ indicator: { area: 1, contrast: 3 } }), inSentence]))).toEqual([])
  })

  it('reports elements that were never reached, and a focus trap', () => {
    expect(findWalkErrors(walkOf([stop()], { unreached: ['a “Donate”'], isTrapped: true }))).toEqual([
      'a “Donate” is never reached by Tab.',
      'Tab never leaves the page.',
    ])
  })
})

describe('the record of a walk', () => {
  const page = {
    route: '/tickets',
    title: 'Tickets | The company',
    walks: [
      {
        screen: SCREEN,
        ...walkOf([
          stop({ name: 'Less | more', states: ['current page'] }),
          stop({ target: { width: 30, height: 28.6 }, isInSentence: true }),
        ]),
      },
      { screen: { width: 1280, height: 800 }, ...walkOf([stop({ target: { width: 200, height: 40 } })]) },
    ],
  }

  it('has a table for each viewport, and a row for each stop', () => {
    const rows = toWalkRecord(page).split('\n')
    expect(rows).toContain('## 390 by 664 pixels: 2 stops')
    expect(rows).toContain('| 1 | Less \\| more | link | current page | 420 % | 12.5:1 | 100 % | 120 × 48 |')
    expect(rows).toContain('| 2 | Tickets | link |  | 420 % | 12.5:1 | 100 % | 30 × 28, in a sentence |')
    expect(rows).toContain('| 1 | Tickets | link |  | 420 % | 12.5:1 | 100 % | 200 × 40, under 44 |')
  })
})
