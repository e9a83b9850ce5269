import { formatRange, formatTime, isRealDay } from '../lib/dates.ts'
import { formatNaira } from '../lib/money.ts'
import { capitalise, countOf, toNumberWord } from '../lib/text.ts'
import { groupsIn, isRecord } from './schemaInspection.ts'

/** Makes a token’s text from the unchecked fields of its file; undefined when they are not enough. */
type ComputedToken = (data: Readonly<Record<string, unknown>>) => string | undefined

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)
const isTime = (value: unknown): value is string => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

/** {dates}: December 25 to 29, 2024, from `starts` and `ends`. */
export const dates: ComputedToken = ({ starts, ends }) => (isDay(starts) && isDay(ends) ? formatRange(starts, ends) : undefined)

/** {hours}: 10:00 AM to 10:00 PM, from `opens` and `closes`. */
export const hours: ComputedToken = ({ opens, closes }) =>
  isTime(opens) && isTime(closes) ? `${formatTime(opens)} to ${formatTime(closes)}` : undefined

/** {lowestPrice}: ₦5,000, from the `passes`. */
export const lowestPrice: ComputedToken = ({ passes }) => {
  const prices = groupsIn(passes).flatMap(([, { price }]) => (typeof price === 'number' ? [price] : []))
  return prices.length > 0 ? formatNaira(Math.min(...prices)) : undefined
}

/** {fee}: ₦5,000, from the `fee`. */
export const fee: ComputedToken = (data) => (typeof data.fee === 'number' ? formatNaira(data.fee) : undefined)

/** {deleteAfter}: 365 days, from `deleteAfterDays` of the privacy texts. */
export const deleteAfter: ComputedToken = ({ privacy }) =>
  isRecord(privacy) && typeof privacy.deleteAfterDays === 'number' ? countOf(privacy.deleteAfterDays, 'day') : undefined

/** Makes a token’s text from the fields of its file, as a ComputedToken does, or from the number of files in a collection. */
export type TokenWords = (data: Parameters<ComputedToken>[0], countFiles: (collection: string) => number) => string | undefined

/** {roles}: ten, and {Roles}: Ten, from the number of files. */
export const entryCountTokens = (collection: string): Readonly<Record<string, TokenWords>> => ({
  [collection]: (_data, countFiles) => toNumberWord(countFiles(collection)),
  [capitalise(collection)]: (_data, countFiles) => capitalise(toNumberWord(countFiles(collection))),
})
