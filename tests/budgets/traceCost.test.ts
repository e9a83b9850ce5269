import { expect, it } from 'vitest'
import { readCost } from '../../scripts/budgets/traceCost.ts'

const PAGE = 'page'
const caller = { functionName: 'measure', url: 'http://localhost/assets/carousel.js', lineNumber: 3, columnNumber: 14 }
const ofPage = (elementCount?: number, stackTrace: (typeof caller)[] = []) => ({ elementCount, beginData: { frame: PAGE, stackTrace } })

it('a full recalculation reaches at least half of the page’s elements', () => {
  const events = [3, 90, 550, 299, 300].map((count) => ({ name: 'UpdateLayoutTree', args: ofPage(count) }))
  const ofPicture = { name: 'UpdateLayoutTree', args: { elementCount: 900, beginData: { frame: 'picture' } } }
  expect(readCost([...events, ofPicture], PAGE, 600)).toEqual({ full: 2, forced: [] })
})

it('names the script line that forces style or layout', () => {
  const events = [
    { name: 'UpdateLayoutTree', args: ofPage(0, [caller]) },
    { name: 'Layout', args: ofPage(undefined, [caller]) },
  ]
  expect(readCost(events, PAGE, 600).forced).toEqual(['measure (carousel.js:3:14)'])
})
