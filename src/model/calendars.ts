import type { Entry } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { ACCESS_GROUPS, type AccessGroup, accessGroupOf } from '../lib/access.ts'
import { calendarPathOf, SEASON_CALENDAR } from '../lib/calendarAddresses.ts'
import { toSlug } from '../lib/slug.ts'
import { capitalise } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { calendarEvents } from './calendarEvents.ts'
import type { CalendarEvent } from './calendarFacts.ts'

/** A calendar to subscribe to. */
export interface Calendar {
  path: string
  name: string
  holds: (event: CalendarEvent) => boolean
}

/** The calendar of all events. */
export const seasonCalendar = ({ company }: Site): Calendar => ({ path: SEASON_CALENDAR, name: company.name, holds: () => true })

/** The calendars of the cities of all venues. */
export function cityCalendars(site: Site): (Calendar & { city: string })[] {
  const { company, venues } = site
  const cities = new Map(venues.map(({ city }) => [toSlug(city), city]))
  const calendars = [...cities].toSorted().map(([slug, city]) => ({
    city,
    path: calendarPathOf('cities', slug),
    name: `${company.name}: ${city}`,
    holds: (event: CalendarEvent) => event.city !== undefined && toSlug(event.city) === slug,
  }))
  return withEvents(site, calendars)
}

/** The calendar of a production. */
export const productionCalendar = ({ company }: Site, { id, title, ticketedEvent }: Entry<'productions'>): Calendar => ({
  path: calendarPathOf('productions', id),
  name: `${company.name}: ${title}`,
  holds: ({ eventId }) => eventId === ticketedEvent,
})

/** The calendar of performances with a group of kinds of access. */
export const accessCalendar = ({ company }: Pick<Site, 'company'>, group: AccessGroup): Calendar => ({
  path: calendarPathOf('access', toSlug(group)),
  name: `${company.name}: ${WORDS.calendar.performances(capitalise(group))}`,
  holds: ({ access }) => access?.some(({ kind }) => accessGroupOf(kind) === group) ?? false,
})

/** Every calendar to subscribe to: the season, and what else has an event, past ones included. */
export const listCalendars = (site: Site): Calendar[] => [
  seasonCalendar(site),
  ...cityCalendars(site),
  ...withEvents(site, [
    ...site.productions.map((production) => productionCalendar(site, production)),
    ...ACCESS_GROUPS.map((group) => accessCalendar(site, group)),
  ]),
]

/** An empty calendar tells nobody anything, so it is neither written nor offered. */
function withEvents<Kind extends Calendar>(site: Site, calendars: readonly Kind[]): Kind[] {
  const events = calendarEvents(site)
  return calendars.filter(({ holds }) => events.some(holds))
}
