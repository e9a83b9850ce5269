import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FIXTURE_PAGES } from './fixturePages.ts'

/** What visitors read and use to find out about access, and to ask: the statement, needs, links that ask, web calendars, icons, other forms. */
const PARTS = [
  'section:has(#accessibility)',
  ':is([for=contact-needs], #contact-needs, #contact-needs-note, .needs)',
  '.actions:has([href*="about=Access"])',
  ':is([href^="https://calendar.google.com"], [href^="https://outlook.live.com"])',
  '.badge > svg',
  'section:has(#other-forms)',
]

/** What the parts add to a page: 0.6 KB; on the list of all dates, 230 bytes a date, each of which has questions and calendars of its own. */
const MOST_BYTES = 614
const MOST_BYTES_PER_DATE = 230

const weigh = (page: Document) => brotliCompressSync(page.documentElement.outerHTML).length

test.each(FIXTURE_PAGES)('$route gains at most 0.6 KB by facts about access and ways to ask', ({ route, document }) => {
  const page = document.cloneNode(true) as Document
  for (const style of page.querySelectorAll('style')) style.remove()
  const before = weigh(page)
  const dates = page.querySelectorAll('[href^="https://calendar.google.com"]').length
  for (const part of page.querySelectorAll(PARTS.join())) part.remove()
  expect(before - weigh(page)).toBeLessThanOrEqual(route === '/tickets' ? dates * MOST_BYTES_PER_DATE : MOST_BYTES)
})
