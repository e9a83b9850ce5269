import { expect, test } from 'vitest'
import { spokenText } from '../../scripts/audit/screen-reader/pageText.ts'
import { site } from '../fixtures/site.ts'
import { FIXTURE_PAGES } from './fixturePages.ts'

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

test('the quick links mark the page that is open, or the section it belongs to, and nothing else', () => {
  const marks = Object.fromEntries(FIXTURE_PAGES.map(({ route, document }) => [route, markedIn(document, 'footer nav')]))
  for (const page of ['/about', '/productions', '/academy', '/festival', '/news', '/careers', '/contact', '/get-involved'])
    expect(marks[page], page).toEqual([[page, 'page']])
  expect(marks['/news/alliance-francaise-partnership']).toEqual([['/news', 'true']])
  expect(marks['/academy/young-creatives-bootcamp/faculty']).toEqual([['/academy', 'true']])
  for (const page of ['/', '/tickets']) expect(marks[page], page).toEqual([])
})

test('header and footer hold the same things by the same names in the same order on every page', () => {
  const [first, ...others] = FIXTURE_PAGES.map(({ route, document }) => ({ route, frame: framesOf(document) }))
  expect(first?.frame.length).toBeGreaterThan(25)
  for (const { route, frame } of others) expect(frame, route).toEqual(first?.frame)
})

test('every page has a title of its own that names the company, and a description of its own', () => {
  const titles = FIXTURE_PAGES.map(({ document }) => document.title)
  const descriptions = FIXTURE_PAGES.map(({ document }) => document.querySelector('meta[name=description]')?.getAttribute('content') ?? '')
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => !title.includes(site.company.name))).toEqual([])
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(descriptions.filter(({ length }) => length < 30 || length > 160)).toEqual([])
})
