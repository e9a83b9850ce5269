import { describe, expect, it } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { findPage, listPages } from '../../src/model/pages.ts'
import { EarlierNewsPage } from '../../src/pages/EarlierNewsPage.tsx'
import { NewsPage } from '../../src/pages/NewsPage.tsx'
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx'
import { site } from '../fixtures/site.ts'
import { readPage, textOf } from './readPage.tsx'

/** A site with many articles, newest first, each with a page. */
function siteWith(count: number): Site {
  const [article] = site.news
  if (!article) throw new Error('The fixture site has no news.')
  const news = Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2020, 0, count - index)).toISOString().slice(0, 10)
    return { ...article, id: `story-${count - index}`, slug: undefined, page: true, title: `Story ${count - index}`, date }
  })
  return { ...site, news }
}

const many = siteWith(300)
const linksOf = (part: Element, selector = 'a') => [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('300 articles', () => {
  it('stand on /news and on pages of their own, each once, and none has an address that is another’s', () => {
    const pages = listPages(many).flatMap(({ path, earlierNews }) => (earlierNews ? [{ path, earlierNews }] : []))
    expect(pages.map(({ path }) => path)).toEqual(Array.from({ length: 12 }, (_, index) => `/news/page/${index + 1}`))
    const listed = [
      ...linksOf(readPage(<NewsPage site={many} />), '#news-list h3 a'),
      ...pages.toReversed().flatMap(({ earlierNews }) => linksOf(readPage(<EarlierNewsPage site={many} number={earlierNews} />), 'h3 a')),
    ]
    expect(listed).toEqual(many.news.map(({ id }) => `/news/${id}`))
    expect(findPage(many, '/news/page/13')).toBeUndefined()
  })

  it('have few pictures and links on /news, and a page says of which time its articles are', () => {
    const first = readPage(<NewsPage site={many} />)
    expect(first.querySelectorAll('#news-list img').length).toBeLessThanOrEqual(12)
    expect(textOf(first.querySelector('.news-search-hint'))).toContain('all others on the pages of earlier news')
    const oldest = readPage(<EarlierNewsPage site={many} number={1} />)
    expect(oldest.querySelectorAll('.card img')).toHaveLength(0)
    expect(textOf(oldest)).toContain('January 1 to 24, 2020')
    expect(oldest.querySelector('[data-part=earlier] [aria-current=page]')?.getAttribute('href')).toBe('/news/page/1')
    expect(linksOf(oldest, 'nav a')).toEqual(expect.arrayContaining(['/news', '/news/page/12']))
  })

  it('do not fill the not-found page', () => {
    const news = linksOf(readPage(<NotFoundPage site={many} />)).filter((href) => href?.startsWith('/news/story-'))
    expect(news).toHaveLength(24)
    expect(news[0]).toBe('/news/story-300')
  })
})

it('the few articles of a young site all stand on /news, and say so', () => {
  const page = readPage(<NewsPage site={site} />)
  expect(listPages(site).filter(({ earlierNews }) => earlierNews)).toEqual([])
  expect(page.querySelectorAll('#news-list > li')).toHaveLength(site.news.length)
  expect(page.querySelectorAll('#news-list img')).toHaveLength(site.news.length)
  expect(page.querySelector('[data-part=earlier]')).toBeNull()
  expect(textOf(page.querySelector('.news-search-hint'))).toContain('every article is listed below')
})
