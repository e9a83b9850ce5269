import { expect, it } from 'vitest'
import { PARTS } from '../../scripts/budgets/lazyLoading.ts'
import { FIXTURE_PAGES } from './fixturePages.ts'

it('measures the size of each kind of lazily loaded part', () => {
  const parts = FIXTURE_PAGES.flatMap(({ document }) => [...document.querySelectorAll('[data-widget]')])
  const kinds = new Map(parts.map((part) => [part.getAttribute('data-widget'), part]))
  expect(kinds.size).toBeGreaterThan(8)
  const unmeasured = [...kinds.keys()].filter(
    (kind) => !parts.some((part) => part.getAttribute('data-widget') === kind && PARTS.some(({ selector }) => part.matches(selector))),
  )
  expect(unmeasured).toEqual([])
})
