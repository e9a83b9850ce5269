import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TicketSheet } from '../../src/components/TicketSheet.tsx'
import { eventCardWords } from '../../src/model/eventCards.ts'
import { toDate, toEvent, toSite, VENUES } from '../model/samples.ts'

type Status = ReturnType<typeof toDate>['status']

/** The sheet of a performance in this state. */
function sheetOf(status: Status, reason?: string): string {
  const event = toEvent('sankara', [toDate('theatre', '2025-07-05T16:00+01:00', [5000], { id: 'july-5', status, reason })])
  const { title, dates, visit } = eventCardWords(toSite({ venues: VENUES, productions: [] }), event)
  return renderToStaticMarkup(<TicketSheet id={event.id} title={title} dates={dates} visit={visit} />)
}

const calendarLinks = (status: Status): string[] => sheetOf(status).match(/<a [^>]*calendar[^>]*>[^<]*<\/a>/g) ?? []

describe('a date of a ticket sheet', () => {
  it.each(['scheduled', 'on sale', 'sold out', 'postponed'] as const)('can be taken into a calendar while it is %s', (status) => {
    expect(calendarLinks(status)).toEqual([
      '<a class="more" href="/calendar/sankara-july-5.ics" download="" aria-label="Add to calendar: sankara, July 5, 2025 at 4:00 PM">Add to calendar</a>',
    ])
  })

  it.each(['cancelled', 'completed'] as const)('offers no calendar once it is %s', (status) => {
    expect(calendarLinks(status)).toEqual([])
  })

  it.each([
    ['sold out', undefined, 'Sold out</span> '],
    ['postponed', 'The hall is being repaired', 'Postponed</span> The hall is being repaired'],
    ['cancelled', 'The lead has lost her voice', 'Cancelled</span> The lead has lost her voice'],
  ] as const)('says that it is %s, and why, and sends nobody to buy', (status, reason, words) => {
    const sheet = sheetOf(status, reason)
    expect(sheet).toContain(`${words}</p>`)
    expect(sheet).not.toContain('Get tickets')
    expect(sheet).toContain('The seller’s page')
  })

  it('is sold while it is on sale, without a word on its state', () => {
    expect(sheetOf('on sale')).toContain('Get tickets')
    expect(sheetOf('on sale')).not.toMatch(/Sold out|Postponed|Cancelled/)
  })
})
