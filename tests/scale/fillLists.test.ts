import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fillLists } from '../../scripts/scale/fillLists.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS, toSiteWithoutPictures } from '../../src/content/site.ts'
import { listPages } from '../../src/model/pages.ts'
import { copyFixtureContent, editFile } from '../content/contentFolder.ts'

it('fills each list with valid copies of its entries, each with a page', () => {
  const root = copyFixtureContent()
  editFile(root, 'content/news/new-academy-program.md', 'A new academy programme', 'A "new" academy programme')
  fillLists(root, 30)
  const { problems, entries } = loadContent({ root, ...SITE_OPTIONS })
  expect(problems).toEqual([])
  const site = toSiteWithoutPictures(entries)
  expect([site.news, site.productions, site.programmes, site.roles].map((list) => list.length)).toEqual([30, 30, 30, 30])
  const generated = listPages(site).filter(({ path }) => path.includes('/generated-'))
  expect(generated.length).toBeGreaterThan(60)
  const articles = readdirSync(path.join(root, 'content/news')).filter((name) => name.startsWith('generated-'))
  const paragraphs = articles.flatMap((name) => readFileSync(path.join(root, 'content/news', name), 'utf8').match(/^Story .*/gm) ?? [])
  expect(paragraphs.length).toBeGreaterThan(2 * articles.length)
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})
