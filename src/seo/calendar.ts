import { toAccessText } from '../lib/access.ts'
import type { CalendarEvent } from '../model/calendar.ts'

/** What a calendar says of itself. */
interface CalendarHead {
  /** Whose calendar it is. */
  owner: string
  /** The site’s address, without a slash at the end: pages and lasting names begin with it. */
  url: string
  /** What a calendar that is subscribed to is called. Left out for the file of one date. */
  name?: string
}

type Status = CalendarEvent['status']

/**
 * What each status is in iCalendar, and the word that its reason follows. `revision` orders changes of one day, where an event is first
 * postponed, then gets a new date or is cancelled. What may not take place is transparent: it blocks nobody’s time.
 */
const STATES: Readonly<
  Record<Status, { status: string; revision: number; mark?: string; was?: string; note?: string; isTransparent?: true }>
> = {
  scheduled: { status: 'CONFIRMED', revision: 0 },
  'on sale': { status: 'CONFIRMED', revision: 0 },
  'sold out': { status: 'CONFIRMED', revision: 0 },
  completed: { status: 'CONFIRMED', revision: 0 },
  postponed: { status: 'TENTATIVE', revision: 1, mark: 'Postponed', note: 'There is no new date yet.', isTransparent: true },
  rescheduled: { status: 'CONFIRMED', revision: 2, mark: 'New date', was: 'Postponed' },
  cancelled: { status: 'CANCELLED', revision: 3, mark: 'Cancelled', isTransparent: true },
}

const DAY = 24 * 60 * 60 * 1000

/**
 * SEQUENCE must not fall, and rises where an event changes (RFC 5545, 3.8.7.4). The content says on which day it last changed, so the number
 * counts these days: a build needs neither the build before it nor the history of its files.
 */
export const sequenceOf = ({ changed, status }: Pick<CalendarEvent, 'changed' | 'status'>): number =>
  ((Date.parse(changed) - Date.parse('2020-01-01')) / DAY) * 4 + STATES[status].revision

/** West Africa Time, which never changes its clocks. */
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
 * A calendar file (RFC 5545) of the given events, whose `about` is plain text by now. It depends on nothing but them:
 * what is written today is written the same tomorrow.
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

/** The lasting name of an event: made of ids, so it stays when title, time and place change. */
export const uidOf = ({ date, event }: Pick<CalendarEvent, 'date' | 'event'>, url: string): string =>
  `${date}.${event}@${new URL(url).host}`

function eventLines(event: CalendarEvent, url: string): string[] {
  const { status, mark, was = mark, note, isTransparent } = STATES[event.status]
  const reason = was && event.reason ? `${was}: ${event.reason}.`.replace(/([.!?])\.$/, '$1') : undefined
  const words = [reason, note, ...(event.access ?? []).map(toAccessText), event.about, event.hours]
  const changed = `${digits(event.changed)}T000000Z`
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, url)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${sequenceOf(event)}`,
    `STATUS:${status}`,
    ...(isTransparent || !event.start.includes('T') ? ['TRANSP:TRANSPARENT'] : []),
    ...timeLines(event),
    `SUMMARY:${escapeText(mark ? `${mark}: ${event.title}` : event.title)}`,
    `DESCRIPTION:${escapeText(words.filter(Boolean).join('\n'))}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    `URL:${new URL(event.page, url).href}`,
    'END:VEVENT',
  ]
}

/**
 * Whole days have no hours. A moment ends with its last day where one is given, else after its
 * running time where that is known: both ends must be of one kind (RFC 5545, 3.8.2.2).
 */
function timeLines({ start, end, minutes }: CalendarEvent): string[] {
  const dayAfter = later(`${(end ?? start).slice(0, 10)}T00:00`, 24 * 60).slice(0, 10)
  if (!start.includes('T')) {
    return [`DTSTART;VALUE=DATE:${digits(start)}`, `DTEND;VALUE=DATE:${digits(dayAfter)}`]
  }
  const begins = start.slice(0, 16)
  const inLagos = (moment: string) => `;TZID=Africa/Lagos:${digits(moment)}00`
  const ends = end ? `${dayAfter}T00:00` : minutes ? later(begins, minutes) : undefined
  return [`DTSTART${inLagos(begins)}`, ...(ends ? [`DTEND${inLagos(ends)}`] : [])]
}

/** A time by the Lagos clock, so many minutes later. That clock never changes, so it may be reckoned as if it were UTC. */
const later = (moment: string, minutes: number): string => new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16)

/** 2025-05-17T15:00 as 20250517T1500. */
const digits = (moment: string) => moment.replace(/[-:]/g, '')

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Breaks a line where it would be longer than 75 octets, never inside a character. */
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
