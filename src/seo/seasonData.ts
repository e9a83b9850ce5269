import { toAccessText } from '../lib/access.ts'
import { calendarPath, SEASON_DATA } from '../lib/calendarAddresses.ts'
import { hasPassed } from '../lib/pastDates.ts'
import type { CalendarEvent } from '../model/calendarFacts.ts'
import { uidOf } from './calendar.ts'

interface SeasonHead {
  /** The company’s name. */
  owner: string
  /** The site’s URL, without a trailing slash. */
  url: string
  licence: string
}

type SeasonEvent = ReturnType<typeof toSeasonEvent>

/** A performance, session or festival as data, as seasonSchema.ts describes it. Absent fields are not known. */
function toSeasonEvent(event: CalendarEvent, url: string) {
  const { page, tickets, changed } = event
  return {
    uid: uidOf(event, url),
    title: event.title,
    about: event.about,
    start: event.start,
    end: event.end,
    minutes: event.minutes,
    status: statusOf(event),
    reason: event.reason,
    place: event.place,
    city: event.city,
    access: event.access,
    page: new URL(page, url).href,
    calendar: url + calendarPath(event),
    tickets: tickets && {
      url: tickets.ticketLink,
      types: tickets.ticketTypes.map(({ name, price, note }) => ({ name, price, currency: 'NGN', note })),
    },
    updated: changed,
  }
}

/** The status of an event; completed once its last day has passed, unless it did not take place then. */
const statusOf = ({ start, end = start, status }: CalendarEvent): CalendarEvent['status'] =>
  hasPassed(end) && status !== 'postponed' && status !== 'cancelled' ? 'completed' : status

/** The season as JSON, valid by `seasonSchema`. The `about` of each event is plain text. */
export function toSeasonJson({ owner, url, licence }: SeasonHead, events: readonly CalendarEvent[]): string {
  const season = {
    $schema: url + SEASON_DATA.schema,
    publisher: { name: owner, url },
    license: licence,
    events: events.map((event) => toSeasonEvent(event, url)),
  }
  return `${JSON.stringify(season, null, 2)}\n`
}

/** The columns of the CSV file, which has a row for each event. */
const COLUMNS: Readonly<Record<string, (event: SeasonEvent) => string | number | undefined>> = {
  uid: ({ uid }) => uid,
  title: ({ title }) => title,
  start: ({ start }) => start,
  end: ({ end }) => end,
  status: ({ status }) => status,
  reason: ({ reason }) => reason,
  place: ({ place }) => place,
  city: ({ city }) => city,
  access: ({ access }) => access?.map(toAccessText).join(' '),
  lowest_price_ngn: ({ tickets }) => tickets && Math.min(...tickets.types.map(({ price }) => price)),
  highest_price_ngn: ({ tickets }) => tickets && Math.max(...tickets.types.map(({ price }) => price)),
  tickets: ({ tickets }) => tickets?.url,
  page: ({ page }) => page,
  calendar: ({ calendar }) => calendar,
  updated: ({ updated }) => updated,
}

/** The season as CSV (RFC 4180). CSV has no place for metadata, so the last column repeats the licence. */
export function toSeasonCsv({ url, licence }: SeasonHead, events: readonly CalendarEvent[]): string {
  const rows = events.map((event) => {
    const data = toSeasonEvent(event, url)
    return [...Object.values(COLUMNS).map((read) => read(data)), licence]
  })
  return [[...Object.keys(COLUMNS), 'license'], ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** Spreadsheets would run a cell that begins like a formula; a leading apostrophe makes it text. */
function toCell(value: string | number | undefined): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
