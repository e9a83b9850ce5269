import { formatRange, formatTime, isRealDay } from '../lib/dates.ts'
import { formatNaira } from '../lib/money.ts'
import { countOf } from '../lib/text.ts'
import { isRecord } from './schemaInspection.ts'

/** Makes a token’s text from the unchecked fields of its file; undefined when they are not enough. */
export type ComputedToken = (data: Readonly<Record<string, unknown>>) => string | undefined

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)
const isTime = (value: unknown): value is string => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

/** {dates}: December 25 to 29, 2024, from `starts` and `ends`. */
export const dates: ComputedToken = ({ starts, ends }) => (isDay(starts) && isDay(ends) ? formatRange(starts, ends) : undefined)

/** {hours}: 10:00 AM to 10:00 PM, from `opens` and `closes`. */
export const hours: ComputedToken = ({ opens, closes }) =>
  isTime(opens) && isTime(closes) ? `${formatTime(opens)} to ${formatTime(closes)}` : undefined

/** {lowestPrice}: ₦5,000, from the `passes`. */
export const lowestPrice: ComputedToken = ({ passes }) => {
  const prices = Array.isArray(passes)
    ? passes.flatMap((pass) => (isRecord(pass) && typeof pass.price === 'number' ? [pass.price] : []))
    : []
  return prices.length > 0 ? formatNaira(Math.min(...prices)) : undefined
}

/** {fee}: ₦5,000, from the `fee`. */
export const fee: ComputedToken = (data) => (typeof data.fee === 'number' ? formatNaira(data.fee) : undefined)

/** {deleteAfter}: 365 days, from `deleteAfterDays` of the privacy texts. */
export const deleteAfter: ComputedToken = ({ privacy }) =>
  isRecord(privacy) && typeof privacy.deleteAfterDays === 'number' ? countOf(privacy.deleteAfterDays, 'day') : undefined
