import { describe, expect, test } from 'vitest'
import { FIXTURE_PAGES } from './fixturePages.ts'
import { spokenText } from './texts.ts'

/** The announced texts, each with its element. */
function textsOf(document: Document): { text: string; parent: Element }[] {
  const found = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('script, style'))
  return found.flatMap((parent) =>
    [...parent.childNodes].flatMap((node) => (node.nodeName === '#text' ? { text: node.textContent ?? '', parent } : [])),
  )
}

/** Everything that is announced on a page: its text, and accessible names. */
const transcriptOf = (document: Document): string[] => [
  document.title,
  spokenText(document.body),
  ...[...document.body.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? ''),
]

/**
 * Ranges with a dash, such as 9-5, 10:00 AM – 1:00 PM or ₦3,000-₦5,000. Screen readers skip the dash, or say “minus”. A similar text that
 * is not a range would need an exception; there is none yet.
 */
const DASHED_RANGE = /\d ?(?:[ap]m|%|naira)? ?[‐‑–—−-] ?₦?\d/gi

/** Selects the parts of a page that list times: tables, facts and the dates of tickets. */
const LISTED = 'table, dl, .ticket-dates'

describe.each(FIXTURE_PAGES)('$route, as announced', ({ document }) => {
  test('announces every price in naira, and shows it with its sign', () => {
    for (const { text, parent } of textsOf(document).filter((one) => /₦\d/.test(one.text))) {
      expect(parent.getAttribute('aria-hidden'), text).toBe('true')
      expect(parent.nextElementSibling?.textContent, text).toBe(` ${text.replaceAll('₦', '')} naira`)
      expect(parent.nextElementSibling?.className, text).toBe('visually-hidden')
    }
    const labels = [...document.body.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? '')
    expect(labels.filter((label) => label.includes('₦'))).toEqual([])
  })

  test('names the time zone of listed times', () => {
    const lists = [...document.querySelectorAll(`main :is(${LISTED})`)].filter(({ textContent }) => /\d ?[ap]m\b/i.test(textContent ?? ''))
    for (const list of lists) expect(list.closest('main > section')?.textContent, list.textContent ?? '').toContain('Lagos time')
    const moments = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime).filter((value) => value.includes('T'))
    expect(moments.filter((value) => !/T\d\d:\d\d\+01:00$/.test(value))).toEqual([])
  })

  test('announces “to” between the numbers of a range, without a dash', () => {
    expect(transcriptOf(document).flatMap((text) => text.match(DASHED_RANGE) ?? [])).toEqual([])
  })
})

test('prices and listed times are announced in full', () => {
  expect('9-5, 10:00 AM – 1:00 PM or ₦3,000-₦5,000'.match(DASHED_RANGE)).toHaveLength(3)
  const all = FIXTURE_PAGES.flatMap(({ document }) => textsOf(document))
  expect(all.filter(({ text }) => /₦\d/.test(text)).length).toBeGreaterThan(50)
  expect(all.filter(({ text }) => text.includes('Lagos time')).length).toBeGreaterThan(5)
})
