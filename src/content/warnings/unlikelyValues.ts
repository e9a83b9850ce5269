import { formatTime } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { type ContentDocument, type ContentDocuments, textsOf } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { visitValues } from '../schemaInspection.ts'
import { at, warn } from './warn.ts'

/**
 * Warns about values outside the range that other fields give: a showcase outside the bootcamp’s dates, a course price outside its fees, a
 * deadline after the start.
 */
export function findOutOfRange(set: ContentDocuments): Problem[] {
  const [bootcamp] = set.of('bootcamp')
  const warnings = [...set.of('programmes'), ...(bootcamp ? [bootcamp] : [])].flatMap(findLateDeadline)
  if (!bootcamp) return warnings
  const { feeFrom, feeTo, starts, ends, showcase } = bootcamp.data
  if (isDay(showcase) && isDay(starts) && isDay(ends) && (showcase < starts || showcase > ends)) {
    warnings.push(warn(bootcamp, ['showcase'], `The showcase is on ${showcase}, and the bootcamp lasts from ${starts} to ${ends}.`))
  }
  for (const course of set.of('courses')) {
    const { price } = course.data
    if (typeof price !== 'number' || typeof feeFrom !== 'number' || typeof feeTo !== 'number' || (price >= feeFrom && price <= feeTo))
      continue
    const range = `${formatNaira(feeFrom)} to ${formatNaira(feeTo)}`
    warnings.push(warn(course, ['price'], `This course costs ${formatNaira(price)}, and ${at(bootcamp, ['feeFrom'])} says ${range}.`))
  }
  return warnings
}

function findLateDeadline(document: ContentDocument): Problem[] {
  const { deadline, starts } = document.data
  if (!isDay(deadline) || !isDay(starts) || deadline <= starts) return []
  return [warn(document, ['deadline'], `The last day to apply is ${deadline}, after the first day, ${starts}.`)]
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The price in naira above which a typing error is likely: nothing that the company sells costs so much. */
export const MAX_LIKELY_PRICE = 10_000_000
const MAX_YEARS_AHEAD = 10

/** Finds prices over ten million, dates more than ten years ahead, and dates before the company was founded: most are typing errors. */
export function findUnlikely(set: ContentDocuments, today: string): Problem[] {
  const began = set.of('company')[0]?.data.foundingYear
  const latest = Number(today.slice(0, 4)) + MAX_YEARS_AHEAD
  const earliest = typeof began === 'number' ? began : 0
  const warnings: Problem[] = []
  for (const document of set.all) {
    visitValues(document.data, (value, path) => {
      if (typeof value === 'number' && value > MAX_LIKELY_PRICE) {
        warnings.push(warn(document, path, `${formatNaira(value)} is more than anything else costs here. Are there too many digits?`))
      }
      if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return
      const year = Number(value.slice(0, 4))
      if (year > latest)
        warnings.push(warn(document, path, `${value.slice(0, 10)} is more than ${MAX_YEARS_AHEAD} years away. Is the year right?`))
      if (year < earliest)
        warnings.push(warn(document, path, `${value.slice(0, 10)} lies before the company began, in ${earliest}. Is the year right?`))
    })
  }
  return warnings
}

/** Start times at night: 04:00 was most likely meant as 16:00. */
const NIGHT = /^(?:\d{4}-\d{2}-\d{2}T)?0[0-5]:\d{2}(?:\+01:00)?$/
const NIGHT_IN_WORDS = /\b0?[1-5](?:[:.]\d{2})? ?a\.?m\b/i
/** Fields whose times may be at night: ends and publication times. */
const MAY_BE_NIGHT = ['closes', 'publish', 'until']

/** Finds times between midnight and six, as digits and in words. */
export const findNightHours = (set: ContentDocuments): Problem[] =>
  set.all.flatMap((document) =>
    textsOf(document).flatMap(({ text, path, lineOf }) => {
      if (MAY_BE_NIGHT.includes(String(path.at(-1)))) return []
      const isField = path.length > 0
      const found = NIGHT_IN_WORDS.exec(text)
      const words = isField && NIGHT.test(text) ? formatTime(text) : found?.[0]
      if (!words) return []
      const message = `${words} is in the night. An hour of the afternoon has 12 more: 4:00 PM is written 16:00.`
      return [warn(document, path, message, isField || !found ? undefined : lineOf(words, found.index))]
    }),
  )
