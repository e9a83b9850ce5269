import { expect, it } from 'vitest'
import { formatFigure, overBudget } from '../../scripts/budgets/scoreboard.ts'
import { toReport } from './samples.ts'

it('lets one heading break elsewhere in the fallback font, on a phone and on a wide screen, and no more', () => {
  expect(overBudget(toReport('/about', { fontShift: 0.044, wideFontShift: 0.044 }))).toEqual([])
  expect(overBudget(toReport('/about', { fontShift: 0.056, wideFontShift: 0.06 }))).toEqual([
    '/about: by fonts 0.056, at most 0.050',
    '/about: by fonts, wide 0.060, at most 0.050',
  ])
})

it('shows a dash for what was not measured, and counts it as within its budget', () => {
  expect(formatFigure('wideShift', Number.NaN)).toBe('–')
  expect(overBudget(toReport('/about', { wideShift: Number.NaN }))).toEqual([])
})
