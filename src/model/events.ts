import type { Entry } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import { ACCESS_GROUPS, accessGroupOf } from '../lib/access.ts'
import { countDays, moveEnd } from '../lib/dates.ts'
import type { Span } from '../lib/eventTypes.ts'
import { isUpcomingDate } from '../lib/pastDates.ts'

type TicketedEvent = Entry<'tickets'>
type EventDate = TicketedEvent['dates'][number]

/** The events announced on the home page. Throws when one of them does not exist. */
export const upcomingEvents = (site: Site): TicketedEvent[] => (site.home.upcomingEvents ?? []).map((id) => getEntry(site, 'tickets', id))

/** All prices of an event, in naira; those of cancelled dates only if no other is left. */
export function eventPrices({ dates }: Pick<TicketedEvent, 'dates'>): number[] {
  const held = dates.filter(({ status }) => status !== 'cancelled')
  return (held.length > 0 ? held : dates).flatMap((date) => date.ticketTypes.map((type) => type.price))
}

/** When a date is planned: its new date, if it has one, with the same number of days. */
export function plannedFor({ start, end, newDate }: Pick<EventDate, 'start' | 'end' | 'newDate'>): { start: string; end?: string } {
  if (!newDate) return { start, end }
  return { start: newDate, end: end && moveEnd(start, end, newDate) }
}

/** When a date takes place; undefined when it is cancelled, or postponed without a new date. */
export function findActualDates(date: EventDate): Span | undefined {
  if (date.status === 'cancelled' || (date.status === 'postponed' && !date.newDate)) return undefined
  const { start, end = start } = plannedFor(date)
  return { start, end }
}

/** Whether a date is upcoming. */
export const isUpcomingEventDate = (date: EventDate, today?: string): boolean =>
  isUpcomingDate({ actualSpan: findActualDates(date), completed: date.status === 'completed' }, today)

/** The first and the last day of an event, as ISO days. */
export const eventSpan = (event: TicketedEvent): Span => spanOf(event.dates.map(plannedFor)) as Span

/** More runs than these would not be read: the first and the last day say enough. */
const MAX_RUNS = 4

/** The runs of an event: days without a day between them are one. */
export function eventRuns(event: TicketedEvent): Span[] {
  const runs: Span[] = []
  const spans = event.dates.map(plannedFor).map(({ start, end = start }) => ({ start: start.slice(0, 10), end: end.slice(0, 10) }))
  for (const span of spans.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = runs.at(-1)
    if (last && countDays(last.end, span.start) <= 2) last.end = span.end > last.end ? span.end : last.end
    else runs.push(span)
  }
  return runs.length > MAX_RUNS ? [eventSpan(event)] : runs
}

/** The first and the last day on which an event takes place; undefined when none of its dates does. */
export const findActualSpan = (event: TicketedEvent): Span | undefined => spanOf(event.dates.flatMap((date) => findActualDates(date) ?? []))

/** Whether one of its dates is upcoming. */
export const isUpcoming = (event: TicketedEvent): boolean => event.dates.some((date) => isUpcomingEventDate(date))

function spanOf(dates: readonly { start: string; end?: string }[]): Span | undefined {
  const days = dates.flatMap(({ start, end = start }) => [start.slice(0, 10), end.slice(0, 10)]).toSorted()
  const [start, end] = [days[0], days.at(-1)]
  return start && end ? { start, end } : undefined
}

/** The cities of an event’s dates, without duplicates, in the order of its dates. */
export function eventCities(site: Site, event: TicketedEvent): string[] {
  const cities = event.dates.map((date) => venueOf(site, date).city)
  return [...new Set(cities)]
}

/** An event’s dates in one city. */
export const datesIn = (site: Site, event: TicketedEvent, city: string): EventDate[] =>
  event.dates.filter((date) => venueOf(site, date).city === city)

/** The venue of a date, or of the festival. */
export const venueOf = (site: Site, date: { venue: string }): Entry<'venues'> => getEntry(site, 'venues', date.venue)

/** The next festival, if it has a ticketed event. */
export const findNextFestival = (site: Site): TicketedEvent | undefined =>
  site.festival.next && getEntry(site, 'tickets', site.festival.next.event)

/** Formats a venue with its city, without repeating the city. */
export const placeOf = (venue: Entry<'venues'>): string => (venue.name.includes(venue.city) ? venue.name : `${venue.name}, ${venue.city}`)

/** The upcoming dates with access services, by group of kinds, earliest first. Groups without a date are omitted. */
export function accessPerformances(site: Site) {
  const all = site.tickets.flatMap((event) =>
    event.dates.flatMap((date) => {
      const actualSpan = findActualDates(date)
      if (!actualSpan || !isUpcomingEventDate(date)) return []
      return (date.access ?? []).map((access) => ({ event, date, ...actualSpan, place: placeOf(venueOf(site, date)), access }))
    }),
  )
  return ACCESS_GROUPS.flatMap((group) => {
    const performances = all.filter(({ access }) => accessGroupOf(access.kind) === group).toSorted((a, b) => a.start.localeCompare(b.start))
    return performances.length > 0 ? [{ group, performances }] : []
  })
}
