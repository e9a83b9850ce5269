import { isDay, weekdayOf } from '../../lib/dates.ts'

/** The months, from January on. */
export const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')
/** The days of a week, from Sunday on. */
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** Why a day is none, as a sentence; undefined where it exists and has its weekday. Without a year, `years` are tried. */
export function explainDay(day: string, weekday?: string, years: readonly string[] = []): string | undefined {
  const [month, date] = [Number(day.slice(-5, -3)), Number(day.slice(-2))]
  if (!MONTH_NAMES[month - 1]) return `There is no month ${month}.`
  const name = `${MONTH_NAMES[month - 1]} ${date}`
  const dated = day.startsWith('-') ? years.map((year) => `${year}${day.slice(1)}`) : [day]
  if (!isDay(`2024${day.slice(-6)}`)) return `There is no ${name} in any year.`
  const [year = ''] = day.split('-')
  if (year !== '' && !isDay(day)) return `There is no ${name} in ${year}.`
  const real = dated.filter((one) => isDay(one)).map(weekdayOf)
  if (!weekday || real.length === 0 || real.some((one) => one.startsWith(weekday.slice(0, 3)))) return undefined
  return `${name}${year && `, ${year}`} is a ${real[0]}, not a ${WEEKDAYS.find((one) => one.startsWith(weekday.slice(0, 3)))}.`
}
