import { expect, test } from 'vitest'
import { fileOf } from '../../scripts/build/staging.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { articlePath } from '../../src/model/news.ts'
import { findUnlisted } from '../../src/model/unlisted.ts'
import { site } from '../fixtures/site.ts'
import { PAGES, ROUTED } from './pages.ts'

test('only pages of the site map are indexed', () => {
  expect(ROUTED).toHaveLength(27)
})

test('no page is there beside them, though content has words for more', () => {
  expect(site.news.some((article) => findUnlisted(site, articlePath(article)))).toBe(true)
  const pages = listFiles(FIXTURE_DIST).filter((file) => file.endsWith('.html'))
  expect(pages).toEqual(PAGES.map(({ route }) => fileOf(route)).sort())
  expect(PAGES.filter(({ html }) => html.includes('Only you can read this page'))).toEqual([])
})
