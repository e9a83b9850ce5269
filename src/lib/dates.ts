import { countOf } from './text.ts'
import { DATE_WORDS, MONTHS as MONTH_NAMES, WEEKDAYS as WEEKDAY_NAMES } from './words.ts'

/** A day (2025-05-17) or a Lagos moment (2025-05-17T15:00+01:00), as content writes it. */
type IsoDate = string

const MONTHS = MONTH_NAMES.split(' ')
const WEEKDAYS = WEEKDAY_NAMES.split(' ')
const DAY_MS = 24 * 60 * 60 * 1000

/** The day as written, in UTC: a day or an hour that summer time skips on this machine would shift a local date. */
const toUtc = (value: IsoDate) => new Date(`${value.slice(0, 10)}T00:00Z`)

/** 2025-05-17 */
const toIsoDay = (date: Date): IsoDate => date.toISOString().slice(0, 10)

const addDays = (value: IsoDate, days: number): IsoDate => toIsoDay(new Date(toUtc(value).getTime() + days * DAY_MS))

const subtractDays = (end: IsoDate, start: IsoDate): number => (toUtc(end).getTime() - toUtc(start).getTime()) / DAY_MS

/** The parts of a date, as people write them. */
function toParts(value: IsoDate) {
  const date = toUtc(value)
  const month = MONTHS[date.getUTCMonth()] ?? ''
  const weekday = WEEKDAYS[date.getUTCDay()] ?? ''
  return { year: value.slice(0, 4), month, shortMonth: month.slice(0, 3), day: date.getUTCDate(), weekday }
}

/** Formats a date. Returns an invalid one as written, so that a warning can quote it. */
const show = (value: IsoDate, format: (parts: ReturnType<typeof toParts>) => string): string =>
  isDay(value.slice(0, 10)) ? format(toParts(value)) : value

/** Whether a value is an existing day, written 2025-05-17. 2025-02-30 is not. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T12:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** A time of day: 09:00. */
export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A Lagos moment: 2025-05-17T15:00+01:00. Its day may not exist. */
export const MOMENT = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d\+01:00$/

/** Whether a value is a moment on an existing day. */
export const isMoment = (value: unknown): value is string => typeof value === 'string' && MOMENT.test(value) && isDay(value.slice(0, 10))

const hasTime = (value: IsoDate): boolean => value.includes('T')

/** May 17, 2025 */
export const formatDay = (value: IsoDate): string => show(value, DATE_WORDS.day)

/** May 2025 */
export const formatMonth = (value: IsoDate): string => show(value, DATE_WORDS.month)

/** The months of a range of days, as part of a sentence: in May 2025; from May to June 2025; from December 2025 to January 2026. */
export function formatMonths(start: IsoDate, end: IsoDate): string {
  if (start.slice(0, 7) === end.slice(0, 7)) return DATE_WORDS.inMonth(formatMonth(end))
  return DATE_WORDS.fromMonthTo(start.slice(0, 4) === end.slice(0, 4) ? toParts(start).month : formatMonth(start), formatMonth(end))
}

/** The number of days from one day to another, including both. */
export const countDays = (start: IsoDate, end: IsoDate): number => subtractDays(end, start) + 1

/** Every day from one to another, including both. */
export const listDays = (start: IsoDate, end: IsoDate): IsoDate[] =>
  Array.from({ length: countDays(start, end) }, (_, index) => addDays(start, index))

/** Saturday */
export const weekdayOf = (value: IsoDate): string => toParts(value).weekday

/** The last day of a period that begins on `newStart` and is as long as the one from `start` to `end`. */
export const moveEnd = (start: IsoDate, end: IsoDate, newStart: IsoDate): IsoDate => addDays(newStart, subtractDays(end, start))

/** The last day of a month written in words, such as October 2025; undefined when the text is not a month and a year. */
export function findMonthEnd(month: string): IsoDate | undefined {
  const [, name = '', year] = /^(\p{L}+) (\d{4})$/u.exec(month) ?? []
  const index = MONTHS.findIndex((one) => one.toLowerCase() === name.toLowerCase())
  return index === -1 ? undefined : toIsoDay(new Date(Date.UTC(Number(year), index + 1, 0)))
}

/** Saturday, May 17, 2025 */
export const formatWeekday = (value: IsoDate): string => show(value, DATE_WORDS.weekday)

/** May 17, 2025 in the short form of news cards ('MMM d, yyyy', specification section 9). */
export const formatShortDay = (value: IsoDate): string => show(value, DATE_WORDS.shortDay)

/** Dec 25 */
export const formatMonthDay = (value: IsoDate): string => show(value, DATE_WORDS.shortMonthDay)

/** 3:00 PM, from a moment or from a time of day (15:00). */
export function formatTime(value: string): string {
  const time = hasTime(value) ? value.slice(11, 16) : value
  if (!TIME.test(time)) return value
  return DATE_WORDS.time(Number(time.slice(0, 2)), time.slice(3))
}

/** May 17, 2025 at 3:00 PM; without a time, the day alone. */
export const formatMoment = (value: IsoDate): string =>
  hasTime(value) && isDay(value.slice(0, 10)) ? DATE_WORDS.moment(formatDay(value), formatTime(value)) : formatDay(value)

/** The two halves of a range, without the dash: ["October 10", "11, 2025"]. One half when both days are the same. */
export function formatRangeParts(start: IsoDate, end: IsoDate): [string] | [string, string] {
  const [from, to] = [toParts(start), toParts(end)]
  if (start.slice(0, 10) === end.slice(0, 10)) return [formatDay(start)]
  if (start.slice(0, 7) === end.slice(0, 7)) return [DATE_WORDS.monthDay(from), DATE_WORDS.endOfMonth(to)]
  if (start.slice(0, 4) === end.slice(0, 4)) return [DATE_WORDS.monthDay(from), formatDay(end)]
  return [formatDay(start), formatDay(end)]
}

/** A dash between days of one month; a dash with spaces between dates of two words or more. */
export const rangeDash = (start: IsoDate, end: IsoDate): string => (start.slice(0, 7) === end.slice(0, 7) ? '–' : ' – ')

/** December 25 to 29, 2024: the form for running text and accessible names. */
export function formatRange(start: IsoDate, end: IsoDate): string {
  const [first, last] = formatRangeParts(start, end)
  return last === undefined ? first : DATE_WORDS.range(first, last)
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
