import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth'
import { parse } from 'date-fns/parse'
import { parseISO } from 'date-fns/parseISO'
import { countOf, joinWords } from './text.ts'
import { DATE_WORDS } from './words.ts'

/** A day (2025-05-17) or a Lagos moment (2025-05-17T15:00+01:00), as content writes it. */
type IsoDate = string

/**
 * Parses the wall-clock part only, in UTC: summer time on the machine that builds skips an hour or a day, and would shift a local date that
 * falls into it.
 */
const wallClock = (value: IsoDate) => parseISO(value.slice(0, 16), { in: utc })

/** Formats a date. Returns an invalid one as written, so that a warning can quote it. */
const show = (date: Date, pattern: string, value: string) => (isValid(date) ? format(date, pattern) : value)

/** Whether a value is an existing day, written 2025-05-17. 2025-02-30 is not. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T12:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A time of day: 09:00. */
export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A Lagos moment: 2025-05-17T15:00+01:00. Its day may not exist. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d\+01:00$/

/** Whether a value is a moment on an existing day. */
export const isMoment = (value: unknown): value is string => typeof value === 'string' && MOMENT.test(value) && isDay(value.slice(0, 10))

const hasTime = (value: IsoDate): boolean => value.includes('T')

/** May 17, 2025 */
export const formatDay = (value: IsoDate): string => show(wallClock(value), DATE_WORDS.day, value)

/** May 2025 */
export const formatMonth = (value: IsoDate): string => show(wallClock(value), DATE_WORDS.monthOfYear, value)

/** The months of a range of days, as part of a sentence: in May 2025; from May to June 2025; from December 2025 to January 2026. */
export function formatMonths(start: IsoDate, end: IsoDate): string {
  if (start.slice(0, 7) === end.slice(0, 7)) return DATE_WORDS.inMonth(formatMonth(end))
  const first = start.slice(0, 4) === end.slice(0, 4) ? format(wallClock(start), DATE_WORDS.month) : formatMonth(start)
  return DATE_WORDS.fromMonthTo(first, formatMonth(end))
}

/** The number of days from one day to another, including both. */
export const countDays = (start: IsoDate, end: IsoDate): number => differenceInCalendarDays(wallClock(end), wallClock(start)) + 1

/** Every day from one to another, including both. */
export const listDays = (start: IsoDate, end: IsoDate): IsoDate[] =>
  Array.from({ length: countDays(start, end) }, (_, index) => format(addDays(wallClock(start), index), 'yyyy-MM-dd'))

/** The day after a day or a moment. */
export const dayAfter = (value: IsoDate): IsoDate => format(addDays(wallClock(value.slice(0, 10)), 1), 'yyyy-MM-dd')

/** When a day, or the day of a moment, ends in Lagos: 2025-07-07T00:00+01:00. */
export const endOfDay = (value: IsoDate): IsoDate => `${dayAfter(value)}T00:00+01:00`

/** Saturday */
export const weekdayOf = (value: IsoDate): string => format(wallClock(value), 'EEEE')

/** The last day of a period that begins on `newStart` and is as long as the one from `start` to `end`. */
export const moveEnd = (start: IsoDate, end: IsoDate, newStart: IsoDate): IsoDate =>
  format(addDays(wallClock(newStart), differenceInCalendarDays(wallClock(end), wallClock(start))), 'yyyy-MM-dd')

/** The last day of a month written in words, such as October 2025; undefined when the text is not a month and a year. */
export function findMonthEnd(month: string): IsoDate | undefined {
  const first = parse(month, 'MMMM yyyy', utc(0))
  return isValid(first) ? format(lastDayOfMonth(first), 'yyyy-MM-dd') : undefined
}

