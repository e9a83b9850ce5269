import { expect, test } from 'vitest'
import { site } from '../fixtures/site.ts'
import { documentAt, FIXTURE_PAGES } from './fixturePages.ts'
import { spokenText } from './spokenText.ts'

/**
 * The elements of header and footer that are compared: without the links to the next access performance and to the calendars, which only
 * the home page has.
 */
const FRAME = 'a[href]:not([href*="#access-"], [href="/tickets#calendars"]), button, input, label, h2, nav'

/** The elements of header and footer in order: type, name, and target. */
const framesOf = (document: Document) =>
  [...document.querySelectorAll('body header, body footer')]
    .filter((part) => !part.closest('main'))
    .flatMap((part) =>
      [...part.querySelectorAll(FRAME)].map((one) =>
        [
          one.tagName,
          one.getAttribute('aria-label') ?? (one.tagName === 'NAV' ? '' : spokenText(one)),
          one.getAttribute('href') ?? '',
        ].join(' | '),
      ),
    )

/** The links of a list that are marked as the current page or section. */
const markedIn = (document: Document, list: string) =>
  [...document.querySelectorAll(`${list} a[aria-current]`)].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])

test.each([
  {
    list: 'header nav',
    links: ['/', '/about', '/productions', '/academy', '/festival', '/get-involved'],
    below: { '/productions/sankara': '/productions', '/academy/young-creatives-bootcamp/courses': '/academy' },
    others: ['/tickets', '/careers', '/contact', '/news'],
  },
  {
    list: 'footer nav',
    links: ['/about', '/productions', '/academy', '/festival', '/news', '/careers', '/contact', '/get-involved'],
    below: { '/news/alliance-francaise-partnership': '/news', '/academy/young-creatives-bootcamp/faculty': '/academy' },
    others: ['/', '/tickets'],
  },
])('the current page, or the section it belongs to, is marked in $list, and no other link', ({ list, links, below, others }) => {
  const marksOn = (page: string) => markedIn(documentAt(page), list)
  for (const page of links) expect(marksOn(page), page).toEqual([[page, 'page']])
  for (const [page, section] of Object.entries(below)) expect(marksOn(page), page).toEqual([[section, 'true']])
  for (const page of others) expect(marksOn(page), page).toEqual([])
})

test('header and footer have the same elements with the same names in the same order on every page', () => {
  const [first, ...others] = FIXTURE_PAGES.map(({ route, document }) => ({ route, frame: framesOf(document) }))
  expect(first?.frame.length).toBeGreaterThan(25)
  for (const { route, frame } of others) expect(frame, route).toEqual(first?.frame)
})

test('every page has a unique title that names the company, and a unique description', () => {
  const titles = FIXTURE_PAGES.map(({ document }) => document.title)
  const descriptions = FIXTURE_PAGES.map(({ document }) => document.querySelector('meta[name=description]')?.getAttribute('content') ?? '')
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => !title.includes(site.company.name))).toEqual([])
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(descriptions.filter(({ length }) => length < 30 || length > 160)).toEqual([])
})
