import { expect, it } from 'vitest'
import { PARTS } from '../../scripts/budgets/lazyLoading.ts'
import { PAGES } from './pages.ts'

const WAKE = ['data-enhance', 'data-island', 'data-dialog']

it('each kind of part whose code comes later is one of those whose weight is measured', () => {
  const parts = PAGES.flatMap(({ document }) => [...document.querySelectorAll(WAKE.map((name) => `[${name}]`).join())])
  const kinds = new Map(parts.map((part) => [WAKE.map((name) => part.getAttribute(name)).join(' '), part]))
  expect(kinds.size).toBeGreaterThan(8)
  const unmeasured = [...kinds.values()].filter((part) => {
    const like = parts.filter((other) => WAKE.every((name) => other.getAttribute(name) === part.getAttribute(name)))
    return !like.some((one) => PARTS.some(({ selector }) => one.matches(selector)))
  })
  expect(unmeasured.map((part) => part.outerHTML.slice(0, part.outerHTML.indexOf('>') + 1))).toEqual([])
})
