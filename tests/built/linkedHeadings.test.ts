import { expect, test } from 'vitest'
import { documentAt, FIXTURE_PAGES } from './fixturePages.ts'
import { linksOf } from './linksOf.ts'
import { outerTags } from './readPages.ts'

test('a heading can be focused if a link from any page leads to it, in a text as in a template, and only then', () => {
  const documents = new Map(FIXTURE_PAGES.map(({ route, document }) => [route, document]))
  // The menu’s link to the quick links is on every page, for browsers without scripts.
  const links = FIXTURE_PAGES.flatMap(linksOf).filter(({ href }) => href !== '#quick-links')
  const targets = new Set<unknown>(links.map(({ path, fragment }) => documents.get(path)?.getElementById(fragment)))
  // The footer is the same on every page.
  const headings = FIXTURE_PAGES.flatMap(({ document }) => [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')])
  expect(FIXTURE_PAGES.filter(({ document }) => document.getElementById('newsletter')?.getAttribute('tabindex') !== '-1')).toEqual([])
  expect(outerTags(headings.filter((heading) => targets.has(heading) !== (heading.getAttribute('tabindex') === '-1')))).toEqual([])
  // An article links to the team, and nothing to the values.
  const [team, values] = ['team', 'values'].map((id) => documentAt('/about').getElementById(id))
  expect([targets.has(team), targets.has(values), values?.tagName]).toEqual([true, false, 'H2'])
})