/** The moment that a text gives in one of several formats of date-fns, written as in content; undefined if it is in none of them. */
export function readAs(text: string, formats: readonly string[]): IsoDate | undefined {
  const date = formats.map((one) => parse(text, one, utc(0))).find((found) => isValid(found) && found.getUTCFullYear() > 999)
  return date && `${format(date, "yyyy-MM-dd'T'HH:mm")}+01:00`
}

/** Saturday, May 17, 2025 */
export const formatWeekday = (value: IsoDate): string => show(wallClock(value), DATE_WORDS.weekday, value)

/** May 17, 2025 in the short form of news cards ('MMM d, yyyy', specification section 9). */
export const formatShortDay = (value: IsoDate): string => show(wallClock(value), DATE_WORDS.shortDay, value)

/** Dec 25 */
export const formatMonthDay = (value: IsoDate): string => show(wallClock(value), DATE_WORDS.shortMonthDay, value)

/** 3:00 PM, from a moment or from a time of day (15:00). */
export const formatTime = (value: string): string => show(wallClock(hasTime(value) ? value : `2000-01-01T${value}`), DATE_WORDS.time, value)

/** May 17, 2025 at 3:00 PM; without a time, the day alone. */
export const formatMoment = (value: IsoDate): string =>
  hasTime(value) && isValid(wallClock(value)) ? DATE_WORDS.moment(formatDay(value), formatTime(value)) : formatDay(value)

/** The two halves of a range, without the dash: ["October 10", "11, 2025"]. One half when both days are the same. */
export function formatRangeParts(start: IsoDate, end: IsoDate): [string] | [string, string] {
  const [from, to] = [wallClock(start), wallClock(end)]
  if (start.slice(0, 10) === end.slice(0, 10)) return [formatDay(start)]
  if (start.slice(0, 7) === end.slice(0, 7)) return [format(from, DATE_WORDS.monthDay), format(to, DATE_WORDS.endOfMonth)]
  if (start.slice(0, 4) === end.slice(0, 4)) return [format(from, DATE_WORDS.monthDay), format(to, DATE_WORDS.day)]
  return [formatDay(start), formatDay(end)]
}

/** A dash between days of one month; a dash with spaces between dates of two words or more. */
export const rangeDash = (start: IsoDate, end: IsoDate): string => (start.slice(0, 7) === end.slice(0, 7) ? '–' : ' – ')

/** December 25 to 29, 2024: the form for running text and accessible names. */
export function formatRange(start: IsoDate, end: IsoDate): string {
  const [first, last] = formatRangeParts(start, end)
  return last === undefined ? first : DATE_WORDS.range(first, last)
}

/** December 25: without its year, beside others that have it. */
export const formatMonthOfDay = (value: IsoDate): string => show(wallClock(value), 'MMMM d', value)

/** December 26 and 29, 2024; May 17, May 31 and June 1, 2025: several days, each once, with their year where it ends. */
export function formatDays(days: readonly IsoDate[]): string {
  const all = [...new Set(days.map((day) => day.slice(0, 10)))].sort()
  const years = [...new Set(all.map((day) => day.slice(0, 4)))]
  return joinWords(
    years.map((year) => {
      const own = all.filter((day) => day.startsWith(year))
      const isOneMonth = own.every((day) => day.slice(0, 7) === own[0]?.slice(0, 7))
      const shown = own.map((day, index) => (isOneMonth && index > 0 ? String(Number(day.slice(8))) : formatMonthOfDay(day)))
      return `${joinWords(shown)}, ${year}`
    }),
  )
}

/** When an event is: its days, or the moment at which it starts. */
export const formatWhen = ({ start, end }: { start: IsoDate; end?: IsoDate | undefined }): string =>
  end ? formatRange(start, end) : formatMoment(start)

/** 1 hour 50 minutes, from minutes. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const part = (amount: number, [one, many]: readonly [string, string]) => (amount === 0 ? '' : countOf(amount, one, many))
  return [part(hours, DATE_WORDS.hour), part(rest, DATE_WORDS.minute)].filter(Boolean).join(' ')
}
