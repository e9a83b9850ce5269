import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FIXTURE_PAGES } from './fixturePages.ts'

/**
 * What visitors read and use to find out about access, and to ask: the statement, needs, days of checks, links that ask, web calendars,
 * icons, other forms. Only what an owner may write about fees, companions and the way home is not here: it is as long as they write it.
 */
const PARTS = [
  'section:has(#accessibility)',
  ':is([for=contact-needs], #contact-needs, #contact-needs-note, .needs)',
  'section:has(#before-you-come) .meta',
  '.actions:has([href*="about=Access"])',
  '.facts .actions',
  ':is([href^="https://calendar.google.com"], [href^="https://outlook.live.com"])',
  '.badge > svg',
  'section:has(#other-forms)',
]

const MOST_BYTES = 0.6 * 1024

const weigh = (page: Document) => brotliCompressSync(page.documentElement.outerHTML).length

test.each(FIXTURE_PAGES.filter(({ document }) => document.querySelector(PARTS.join())))(
  '$route gains at most 0.6 KB by facts about access and ways to ask',
  ({ document }) => {
    const page = document.cloneNode(true) as Document
    for (const style of page.querySelectorAll('style')) style.remove()
    const before = weigh(page)
    for (const part of page.querySelectorAll(PARTS.join())) part.remove()
    expect(before - weigh(page)).toBeLessThanOrEqual(MOST_BYTES)
  },
)
