import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatOutlines, heardText } from '../../scripts/audit/heard/outline.ts'
import { outerTags, PAGES } from './pages.ts'

/** What a link is called aloud. */
const nameOf = (link: Element) => link.getAttribute('aria-label') ?? heardText(link)

/** Where a link leads: letters to one address reach the same people, whatever they are about. */
const placeOf = (href: string) => (href.startsWith('mailto:') ? href.replace(/\?.*/, '') : href)

/** Names that say nothing where links are listed by themselves. */
const EMPTY_NAMES = /^(?:here|click here|more|read more|learn more|this|this page|link|details)$/i

/** Abbreviations that are words of their own to readers in Nigeria, or that the page explains where they stand. */
const KNOWN: Readonly<Record<string, string>> = {
  AM: 'of the clock',
  PM: 'of the clock',
  VIP: 'a kind of ticket, listed with what it holds',
  VVIP: 'a kind of ticket, listed with what it holds',
  BEST: 'a word in capitals',
  VALUE: 'a word in capitals',
  ID: 'as in student ID',
  PDF: 'a kind of file',
  PNG: 'a kind of file',
  ZIP: 'a kind of file',
  KB: 'the weight of a file',
  WAT: 'explained by “Lagos time” before it',
  UTC: 'explained by “Lagos time” before it',
  AA: 'explained by “level” before it',
  JSS: 'a class at every Nigerian school',
  HIV: 'a word of its own, as is AIDS',
  AIDS: 'a word of its own, as is HIV',
}

test('on no page two links of one name lead to different places, and each name says where', () => {
  const torn = PAGES.flatMap(({ route, document }) => {
    const links = [...document.querySelectorAll('a[href]')].map((link) => ({ name: nameOf(link), href: link.getAttribute('href') ?? '' }))
    const leadsOn = new Map<string, Set<string>>()
    for (const { name, href } of links) leadsOn.set(name, (leadsOn.get(name) ?? new Set()).add(placeOf(href)))
    return [...leadsOn]
      .filter(([name, hrefs]) => hrefs.size > 1 || name === '' || EMPTY_NAMES.test(name))
      .map(([name, hrefs]) => `${route}: “${name}” leads to ${[...hrefs].join(' and ')}`)
  })
  expect(torn).toEqual([])
})

test('every abbreviation is known or explained', () => {
  const unknown = PAGES.flatMap(({ route, document }) => {
    const words = heardText(document.body).match(/(?<![\p{L}\p{M}])\p{Lu}{2,}(?![\p{L}\p{M}])/gu) ?? []
    return [...new Set(words)].filter((word) => KNOWN[word] === undefined).map((word) => `${route}: ${word}`)
  })
  expect(unknown).toEqual([])
})

test('parts in another language say which, and it is Yoruba', () => {
  const parts = PAGES.flatMap(({ document }) => [...document.body.querySelectorAll('[lang]')])
  expect(parts.length).toBeGreaterThan(5)
  expect(outerTags(parts.filter((part) => part.getAttribute('lang') !== 'yo' || part.textContent?.trim() === ''))).toEqual([])
})

/** What is over goes last and another event first: from day to day headings change their places, and no words. */
const headingsIn = (outlines: string) => [...new Set(outlines.split('\n'))].toSorted()

test('the outlines that are kept hold the headings of the pages, and no others', () => {
  expect(
    headingsIn(readFileSync('a11y-reports/heard/outlines.md', 'utf8')),
    'after a change: npx tsx scripts/audit/heard.ts outlines',
  ).toEqual(headingsIn(formatOutlines(PAGES)))
})
