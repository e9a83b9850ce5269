import { expect, test } from 'vitest'
import { FIXTURE_PAGES } from './fixturePages.ts'

test('a section heading can be focused if a link from any page leads to it, and only then', () => {
  const links = new Set(
    FIXTURE_PAGES.flatMap(({ route, document }) =>
      [...document.querySelectorAll('a[href*="#"]')].map((link) => {
        const [page, id] = (link.getAttribute('href') ?? '').split('#')
        return `${page || route}#${id}`
      }),
    ),
  )
  const headings = FIXTURE_PAGES.flatMap(({ route, document }) =>
    [...document.querySelectorAll('main .section-head h2[id]')].map(({ id, outerHTML }) => ({
      name: `${route}#${id}`,
      focusable: outerHTML.includes('tabindex="-1"'),
    })),
  )
  expect(headings.filter(({ name, focusable }) => links.has(name) && !focusable)).toEqual([])
  // A heading may have links on some productions only.
  const linkedIds = new Set([...links].map((link) => link.split('#')[1]))
  expect(headings.filter(({ name, focusable }) => focusable && !linkedIds.has(name.split('#')[1] ?? ''))).toEqual([])
})
