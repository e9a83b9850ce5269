import type { Entry } from '../content/collections.ts'
import type { Site } from '../content/site.ts'
import { calendarOf, SEASON_CALENDAR } from '../lib/calendarPath.ts'
import { toSlug } from '../lib/slug.ts'
import type { CalendarEvent } from './calendar.ts'

/** A calendar that people subscribe to. */
export interface Calendar {
  path: string
  /** What it is called in a list of calendars. */
  name: string
  holds: (event: CalendarEvent) => boolean
}

/** The calendar of everything. */
export const seasonCalendar = ({ company }: Site): Calendar => ({ path: SEASON_CALENDAR, name: company.name, holds: () => true })

/**
 * The calendars of the cities of all venues. One stays when its last event moves elsewhere: whoever subscribed to it would otherwise go on
 * seeing that event.
 */
export function cityCalendars({ company, venues }: Site): (Calendar & { city: string })[] {
  const cities = new Map(venues.map(({ city }) => [toSlug(city), city]))
  return [...cities].toSorted().map(([slug, city]) => ({
    city,
    path: calendarOf('city', slug),
    name: `${company.name}: ${city}`,
    holds: (event) => event.city !== undefined && toSlug(event.city) === slug,
  }))
}

/** The calendar of a production, empty while it has no dates. */
export const productionCalendar = ({ company }: Site, { id, title, ticketedEvent }: Entry<'productions'>): Calendar => ({
  path: calendarOf('production', id),
  name: `${company.name}: ${title}`,
  holds: (event) => event.event === ticketedEvent,
})

/** Every calendar that people subscribe to. */
export const listCalendars = (site: Site): Calendar[] => [
  seasonCalendar(site),
  ...cityCalendars(site),
  ...site.productions.map((production) => productionCalendar(site, production)),
]
