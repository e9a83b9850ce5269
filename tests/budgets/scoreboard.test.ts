import { expect, it } from 'vitest'
import { limitsOf } from '../../scripts/budgets/limits.ts'
import { formatFigure, overBudget } from '../../scripts/budgets/scoreboard.ts'
import { toReport } from './samples.ts'

it('allows a CLS of 0.05 when the fonts load: one heading that wraps differently in the fallback font', () => {
  expect(overBudget(toReport('/about', { fontShift: 0.044, wideFontShift: 0.044 }))).toEqual([])
  expect(overBudget(toReport('/about', { fontShift: 0.056, wideFontShift: 0.06 }))).toEqual([
    '/about: CLS by fonts 0.056, at most 0.05',
    '/about: CLS by fonts, wide 0.06, at most 0.05',
  ])
})

it('shows bytes, so that a budget exceeded by one byte does not look as if it were met', () => {
  const limit = limitsOf('/about', { carousel: false, islands: false }).inlinedCss
  expect(overBudget(toReport('/about', { inlinedCss: limit + 1 }))).toEqual([
    `/about: inlined CSS ${(limit + 1).toLocaleString('en')} bytes, at most ${limit.toLocaleString('en')}`,
  ])
})

it('shows a dash for a figure that was not measured, which is within its budget', () => {
  expect(formatFigure('wideShift', Number.NaN)).toBe('–')
  expect(overBudget(toReport('/about', { wideShift: Number.NaN }))).toEqual([])
})
