import { expect, test } from 'vitest'
import { site } from '../fixtures/site.ts'
import { FIXTURE_PAGES } from './fixturePages.ts'

test('every role has a part of the page to link to, named by its file, and an Apply named with the role', () => {
  const careers = FIXTURE_PAGES.find(({ route }) => route === '/careers')?.document as Document
  const { roles } = site
  expect(roles.length).toBeGreaterThan(0)
  const found = roles.map(({ id }) => ({
    heading: careers.querySelector(`h3 a[href="#${id}"]`)?.textContent,
    apply: careers.getElementById(id)?.querySelector('a[target]')?.getAttribute('aria-label')?.replace(/ \(.*/, ''),
  }))
  expect(found).toEqual(roles.map(({ title }) => ({ heading: title, apply: `Apply for this Role: ${title}` })))
})
