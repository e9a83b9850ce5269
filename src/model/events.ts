import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'

type TicketedEvent = Entry<'tickets'>
type EventDate = TicketedEvent['dates'][number]

/** The events the home page announces, as its file names them. Throws when one of them is not there. */
export const upcomingEvents = (site: Site): TicketedEvent[] => site.home.upcomingEvents.map((id) => getEntry(site, 'tickets', id))

/** Every price of an event, in naira. */
export const eventPrices = (event: TicketedEvent): number[] => event.dates.flatMap((date) => date.ticketTypes.map((type) => type.price))

/** The first and the last day of an event, as ISO days. */
export function eventSpan(event: TicketedEvent): { start: string; end: string } {
  const days = event.dates.flatMap((date) => [date.start.slice(0, 10), date.end ?? date.start.slice(0, 10)]).toSorted()
  return { start: days[0] as string, end: days.at(-1) as string }
}

/** The cities an event is seen in, each once, in the order of its dates. */
export function eventCities(site: Site, event: TicketedEvent): string[] {
  const cities = event.dates.map((date) => venueOf(site, date).city)
  return [...new Set(cities)]
}

/** The dates of an event in one city. */
export const datesIn = (site: Site, event: TicketedEvent, city: string): EventDate[] =>
  event.dates.filter((date) => venueOf(site, date).city === city)

/** The venue of a date. Throws when the content was not checked. */
export function venueOf(site: Site, date: EventDate): Entry<'venues'> {
  const venue = site.venues.find((candidate) => candidate.id === date.venue)
  if (!venue) throw new Error(`No venue "${date.venue}".`)
  return venue
}

/** The two events of festival day n (from 1): positions 2n-1 and 2n, beginning again after the last (decisions.md). */
export function festivalDayEvents<Event>(events: readonly Event[], day: number): Event[] {
  if (events.length === 0) return []
  return [2 * day - 2, 2 * day - 1].map((position) => events[position % events.length] as Event)
}

/** A venue and its city, the city once. */
export const placeOf = (venue: Entry<'venues'>): string => (venue.name.includes(venue.city) ? venue.name : `${venue.name}, ${venue.city}`)
