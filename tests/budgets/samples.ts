import { limitsOf, type Measures } from '../../scripts/budgets/limits.ts'
import type { PageReport } from '../../scripts/budgets/measure.ts'

const PLAIN = { carousel: false, islands: false }

/** A page exactly at all budgets, except for the given values. */
export const toReport = (route: string, measures: Partial<Measures>, widgets = PLAIN): PageReport => ({
  route,
  widgets,
  errors: [],
  measures: { ...limitsOf(route, widgets), ...measures },
})
