import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TicketSheet } from '../../src/components/TicketSheet.tsx'
import { eventCardWords } from '../../src/model/eventCards.ts'
import { toDate, toEvent, toSite, VENUES } from '../model/samples.ts'

type Status = ReturnType<typeof toDate>['status']

/** The links to a calendar in the sheet of a performance in this state. */
function calendarLinks(status: Status): string[] {
  const event = toEvent('sankara', [toDate('theatre', '2025-07-05T16:00+01:00', [5000], { id: 'july-5', status })])
  const { title, dates, visit } = eventCardWords(toSite({ venues: VENUES, productions: [] }), event)
  const sheet = renderToStaticMarkup(<TicketSheet id={event.id} title={title} dates={dates} visit={visit} />)
  return sheet.match(/<a [^>]*calendar[^>]*>[^<]*<\/a>/g) ?? []
}

describe('a date of a ticket sheet', () => {
  it.each(['scheduled', 'on sale', 'sold out', 'postponed'] as const)('can be taken into a calendar while it is %s', (status) => {
    expect(calendarLinks(status)).toEqual([
      '<a class="more" href="/calendar/sankara-july-5.ics" download="" aria-label="Add to calendar: sankara, July 5, 2025 at 4:00 PM">Add to calendar</a>',
    ])
  })

  it.each(['cancelled', 'completed'] as const)('offers no calendar once it is %s', (status) => {
    expect(calendarLinks(status)).toEqual([])
  })
})
