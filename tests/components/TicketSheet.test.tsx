import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TicketSheet } from '../../src/components/TicketSheet.tsx'
import { toEventCardProps } from '../../src/model/eventCards.ts'
import { toDate, toEvent, toSite, VENUES } from '../model/samples.ts'

beforeEach(() => vi.stubEnv('SITE_NOW', '2025-06-01'))
afterEach(() => vi.unstubAllEnvs())

type Status = ReturnType<typeof toDate>['status']

type Dates = Parameters<typeof toEvent>[1]

function sheetWith(dates: Dates): string {
  const event = toEvent('sankara', dates)
  return renderToStaticMarkup(<TicketSheet {...toEventCardProps(toSite({ venues: VENUES, productions: [] }), event)} id={event.id} />)
}

/** The ticket sheet of a performance with this status. */
const sheetOf = (status: Status, reason?: string, newDate?: string): string =>
  sheetWith([toDate('theatre', '2025-07-05T16:00+01:00', [5000], { id: 'july-5', status, reason, newDate })])

const calendarLinks = (status: Status): string[] => sheetOf(status).match(/<a [^>]*href="[^"]*calendar[^>]*>[^<]*/g) ?? []

describe('a date of a ticket sheet', () => {
  it.each(['scheduled', 'on sale', 'sold out', 'postponed'] as const)('has a calendar link while it is %s', (status) => {
    const [file, ...web] = calendarLinks(status)
    expect(file).toBe(
      '<a class="more" href="/calendar/sankara-july-5.ics" download="" aria-label="Add to calendar: sankara, July 5, 2025 at 4:00 PM">Add to calendar',
    )
    expect(web.map((link) => /href="https:\/\/([^/]+)/.exec(link)?.[1])).toEqual(['calendar.google.com', 'outlook.live.com'])
  })

  it('has links to ask about access, until it is over', () => {
    const asks = (day: string) => {
      vi.stubEnv('SITE_NOW', day)
      return [...sheetOf('on sale').matchAll(/aria-label="(Ask[^"]+)"/g)].map(([, name]) => name)
    }
    expect(asks('2025-07-05')).toEqual(['Ask about access for this date: sankara, July 5, 2025 at 4:00 PM'])
    expect(asks('2025-07-06')).toEqual([])
  })

  it.each(['cancelled', 'completed'] as const)('has no calendar link once it is %s', (status) => {
    expect(calendarLinks(status)).toEqual([])
  })

  it.each([
    ['sold out', undefined, 'Sold out</span> '],
    ['postponed', 'The hall is being repaired', 'Postponed</span> The hall is being repaired'],
    ['cancelled', 'The lead has lost her voice', 'Cancelled</span> The lead has lost her voice'],
  ] as const)('shows that it is %s, and why, and offers no tickets', (status, reason, words) => {
    const sheet = sheetOf(status, reason)
    expect(sheet).toContain(`${words}</p>`)
    expect(sheet).not.toContain('Get Tickets')
    expect(sheet).toContain('The seller’s page')
  })

  it('names the event and the date in the link to its seller', () => {
    expect(sheetOf('on sale')).toContain('aria-label="Get Tickets: sankara, July 5, 2025 at 4:00 PM (tickets.example, opens in a new tab)"')
    expect(sheetOf('cancelled', 'She is ill')).toContain('aria-label="The seller’s page: sankara, July 5, 2025 at 4:00 PM (')
  })

  it('is listed under its first date with its new date, which the calendar link has', () => {
    const sheet = sheetOf('postponed', 'The lead is ill', '2025-08-02T16:00+01:00')
    expect(sheet.replace(/<[^>]*>/g, '')).toMatch(/July 5, 2025 at 4:00 PM.*Postponed The lead is ill New date: August 2, 2025 at 4:00 PM/)
    expect(sheet).toContain('aria-label="Add to calendar: sankara, August 2, 2025 at 4:00 PM"')
  })
})

describe('the dates of a run', () => {
  const RUN = [toDate('theatre', '2025-07-05T16:00+01:00'), toDate('theatre', '2025-07-06T16:00+01:00')]
  const days = (sheet: string) => [...sheet.matchAll(/<h4><time[^>]*>(\w+ \d+)/g)].map(([, day]) => day)

  it('are marked one by one during the run, and upcoming ones come first', () => {
    vi.stubEnv('SITE_NOW', '2025-07-06')
    const sheet = sheetWith(RUN)
    expect(sheet.match(/<span class="badge">Took place/g)).toHaveLength(1)
    expect(sheet).toContain('data-after="2025-07-07T00:00+01:00"><span hidden="">Afterwards: </span>Took place')
    expect(sheet).toContain('data-after="2025-07-07T00:00+01:00"><span hidden="">Afterwards: </span>This event took place in July 2025.')
    expect(days(sheet)).toEqual(['July 6', 'July 5'])
  })

  it('share one note after the run, in their own order; its link leaves the dialog', () => {
    vi.stubEnv('SITE_NOW', '2025-07-07')
    const sheet = sheetWith(RUN)
    expect(sheet).not.toContain('Took place')
    expect(sheet).toContain('<p>This event took place in July 2025. <a href="/get-involved#newsletter"')
    expect(days(sheet)).toEqual(['July 5', 'July 6'])
  })
})
