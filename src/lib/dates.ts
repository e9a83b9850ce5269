import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'

/** A day (2025-05-17) or a Lagos moment (2025-05-17T15:00+01:00), as content holds it. */
type IsoDate = string

/** Reads the wall-clock part only, so that the machine's own time zone never moves a date. */
const wallClock = (value: IsoDate) => parseISO(value.slice(0, 16))

/** Whether a day written 2025-05-17 is in the calendar: there is no 2025-02-30. */
export function isRealDay(isoDay: string): boolean {
  const date = new Date(`${isoDay}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay)
}

/** Whether the value says a time of day as well. */
const hasTime = (value: IsoDate): boolean => value.includes('T')

/** May 17, 2025 */
export const formatDay = (value: IsoDate): string => format(wallClock(value), 'MMMM d, yyyy')

/** May 2025 */
export const formatMonth = (value: IsoDate): string => format(wallClock(value), 'MMMM yyyy')

/** Saturday, May 17, 2025 */
export const formatWeekday = (value: IsoDate): string => format(wallClock(value), 'EEEE, MMMM d, yyyy')

/** May 17, 2025 in the short form of news cards ('MMM d, yyyy', specification section 9). */
export const formatShortDay = (value: IsoDate): string => format(wallClock(value), 'MMM d, yyyy')

/** Dec 25 */
export const formatMonthDay = (value: IsoDate): string => format(wallClock(value), 'MMM d')

/** 3:00 PM, from a moment or from a time of day (15:00). */
export const formatTime = (value: string): string =>
  format(parseISO(value.includes('T') ? value.slice(0, 16) : `2000-01-01T${value}`), 'h:mm a')

/** May 17, 2025 at 3:00 PM; without a time, the day alone. */
export const formatMoment = (value: IsoDate): string => (hasTime(value) ? `${formatDay(value)} at ${formatTime(value)}` : formatDay(value))

/** The two halves of a range, without the dash: ["October 10", "11, 2025"]; one half when both days are the same. */
export function formatRangeParts(start: IsoDate, end: IsoDate): [string] | [string, string] {
  const [from, to] = [wallClock(start), wallClock(end)]
  if (start.slice(0, 10) === end.slice(0, 10)) return [formatDay(start)]
  if (start.slice(0, 7) === end.slice(0, 7)) return [format(from, 'MMMM d'), format(to, 'd, yyyy')]
  if (start.slice(0, 4) === end.slice(0, 4)) return [format(from, 'MMMM d'), format(to, 'MMMM d, yyyy')]
  return [formatDay(start), formatDay(end)]
}

/** A dash between days of one month; a spaced dash between dates of two words and more. */
export const rangeDash = (start: IsoDate, end: IsoDate): string => (start.slice(0, 7) === end.slice(0, 7) ? '–' : ' – ')

/** December 25–29, 2024 */
export const formatRange = (start: IsoDate, end: IsoDate): string => formatRangeParts(start, end).join(rangeDash(start, end))

/** 1 hour 50 minutes, from minutes. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const part = (amount: number, unit: string) => (amount === 0 ? '' : `${amount} ${unit}${amount === 1 ? '' : 's'}`)
  return [part(hours, 'hour'), part(rest, 'minute')].filter(Boolean).join(' ')
}
