import { formatTime } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, listItems, textsOf } from '../documents.ts'
import { MAX_LIKELY_PRICE } from '../facts/parts.ts'
import type { Problem } from '../problems.ts'
import { visitValues } from '../schemaInspection.ts'
import { warn } from './warn.ts'

const MAX_YEARS_AHEAD = 10

/**
 * Finds prices over ten million, dates more than ten years ahead, and dates before the company was founded: most are typing errors. A file
 * whose publication is more than a year ahead most likely has a wrong year, and its absence would not be noticed.
 */
export function findUnlikely(set: ContentDocuments, today: string): Problem[] {
  const began = set.of('company')[0]?.data.foundingYear
  const thisYear = Number(today.slice(0, 4))
  const earliest = typeof began === 'number' ? began : 0
  const explain = (value: unknown, isUnpublished: boolean) => {
    if (typeof value === 'number' && value > MAX_LIKELY_PRICE)
      return `${formatNaira(value)} is more than anything else costs here. Are there too many digits?`
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return undefined
    const [day, year] = [value.slice(0, 10), Number(value.slice(0, 4))]
    const isEarly = year < earliest
    if (!isEarly && day <= `${thisYear + (isUnpublished ? 1 : MAX_YEARS_AHEAD)}${today.slice(4)}`) return undefined
    if (isEarly) return `${day} lies before the company began, in ${earliest}. Is the year right?`
    const distance = isUnpublished ? 'a year away, and no page shows this file until then' : `${MAX_YEARS_AHEAD} years away`
    return `${day} is more than ${distance}. Is the year right?`
  }
  const scheduled = set.unpublished.filter((document) => document.data.draft !== true && !set.all.includes(document))
  return [...set.all, ...scheduled].flatMap((document) => {
    const warnings: Problem[] = []
    visitValues(document.data, (value, path) => {
      // A number with another error is not checked: it may be a phone number without quotation marks.
      if (set.hasError(document, path)) return
      const message = explain(value, scheduled.includes(document) && (path[0] === 'publish' || path[0] === 'date'))
      if (message) warnings.push(warn(document, path, message))
    })
    return warnings
  })
}

/** Start times at night: 04:00 was most likely meant as 16:00. */
const NIGHT = /^(?:\d{4}-\d{2}-\d{2}T)?0[0-5]:\d{2}(?:\+01:00)?$/
const NIGHT_IN_TEXT = /\b0?[1-5](?:[:.]\d{2})? ?a\.?m\b/i
/** Fields whose times may be at night: ends and publication times. */
const MAY_BE_NIGHT = ['closes', 'publish', 'until']

/** Finds times between midnight and 06:00, in fields and in texts. */
export const findNightHours = (set: ContentDocuments): Problem[] =>
  set.all.flatMap((document) =>
    textsOf(document).flatMap(({ text, path, lineOf }) => {
      if (MAY_BE_NIGHT.includes(String(path.at(-1)))) return []
      const isField = path.length > 0
      const found = NIGHT_IN_TEXT.exec(text)
      const time = isField && NIGHT.test(text) ? formatTime(text) : found?.[0]
      if (!time) return []
      const message = `${time} is in the night. An hour of the afternoon has 12 more: 4:00 PM is written 16:00.`
      return [warn(document, path, message, isField || !found ? undefined : lineOf(time, found.index))]
    }),
  )

/** Home and Productions show this many productions with `featured: true`. */
const MAX_FEATURED = 4

/** Warns about what the site does not show: a city that the filters lack, a featured production too many. */
export function findUnshown(set: ContentDocuments): Problem[] {
  const [page] = set.of('ticketsPage')
  const cities: unknown = page?.data.locations
  const used = listItems(set, 'tickets', 'dates').map(({ item }) => item.venue)
  const featured = set.of('productions').filter(({ data }) => data.featured === true)
  const order = ({ data }: ContentDocument) => Number(data.order)
  return [
    ...set.of('venues').flatMap((venue) => {
      const { city } = venue.data
      if (!page || !Array.isArray(cities) || cities.includes(city) || !used.includes(venue.id)) return []
      const message = `Nobody can choose “${city}” on Tickets: “locations” in ${page.file} has ${joinWords(cities.map(String))}. Add it there, or correct it here.`
      return [warn(venue, ['city'], message)]
    }),
    ...featured
      .sort((a, b) => order(a) - order(b))
      .slice(MAX_FEATURED)
      .map((production) =>
        warn(
          production,
          ['featured'],
          `${featured.length} productions are featured, and pages show the first ${MAX_FEATURED}: this one is not among them.`,
        ),
      ),
  ]
}
