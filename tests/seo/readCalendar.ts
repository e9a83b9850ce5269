import ICAL from 'ical.js'
import { SEASON_CALENDAR } from '../../src/lib/calendarAddresses.ts'

/** Whether an address is the calendar file of one date. */
export const isOfOneDate = (href: string): boolean => /^\/calendar\/[^/]+\.ics$/.test(href) && href !== SEASON_CALENDAR

/** Parses a calendar file with ical.js, an independent library. Throws when it is invalid. */
export function readCalendar(text: string) {
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
      // DTSTAMP and LAST-MODIFIED.
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      modified: String(component.getFirstPropertyValue('last-modified')),
      // Whether its time counts as free.
      isTransparent: component.getFirstPropertyValue('transp') === 'TRANSPARENT',
      // A day as 2025-05-17; a moment in UTC, converted by the time zone in the file.
      start: toText(event.startDate),
      end: component.hasProperty('dtend') ? toText(event.endDate) : undefined,
    }
  })
  return { events }
}
