import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { PRODUCTION_CATEGORIES } from '../../src/content/schemas/productions.ts'
import type { Site } from '../../src/content/site.ts'
import type { ListedCollection } from '../../src/model/pagedLists.ts'
import { findPage, listPages, type SitePage } from '../../src/model/pages.ts'
import { AcademyPage } from '../../src/pages/AcademyPage.tsx'
import { CareersPage } from '../../src/pages/CareersPage.tsx'
import { ListPage } from '../../src/pages/ListPage.tsx'
import { NewsPage } from '../../src/pages/NewsPage.tsx'
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx'
import { ProductionsPage } from '../../src/pages/ProductionsPage.tsx'
import { site } from '../fixtures/site.ts'
import { renderMain, textOf, textsOf } from './renderMain.tsx'

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

const large = siteWith(300)
const linksOf = (part: Element, selector = 'a') => [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

const LISTS: Readonly<Record<ListedCollection, { path: string; first: (of: Site) => ReactElement; list: string; pages: number }>> = {
  news: { path: '/news', first: (of) => <NewsPage site={of} />, list: '#news-list', pages: 12 },
  productions: { path: '/productions', first: (of) => <ProductionsPage site={of} />, list: '.programme-list', pages: 12 },
  programmes: { path: '/academy', first: (of) => <AcademyPage site={of} />, list: 'section:has(#programmes) ul.grid-3', pages: 12 },
  roles: { path: '/careers', first: (of) => <CareersPage site={of} />, list: '[data-id=roles]', pages: 24 },
}

type Listed = SitePage & { list: NonNullable<SitePage['list']> }
const pagesAt = (of: Site, path: string) => listPages(of).filter((page): page is Listed => page.list?.path === path)
const read = (of: Site, page: Listed) => renderMain(<ListPage site={of} list={page.list} />)
/** The headings of the listed items. */
const titles = (part: Element | null) => (part ? textsOf(part, 'h3').filter((title) => title.startsWith('Item ')) : [])

describe.each(Object.entries(LISTS))('300 %s', (collection, { path, first, list, pages: count }) => {
  const pages = pagesAt(large, path)
  const start = renderMain(first(large))

  it('stand on the first page and on pages with addresses of their own, each once, newest first', () => {
    expect(pages.map((page) => page.path)).toEqual(Array.from({ length: count }, (_, index) => `${path}/page/${index + 1}`))
    const listed = [...titles(start.querySelector(list)), ...pages.toReversed().flatMap((page) => titles(read(large, page)))]
    expect(listed).toEqual(Array.from({ length: 300 }, (_, index) => `Item ${300 - index}`))
    expect(findPage(large, `${path}/page/${count + 1}`)).toBeUndefined()
  })

  it('are reached from each other by links alone', () => {
    expect(linksOf(start, '[data-part=earlier] a')).toEqual(pages.map((page) => page.path).toReversed())
    const oldest = read(large, pages[0] as Listed)
    expect(oldest.querySelector('[data-part=earlier] [aria-current=page]')?.getAttribute('href')).toBe(`${path}/page/1`)
    expect(linksOf(oldest, '[data-part=earlier] a')).toEqual([path, ...pages.map((page) => page.path).toReversed()])
    expect(textOf(oldest.querySelector('h2'))).toBe(`Earlier ${collection}`)
  })

  it('have few pictures on the first page, and none in the lists of the others', () => {
    expect(start.querySelectorAll(`${list} img`).length).toBeLessThanOrEqual(12)
    expect(read(large, pages[0] as Listed).querySelectorAll('.card img')).toHaveLength(0)
  })

  it('leave full pages as they are when more are added', () => {
    const more = siteWith(324)
    const at = (of: Site, index: number) => pagesAt(of, path)[index] as Listed
    expect(titles(read(more, at(more, 0)))).toEqual(titles(read(large, at(large, 0))))
    expect(titles(read(more, at(more, count - 1)))).toEqual(titles(read(large, at(large, count - 1))))
  })
})

it.each(Object.entries(LISTS))('the few %s of a young site all stand on one page', (_, { path, first }) => {
  expect(pagesAt(site, path)).toEqual([])
  expect(renderMain(first(site)).querySelector('[data-part=earlier]')).toBeNull()
})

describe('productions by category', () => {
  const start = renderMain(<ProductionsPage site={large} />)

  it('have pages of their own once all take several, and every production stands in its category', () => {
    const links = linksOf(start, 'nav[aria-label=Category] a')
    expect(links).toEqual(['/productions/category/theatre', '/productions/category/film', '/productions/category/performance'])
    for (const [index, path] of links.entries()) {
      const pages = pagesAt(large, path ?? '')
      expect(pages.map((page) => page.path)).toEqual([path, ...[1, 2, 3].map((number) => `${path}/page/${number}`)])
      const listed = pages.flatMap((page) => titles(read(large, page))).map((title) => Number(title.split(' ')[1]))
      expect(listed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, place) => (index === 0 ? 3 : index) + place * 3))
    }
  })

  it('are links in place of the filter, which knows one page alone, and lead back to all', () => {
    expect(start.querySelector('[data-widget=filter]')).toBeNull()
    const film = read(large, pagesAt(large, '/productions/category/film')[0] as Listed)
    expect(linksOf(film, 'nav[aria-label=Category] a')).toEqual([
      '/productions',
      '/productions/category/theatre',
      '/productions/category/performance',
    ])
  })

  it('are filtered on the page where it holds all', () => {
    const few = renderMain(<ProductionsPage site={siteWith(35)} />)
    expect(few.querySelector('[data-widget=filter]')).not.toBeNull()
    expect(pagesAt(siteWith(35), '/productions/category/film')).toEqual([])
  })
})

it('a page of earlier news says of which time its articles are', () => {
  expect(textOf(read(large, pagesAt(large, '/news')[0] as Listed))).toContain('January 1 to 24, 2020')
  const hint = (of: Site) => textOf(renderMain(<NewsPage site={of} />).querySelector('.news-search-hint'))
  expect(hint(large)).toContain('all others on the pages of earlier news')
  expect(hint(site)).toContain('every article is listed below')
})

it('many pages do not fill the not-found page', () => {
  const links = linksOf(renderMain(<NotFoundPage site={large} />), 'main a')
  for (const folder of ['/news/', '/productions/', '/academy/'])
    expect(links.filter((href) => href?.startsWith(`${folder}item-`))).toHaveLength(24)
  expect(links.filter((href) => href?.includes('/page/') || href?.includes('/category/'))).toEqual([])
})
