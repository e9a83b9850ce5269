import { isDay, weekdayOf } from '../../lib/dates.ts'

/** The months, from January on. */
export const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')
/** The days of a week, from Sunday on. */
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** Why a day is none, as a sentence; undefined where it exists and has its weekday. */
export function explainDay(day: string, weekday?: string): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!MONTH_NAMES[Number(month) - 1]) return `There is no month ${month}.`
  const name = `${MONTH_NAMES[Number(month) - 1]} ${date}`
  // A leap year has every day that any year has.
  if (!isDay(`2024${day.slice(-6)}`)) return `There is no ${name} in any year.`
  if (!isDay(day)) return `There is no ${name} in ${year}.`
  const real = weekdayOf(day)
  if (!weekday || real.startsWith(weekday.slice(0, 3))) return undefined
  return `${name}, ${year} is a ${real}, not a ${WEEKDAYS.find((one) => one.startsWith(weekday.slice(0, 3)))}.`
}
