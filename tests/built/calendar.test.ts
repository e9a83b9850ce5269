import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { getSite } from '../../src/content/site.ts'
import { readCalendar } from '../seo/readCalendar.ts'
import { PAGES } from './pages.ts'

const links = PAGES.flatMap(({ route, document }) =>
  [...document.querySelectorAll('a[href^="/calendar/"]')].map((link) => ({ route, link, href: link.getAttribute('href') ?? '' })),
)
const ofOneDate = links.filter(({ link }) => link.closest('.ticket-date'))

/** The moment a date of a ticket sheet begins. */
const startOf = (link: Element) => link.closest('.ticket-date')?.querySelector('time')?.getAttribute('datetime') ?? ''

describe('“Add to calendar”', () => {
  test('stands beside every date of Tickets that is neither over nor cancelled', () => {
    const open = getSite().tickets.flatMap(({ dates }) => dates.filter(({ status }) => status !== 'completed' && status !== 'cancelled'))
    expect(open.length).toBeGreaterThan(0)
    const offered = ofOneDate.filter(({ route }) => route === '/tickets')
    expect(offered.map(({ link }) => startOf(link))).toEqual(open.map(({ start }) => start))
  })

  test('gives the date it stands beside, and no other', () => {
    const wrong = ofOneDate.filter(({ link, href }) => {
      const { events } = readCalendar(readFileSync(`dist${href}`, 'utf8'))
      return events.length !== 1 || Date.parse(events[0]?.start ?? '') !== Date.parse(startOf(link))
    })
    expect(wrong.map(({ href }) => href)).toEqual([])
  })

  test('is saved as a file, and says aloud which date of what it is for', () => {
    expect(links.filter(({ link, href }) => !link.hasAttribute('download') || !existsSync(`dist${href}`))).toEqual([])
    for (const { route } of ofOneDate) {
      const names = ofOneDate.filter((other) => other.route === route).map(({ link }) => link.getAttribute('aria-label') ?? '')
      expect(names.filter((name) => !/^Add to calendar: .+ \d/.test(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
