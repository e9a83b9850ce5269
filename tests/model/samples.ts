import type { Entry } from '../../src/content/kinds.ts'
import type { Site } from '../../src/content/site.ts'
import type { CalendarEvent } from '../../src/model/calendarFacts.ts'

type TicketedEvent = Entry<'tickets'>
type EventDate = TicketedEvent['dates'][number]

/** A site with only the fields that a test needs. */
export const toSite = (parts: { [Name in keyof Site]?: unknown }): Site => parts as unknown as Site

/** A venue in a city. */
export const toVenue = (id: string, name: string, city: string) => ({ id, name, city }) as Entry<'venues'>

/** A date of an event: day, venue, and ticket prices in naira. */
export const toDate = (venue: string, start: string, prices: readonly number[] = [5000], more: Partial<EventDate> = {}): EventDate => ({
  id: `${venue}-${start}`,
  venue,
  start,
  status: 'on sale',
  ticketLink: 'https://tickets.example/seat',
  ticketTypes: prices.map((price) => ({ name: `Seat at ${price}`, price })),
  ...more,
})

/** An event with its dates. */
export const toEvent = (id: string, dates: readonly EventDate[]): TicketedEvent =>
  ({ id, title: id, dates, detailsLink: '/festival' }) as unknown as TicketedEvent

/** Three venues in two cities. */
export const VENUES = [
  toVenue('hall', 'A hall', 'Ibadan'),
  toVenue('theatre', 'A Lagos theatre', 'Lagos'),
  toVenue('park', 'A Lagos park', 'Lagos'),
]

/** A performance as calendars have it. */
export const toCalendarEvent = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  eventId: 'sankara',
  dateId: 'lagos-july-5',
  title: 'Sankara',
  description: 'The captain returns.',
  start: '2025-07-05T16:00+01:00',
  status: 'on sale',
  place: 'A theatre, Lagos',
  page: '/productions/sankara',
  changed: '2025-06-01',
  ...more,
})
