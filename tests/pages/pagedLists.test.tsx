import { describe, expect, it } from 'vitest'
import { PRODUCTION_CATEGORIES } from '../../src/content/schemas/productions.ts'
import type { Site } from '../../src/content/site.ts'
import { WORDS } from '../../src/lib/words.ts'
import type { ListedCollection } from '../../src/model/pagedLists.ts'
import { findPage, listPages } from '../../src/model/pages.ts'
import { site } from '../fixtures/site.ts'
import { mainAt, textOf, textsOf } from './renderMain.tsx'

/** Copies of the first item of a list, newest first, each with an id of its own. */
function many<Entry extends { id: string }>(entries: readonly Entry[], count: number, more: (number: number) => Partial<Entry>): Entry[] {
  const [first] = entries
  if (!first) throw new Error('The fixture site lists nothing here.')
  return Array.from({ length: count }, (_, index) => ({ ...first, id: `item-${count - index}`, ...more(count - index) }))
}

/** A site with a number of articles, productions, programmes and roles. */
function siteWith(count: number): Site {
  const named = (number: number) => ({ title: `Item ${number}`, slug: undefined, page: true })
  return {
    ...site,
    news: many(site.news, count, (number) => ({
      ...named(number),
      date: new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10),
    })),
    productions: many(site.productions, count, (number) => ({
      ...named(number),
      featured: false,
      category: PRODUCTION_CATEGORIES[number % 3] ?? 'Theatre',
      ticketedEvent: undefined,
    })),
    programmes: many(site.programmes, count, named),
    roles: many(site.roles, count, (number) => ({ title: `Item ${number}` })),
  }
}

const large = siteWith(120)
const linksOf = (part: Element, selector = 'a') => [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

const LISTS: Readonly<Record<ListedCollection, { path: string; list: string; pages: number }>> = {
  news: { path: '/news', list: '#news-list', pages: 4 },
  productions: { path: '/productions', list: '.programme-list', pages: 4 },
  programmes: { path: '/academy', list: 'section:has(#programmes) ul.grid-3', pages: 4 },
  roles: { path: '/careers', list: '[data-id=roles]', pages: 9 },
}

/** The addresses of a list’s pages after the first. */
const pagesAt = (of: Site, path: string) =>
  listPages(of)
    .filter(({ list }) => list?.path === path)
    .map((page) => page.path)
/** The headings of the listed items. */
const titles = (part: Element | null) => (part ? textsOf(part, 'h3').filter((title) => title.startsWith('Item ')) : [])

describe.each(Object.entries(LISTS))('120 %s', (collection, { path, list, pages: count }) => {
  const pages = pagesAt(large, path)
  const start = mainAt(large, path)
  const oldest = mainAt(large, `${path}/page/1`)

  it('are listed once each, newest first, on the first page and on numbered pages', () => {
    expect(pages).toEqual(Array.from({ length: count }, (_, index) => `${path}/page/${index + 1}`))
    const listed = [...titles(start.querySelector(list)), ...pages.toReversed().flatMap((page) => titles(mainAt(large, page)))]
    expect(listed).toEqual(Array.from({ length: 120 }, (_, index) => `Item ${120 - index}`))
    expect(findPage(large, `${path}/page/${count + 1}`)).toBeUndefined()
  })

  it('are on pages that link to each other', () => {
    expect(linksOf(start, '[data-part=earlier] a')).toEqual(pages.toReversed())
    expect(oldest.querySelector('[data-part=earlier] [aria-current=page]')?.getAttribute('href')).toBe(`${path}/page/1`)
    expect(linksOf(oldest, '[data-part=earlier] a')).toEqual([path, ...pages.toReversed()])
    expect(textOf(oldest.querySelector('h2'))).toBe(WORDS.lists.earlierOf(collection))
  })

  it('have few pictures on the first page, and none on the others', () => {
    expect(start.querySelectorAll(`${list} img`).length).toBeLessThanOrEqual(12)
    expect(titles(oldest).length).toBeGreaterThan(9)
    expect(oldest.querySelectorAll('.card img')).toHaveLength(0)
  })

  it('stay on the same pages when more are added', () => {
    const more = siteWith(130)
    for (const page of [`${path}/page/1`, `${path}/page/${count}`]) expect(titles(mainAt(more, page))).toEqual(titles(mainAt(large, page)))
  })
})

it('productions of a category have pages of their own once the list has several pages', () => {
  const links = linksOf(mainAt(large, '/productions'), `nav[aria-label="${WORDS.common.category}"] a`)
  expect(links).toEqual(['theatre', 'film', 'performance'].map((category) => `/productions/category/${category}`))
  const film = '/productions/category/film'
  expect(pagesAt(large, film)).toEqual([film, `${film}/page/1`])
  const listed = pagesAt(large, film).flatMap((page) => titles(mainAt(large, page)))
  expect(new Set(listed)).toEqual(new Set(Array.from({ length: 40 }, (_, index) => `Item ${1 + index * 3}`)))
})
