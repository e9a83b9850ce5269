import { expect, test } from 'vitest'
import { fileOf } from '../../scripts/build/staging.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { site } from '../fixtures/site.ts'
import { FIXTURE_PAGES, FIXTURE_ROUTED_PAGES } from './fixturePages.ts'

test('the sitemap lists the 27 pages of the specification', () => {
  expect(FIXTURE_ROUTED_PAGES).toHaveLength(27)
})

test('there is a page for every address of the sitemap, and no other, though content has cards for more', () => {
  expect(site.news.some(({ page }) => page === false)).toBe(true)
  const pages = listFiles(FIXTURE_DIST).filter((file) => file.endsWith('.html'))
  expect(pages).toEqual(FIXTURE_PAGES.map(({ route }) => fileOf(route)).sort())
})
