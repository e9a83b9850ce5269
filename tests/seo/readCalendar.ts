import ICAL from 'ical.js'
import { SEASON_CALENDAR } from '../../src/lib/calendarAddresses.ts'

/** Whether an address is the calendar file of one date. */
export const isOfOneDate = (href: string): boolean => /^\/calendar\/[^/]+\.ics$/.test(href) && href !== SEASON_CALENDAR

/** An event as parsed by ical.js, an independent library. */
export interface ReadEvent {
  uid: string
  summary: string
  description: string
  location: string | null
  url: string
  status: string
  sequence: number
  /** DTSTAMP and LAST-MODIFIED. */
  stamp: string
  modified: string
  /** A day as 2025-05-17; a moment in UTC, converted by the time zone in the file. */
  start: string
  end: string | undefined
  /** Whether its time counts as free (TRANSP). */
  isTransparent: boolean
}

/** Parses a calendar file with ical.js. Throws when it is invalid. */
export function readCalendar(text: string): { name: unknown; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const toText = (time: ICAL.Time): string => {
    if (time.isDate) return time.toString()
    if (time.zone === ICAL.Timezone.localTimezone) throw new Error(`The file does not describe the time zone of ${time}.`)
    return time.convertToZone(ICAL.Timezone.utcTimezone).toString()
  }
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: String(component.getFirstPropertyValue('url')),
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      modified: String(component.getFirstPropertyValue('last-modified')),
      isTransparent: component.getFirstPropertyValue('transp') === 'TRANSPARENT',
      start: toText(event.startDate),
      end: component.hasProperty('dtend') ? toText(event.endDate) : undefined,
    }
  })
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events }
}
