import type { Entry } from '../content/kinds.ts'
import { dayAfter } from '../lib/dates.ts'
import { toQuery } from '../lib/toQuery.ts'
import { WORDS } from '../lib/words.ts'

type EventDate = Entry<'tickets'>['dates'][number]

/** A performance, a session or a festival, as a calendar entry. */
export interface CalendarEvent {
  /** The ids of the event and of the date. They do not change when titles do. */
  eventId: string
  dateId: string
  title: string
  /** A sentence or two; may contain Markdown. */
  description: string
  hours?: string
  /** A day, or a Lagos moment. */
  start: string
  end?: string
  /** In minutes, interval included, if known. */
  runningTime?: number
  /** A postponed event is rescheduled once it has a new date. */
  status: EventDate['status'] | 'rescheduled'
  reason?: string
  place?: string
  city?: string
  access?: EventDate['access']
  /** The page about it: a path, or a URL of another site. */
  page: string
  changed: string
}

interface State {
  /** Precedes the title. */
  titlePrefix?: string
  /** Precedes the reason; by default the same. */
  reasonPrefix?: string
  note?: string
}

const STATES: Readonly<Partial<Record<CalendarEvent['status'], State>>> = {
  postponed: { titlePrefix: WORDS.notices.postponed, note: WORDS.notices.noNewDate },
  rescheduled: { titlePrefix: WORDS.notices.newDate, reasonPrefix: WORDS.notices.postponed },
  cancelled: { titlePrefix: WORDS.notices.cancelled },
}

/** The facts of a calendar entry, which are the same in a file and in the link of a web calendar. Times are Lagos times, without offset. */
export interface CalendarFacts {
  title: string
  /** What has changed, in lines of plain text: reason and note. */
  changes: string[]
  start: string
  /** For whole days the day after the last; undefined when the end is not known. */
  end: string | undefined
  isWholeDay: boolean
}

/** The facts of an event for calendars. An event that starts at a moment ends after its last day, else after its running time, if known. */
export function toCalendarFacts({ title, status, reason, start, end, runningTime }: CalendarEvent): CalendarFacts {
  const { titlePrefix, reasonPrefix = titlePrefix, note } = STATES[status] ?? {}
  const why = reasonPrefix && reason ? `${reasonPrefix}: ${reason}.`.replace(/([.!?])\.$/, '$1') : undefined
  const isWholeDay = !start.includes('T')
  const begins = start.slice(0, 16)
  const nextDay = dayAfter(end ?? start)
  return {
    title: titlePrefix ? `${titlePrefix}: ${title}` : title,
    changes: [why, note].flatMap((line) => line ?? []),
    start: begins,
    end: isWholeDay ? nextDay : end ? `${nextDay}T00:00` : runningTime ? addMinutes(begins, runningTime) : undefined,
    isWholeDay,
  }
}

/** Lagos has no daylight saving time, so the time can be treated as UTC. */
const addMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16)

/**
 * The links that add an event to web calendars, for browsers inside other apps, which do not download files. For access they lead to the
 * page: its sentences, encoded in both links of each date, were a fifth of what they add to the list of all dates.
 */
export function toWebCalendars(event: CalendarEvent, url: string): { name: string; href: string }[] {
  const { title, changes, start, end = start, isWholeDay } = toCalendarFacts(event)
  const [from, to] = [start, end].map((time) => (isWholeDay ? time : `${addMinutes(time, -60)}:00Z`)) as [string, string]
  const details = [...changes, event.hours, new URL(event.page, url).href].filter(Boolean).join('\n')
  const place: Record<string, string> = event.place ? { location: event.place } : {}
  const google = { action: 'TEMPLATE', text: title, dates: `${from}/${to}`.replace(/[-:]/g, ''), ...place, details }
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: from,
    enddt: to,
    subject: title,
    ...(isWholeDay && { allday: 'true' }),
    ...place,
    body: details,
  }
  return [
    { name: 'Google', href: `https://calendar.google.com/calendar/render?${toQuery(google)}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/deeplink/compose?${toQuery(outlook)}` },
  ]
}
