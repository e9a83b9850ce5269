import { toAccessText } from '../lib/access.ts'
import type { CalendarEvent } from '../model/calendarFacts.ts'
import { type CalendarFacts, toCalendarFacts } from '../model/calendarFacts.ts'

/** Properties of a calendar as a whole. */
interface CalendarHead {
  /** The company’s name. */
  owner: string
  /** The site’s URL, without a trailing slash: the prefix of page URLs and of UIDs. */
  url: string
  /** The name of a calendar to subscribe to. Absent for the file of one date. */
  name?: string
}

type Status = CalendarEvent['status']

/**
 * The iCalendar status for each of our statuses. `revision` orders changes made on one day, when an event is first postponed and then gets
 * a new date or is cancelled. An event that may not take place is transparent: it does not block time in calendars.
 */
const STATES: Readonly<Record<Status, { status: string; revision: number; isTransparent?: true }>> = {
  scheduled: { status: 'CONFIRMED', revision: 0 },
  'on sale': { status: 'CONFIRMED', revision: 0 },
  'sold out': { status: 'CONFIRMED', revision: 0 },
  completed: { status: 'CONFIRMED', revision: 0 },
  postponed: { status: 'TENTATIVE', revision: 1, isTransparent: true },
  rescheduled: { status: 'CONFIRMED', revision: 2 },
  cancelled: { status: 'CANCELLED', revision: 3, isTransparent: true },
}

const DAY = 24 * 60 * 60 * 1000

/**
 * SEQUENCE must not fall, and must rise when an event changes (RFC 5545, 3.8.7.4). It is computed from the day of the last change in the
 * content, so that a build needs neither an earlier build nor the git history.
 */
const sequenceOf = ({ changed, status }: Pick<CalendarEvent, 'changed' | 'status'>): number =>
  (Date.parse(changed) / DAY) * 4 + STATES[status].revision

/** West Africa Time, which has no daylight saving time. */
const LAGOS = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Lagos',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:WAT',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * A calendar file (RFC 5545) of the given events, whose `about` is plain text already. The output depends on these arguments only, so that
 * two builds are identical.
 */
export function toCalendar({ owner, url, name }: CalendarHead, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${owner}//Calendar//EN`)}`,
    'CALSCALE:GREGORIAN',
    ...(name
      ? [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']
      : []),
    ...LAGOS,
    ...events.flatMap((event) => eventLines(event, url)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** The UID of an event, made of ids: it must stay the same when title, time and place change. */
const uidOf = ({ dateId, eventId }: Pick<CalendarEvent, 'dateId' | 'eventId'>, url: string): string =>
  `${dateId}.${eventId}@${new URL(url).host}`

function eventLines(event: CalendarEvent, url: string): string[] {
  const { status, isTransparent } = STATES[event.status]
  const facts = toCalendarFacts(event)
  const description = [...facts.changes, ...(event.access ?? []).map(toAccessText), event.description, event.hours]
  const changed = `${toBasicFormat(event.changed)}T000000Z`
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, url)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequenceOf(event)}`,
    `STATUS:${status}`,
    ...(isTransparent || facts.isWholeDay ? ['TRANSP:TRANSPARENT'] : []),
    ...timeLines(facts),
    `SUMMARY:${escapeText(facts.title)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join('\n'))}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    `URL:${new URL(event.page, url).href}`,
    'END:VEVENT',
  ]
}

/** The lines with the start and the end, which must have the same type (RFC 5545, 3.8.2.2): whole days, or moments. */
function timeLines({ start, end, isWholeDay }: CalendarFacts): string[] {
  const toLine = (name: string, time: string) =>
    isWholeDay ? `${name};VALUE=DATE:${toBasicFormat(time)}` : `${name};TZID=Africa/Lagos:${toBasicFormat(time)}00`
  return [toLine('DTSTART', start), ...(end ? [toLine('DTEND', end)] : [])]
}

/** Converts 2025-05-17T15:00 to 20250517T1500. */
const toBasicFormat = (moment: string) => moment.replace(/[-:]/g, '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds lines longer than 75 octets, never inside a character. */
function foldLine(line: string): string {
  const bytes = new TextEncoder()
  const folded: string[] = []
  let [part, length] = ['', 0]
  for (const character of line) {
    const { length: more } = bytes.encode(character)
    if (length + more > 75) {
      folded.push(part)
      ;[part, length] = [' ', 1]
    }
    part += character
    length += more
  }
  return [...folded, part].join('\r\n')
}
