import { formatMonth, isDay, readAs, weekdayOf } from '../../lib/dates.ts'

/** How people write a day, in the notation of date-fns. Nigeria writes the day before the month. */
const DAYS = ['yyyy-M-d', 'd/M/yyyy', 'd-M-yyyy', 'd.M.yyyy', 'd MMMM yyyy', 'd MMM yyyy', 'MMMM d yyyy', 'MMM d yyyy']
const TIMES = ['H:mm', 'H.mm', 'h:mma', 'h.mma', 'ha']
const MOMENTS = DAYS.flatMap((day) => TIMES.map((time) => `${day} ${time}`))

export const WEEKDAY_NAME = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const WEEKDAY = new RegExp(`^(${WEEKDAY_NAME}),? `, 'i')

/** The words as DAYS and TIMES have them: no weekday, no “th” and no commas, and am and pm right behind the hour. */
const normalise = (text: string) =>
  text
    .replace(WEEKDAY, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b|,|\+01:?00$/gi, '')
    .replace(/(?<=\d)T(?=\d)| at /i, ' ')
    .replace(/ +(?=[ap]m$)/i, '')

/** The day and time that a text means, unless the day is another day of the week: then the author decides which of the two is right. */
function read(text: string, formats: readonly string[]): string | undefined {
  const found = readAs(normalise(text), formats)
  const [, weekday] = WEEKDAY.exec(text) ?? []
  return found && weekday && weekdayOf(found).toLowerCase() !== weekday.toLowerCase() ? undefined : found
}

export const toDay = (text: string): string | undefined => read(text, DAYS)?.slice(0, 10)

export const toMoment = (text: string): string | undefined => read(text, MOMENTS)

/** 16:00, from “4pm”. A time such as 5:00 may be in the morning or in the afternoon. */
export const toTime = (text: string): string | undefined => (/^[1-6][:.]\d{2}$/.test(text) ? undefined : read(text, TIMES)?.slice(11, 16))

/** Why a written day cannot be right: it is not in the calendar, or on another day of the week. Undefined where it can. */
export function explainDay(text: string): string | undefined {
  const [, month = '', day] = /^(\d{4}-\d{2})-(\d{2})/.exec(text) ?? []
  if (isDay(`${month}-01`) && !isDay(`${month}-${day}`)) return `${formatMonth(`${month}-01`)} has no day ${day}.`
  const [, weekday] = WEEKDAY.exec(text) ?? []
  const found = readAs(normalise(text), [...DAYS, ...MOMENTS])
  if (!found) return /[a-z]{3}.*\d{4}/i.test(text) ? 'There is no such day.' : undefined
  return weekday && !toDay(text) && !toMoment(text) ? `It is a ${weekdayOf(found)}, not a ${weekday}.` : undefined
}
