import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPage } from '../../src/model/pages.ts'
import { FIXTURE_DIST } from '../fixtures/fixtureProject.ts'
import { site } from '../fixtures/site.ts'
import { attributeOf, documentAt, FIXTURE_PAGES, FIXTURE_ROUTED_PAGES, readBuiltFile } from './fixturePages.ts'
import { isRouted, outerTags } from './readPages.ts'
import { spokenText } from './texts.ts'

const canonicalOf = (document: Document) => attributeOf(document, 'link[rel=canonical]', 'href')

test('the sitemap lists the canonical URLs of all pages, and no other', () => {
  const urls = [...readBuiltFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(urls).toEqual(FIXTURE_ROUTED_PAGES.map(({ document }) => canonicalOf(document)))
})

test('the current page, or the section it belongs to, is marked in the header, the quick links and the breadcrumbs', () => {
  const marked = (page: string) =>
    [...documentAt(page).querySelectorAll('[aria-current]')].map((one) => [
      one.getAttribute('href') ?? one.textContent,
      one.getAttribute('aria-current'),
    ])
  expect(marked('/about')).toEqual(Array.from({ length: 2 }, () => ['/about', 'page']))
  const section = ['/productions', 'true']
  expect(marked('/productions/sankara')).toEqual([section, ['Sankara', 'page'], section])
  expect(marked('/tickets')).toEqual([])
})

test('header and footer have the same elements with the same names in the same order on every page', () => {
  // The home page alone has links to the next access performance and to the calendars.
  const SAME = ':is(header, footer) :is(a[href]:not([href*="#access-"], [href="/tickets#calendars"]), button, input, label, h2)'
  const framesOf = (document: Document) =>
    [...document.querySelectorAll(SAME)]
      .filter((part) => !part.closest('main'))
      .map((part) => `${spokenText(part)} ${part.getAttribute('href')}`)
  const [first = [], ...others] = FIXTURE_PAGES.map(({ document }) => framesOf(document))
  expect(first.length).toBeGreaterThan(25)
  for (const frame of others) expect(frame).toEqual(first)
})

test('every page can be reached in more than one way, and that of a file at least from its list', () => {
  const inFrame = [...documentAt('/').querySelectorAll(':is(header, footer) a[href]')].map((link) => link.getAttribute('href'))
  const isRare = (target: string) => {
    const others = FIXTURE_ROUTED_PAGES.filter(
      ({ route, document }) => route !== target && document.querySelector(`main a[href="${target}"], main a[href^="${target}#"]`),
    )
    return others.length + (inFrame.includes(target) ? 1 : 0) < (findPage(site, target)?.entry ? 1 : 2)
  }
  expect(FIXTURE_ROUTED_PAGES.map(({ route }) => route).filter(isRare), 'Link it from the main part of another page too').toEqual([])
})

test('every page has a unique title that names the company, and a unique description', () => {
  const titles = FIXTURE_PAGES.map(({ document }) => document.title)
  const descriptions = FIXTURE_PAGES.map(({ document }) => attributeOf(document, 'meta[name=description]', 'content'))
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => !title.includes(site.company.name))).toEqual([])
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(descriptions.filter(({ length }) => length < 30 || length > 160)).toEqual([])
})

test.each(FIXTURE_PAGES)('$route has unique ids, and every reference to an id is valid', ({ document }) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget']) {
    const named = [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  }
})

test('every page but the not-found and offline pages links to the news feeds in its head', () => {
  const feeds = ['application/atom+xml /feed.xml', 'application/feed+json /feed.json']
  for (const feed of feeds) expect(existsSync(FIXTURE_DIST + feed.split(' ')[1]), feed).toBe(true)
  for (const page of FIXTURE_PAGES) {
    const links = [...page.document.querySelectorAll('link[rel=alternate]')]
    const named = links.map((link) => `${link.getAttribute('type')} ${link.getAttribute('href')}`)
    expect(named, page.route).toEqual(isRouted(page) ? feeds : [])
  }
})

test('the first picture alone may have priority over the others, and has it in the first part of a page', () => {
  const isOf = (part: string, document: Document) => document.querySelector(`main > :first-child ${part}`) !== null
  for (const { route, document } of FIXTURE_ROUTED_PAGES) {
    const prior = outerTags(document.querySelectorAll('main [fetchpriority=high]'))
    const [first = ''] = outerTags(document.querySelectorAll('main img'))
    expect(prior, route).toEqual(isOf('img', document) || prior.length > 0 ? [first] : [])
  }
  expect(FIXTURE_ROUTED_PAGES.filter(({ document }) => !isOf('[fetchpriority=high]', document)).length).toBeGreaterThan(2)
})
