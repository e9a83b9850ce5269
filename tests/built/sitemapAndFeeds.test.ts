import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { FIXTURE_PAGES, FIXTURE_ROUTED_PAGES } from './fixturePages.ts'
import { UNLISTED_PAGES } from './readPages.ts'

const contentOf = (document: Document, selector: string) => document.querySelector(selector)?.getAttribute('content') ?? undefined

describe('the sitemap of the built site', () => {
  const text = readFileSync(`${FIXTURE_DIST}/sitemap.xml`, 'utf8')
  const pages = new Map([...text.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc, day]) => [loc, day]))

  test('names the pages by the addresses they give themselves, all of them and no other', () => {
    const canonical = FIXTURE_ROUTED_PAGES.map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href'))
    expect([...pages.keys()]).toEqual(canonical)
  })

  test('gives an article the day of its last change that the article’s page gives', () => {
    const articles = FIXTURE_ROUTED_PAGES.filter(({ document }) => contentOf(document, 'meta[property="og:type"]') === 'article')
    expect(articles.length).toBeGreaterThan(0)
    for (const { document } of articles) {
      const address = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
      expect(pages.get(address)).toBe(contentOf(document, 'meta[property="article:modified_time"]'))
    }
  })
})

describe('the feeds of news', () => {
  const feedsOf = (document: Document) =>
    [...document.querySelectorAll('link[rel=alternate]')].map((link) => [link.getAttribute('type'), link.getAttribute('href')])

  test('are named in the head of every page, so that a program finds them from any', () => {
    const wanted = [
      ['application/atom+xml', '/feed.xml'],
      ['application/feed+json', '/feed.json'],
    ]
    expect(wanted.filter(([, href]) => !existsSync(`${FIXTURE_DIST}${href}`))).toEqual([])
    for (const { document } of FIXTURE_ROUTED_PAGES) expect(feedsOf(document)).toEqual(wanted)
  })

  test('are not named where a page stands in for others', () => {
    const unlisted = FIXTURE_PAGES.filter(({ route }) => UNLISTED_PAGES.includes(route))
    expect(unlisted.map(({ document }) => feedsOf(document))).toEqual([[], []])
  })
})
