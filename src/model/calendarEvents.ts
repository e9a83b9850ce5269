import { type Entry, findPagePath } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { calendarPath, sessionDate } from '../lib/calendarAddresses.ts'
import { formatTime } from '../lib/dates.ts'
import type { CalendarFile } from '../lib/eventTypes.ts'
import { hasPassed } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { type CalendarEvent, toWebCalendars } from './calendarFacts.ts'
import { placeOf, plannedFor, venueOf } from './events.ts'
import { eventModified } from './modificationDates.ts'
import { productionOf } from './productions.ts'
import { ifConfirmed } from './visitFacts.ts'

type EventDate = Entry<'tickets'>['dates'][number]

/** The calendar file of a date; undefined when the date has passed, is completed or is cancelled. */
export const findCalendar = (site: Site, event: Entry<'tickets'>, date: EventDate): CalendarFile | undefined =>
  date.status === 'completed' || date.status === 'cancelled' ? undefined : fileOf(site, toPerformance(site, event, date))

/** The calendar file of a session; undefined once its last day has passed. */
export function findSessionCalendar(site: Site, { id }: { id: string }): CalendarFile | undefined {
  const session = [...sessions(site), festivalOf(site)].find(({ eventId }) => eventId === id)
  return session && fileOf(site, session)
}

function fileOf({ company }: Site, event: CalendarEvent): CalendarFile | undefined {
  const { start, end = start } = event
  return hasPassed(end) ? undefined : { href: calendarPath(event), start, end, web: toWebCalendars(event, company.url) }
}

/** Every performance, session and festival, earliest first. The content check refuses two that would share a calendar file. */
export const calendarEvents = (site: Site): CalendarEvent[] =>
  [...performances(site), ...sessions(site), festivalOf(site)].toSorted(
    (a, b) => a.start.localeCompare(b.start) || (calendarPath(a) < calendarPath(b) ? -1 : 1),
  )

const performances = (site: Site): CalendarEvent[] =>
  site.tickets.flatMap((event) => event.dates.map((date) => toPerformance(site, event, date)))

const toPerformance = (site: Site, event: Entry<'tickets'>, date: EventDate): CalendarEvent => ({
  eventId: event.id,
  dateId: date.id,
  title: event.title,
  description: event.summary,
  ...plannedFor(date),
  runningTime: runningTimeOf(site, event),
  status: date.newDate ? 'rescheduled' : date.status,
  reason: date.reason,
  place: placeOf(venueOf(site, date)),
  city: venueOf(site, date).city,
  access: date.access,
  page: event.detailsLink,
  changed: eventModified(site, event),
})

/** The running time in minutes, interval included: from the production that names the event, else from the event itself. */
const runningTimeOf = (site: Site, event: Entry<'tickets'>): number | undefined =>
  ifConfirmed((productionOf(site, event) ?? event).beforeYouCome?.runningTime)

function sessions({ programmes, bootcamp, workshop }: Site): CalendarEvent[] {
  return [
    ...programmes.map((programme) => ({
      ...session(programme, findPagePath('programmes', programme) ?? '/academy'),
      description: programme.summary,
      place: ifConfirmed(programme.location),
    })),
    { ...session(bootcamp, '/academy/young-creatives-bootcamp'), description: bootcamp.lead, place: bootcamp.location },
    {
      ...session(workshop, '/academy/young-creative-workshop'),
      description: workshop.lead,
      hours: daily(workshop),
      place: workshop.location,
    },
  ]
}

const festivalOf = (site: Site): CalendarEvent => ({
  ...session(site.festival, '/festival'),
  description: site.festival.lead,
  hours: daily(site.festival),
  place: placeOf(venueOf(site, site.festival)),
  city: venueOf(site, site.festival).city,
})

type Days = Pick<Entry<'workshop'>, 'id' | 'title' | 'starts' | 'ends' | 'updated'>

const session = ({ id, title, starts, ends, updated }: Days, page: string) => ({
  eventId: id,
  dateId: sessionDate(starts),
  title,
  start: starts,
  end: ends,
  status: 'scheduled' as const,
  page,
  changed: updated,
})

const daily = ({ opens, closes }: { opens: string; closes: string }) => WORDS.calendar.daily(formatTime(opens), formatTime(closes))
