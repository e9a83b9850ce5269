import { expect, it } from 'vitest'
import { overBudget, overFontShift } from '../../scripts/budgets/scoreboard.ts'
import { toReport } from './samples.ts'

it('one heading that breaks elsewhere in the stand-in font is no fault, and stand-ins that no longer fit are', () => {
  const moved = toReport('/about', { fontShift: 0.041 })
  const still = toReport('/news', { fontShift: 0 })
  expect([overBudget(moved), overFontShift([moved, still, still])]).toEqual([[], []])
  expect(overFontShift([moved, still, toReport('/contact', { fontShift: 0.015 })])).toEqual([
    'All pages together move by 0.056 when the fonts come, at most 0.05 (scripts/fonts/fallbackCss.ts): /about 0.041, /contact 0.015',
  ])
})
