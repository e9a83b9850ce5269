import { formatMoment } from '../../lib/dates.ts'
import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { truncate } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, listDates } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path } from '../schemaInspection.ts'
import { at, warn } from './warn.ts'

/** Warns about likely duplicates. */
export const findDuplicates = (set: ContentDocuments): Problem[] => [
  ...NAMES.flatMap(([collection, field]) => findSameNames(set, collection, field)),
  ...findSameTexts(set),
  ...set.all.flatMap((document) => findSameItems(document, document.data, [])),
  ...findSameDates(set),
]

/** Fields that should differ between the entries of a collection: the name, and the description that search engines show. */
const NAMES: readonly (readonly [collection: string, field: string])[] = [
  ['productions', 'title'],
  ['productions', 'description'],
  ['programmes', 'title'],
  ['programmes', 'description'],
  ['news', 'title'],
  ['news', 'description'],
  ['tickets', 'title'],
  ['festivalEvents', 'title'],
  ['courses', 'title'],
  ['roles', 'title'],
  ['people', 'name'],
  ['partners', 'name'],
  ['venues', 'name'],
  ['faculty', 'person'],
]

/** Normalises a name: no capitals or diacritics, words sorted. “Balógun, Adùnní” becomes “adunni balogun”. */
const toKey = (text: string) =>
  foldDiacritics(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.sort()
    .join(' ') ?? ''

function findSameNames(set: ContentDocuments, collection: string, field: string): Problem[] {
  const nameOf = ({ data }: ContentDocument) => (typeof data[field] === 'string' ? data[field] : '')
  return findRepeated(set.of(collection), (document) => toKey(nameOf(document))).map(([document, first]) =>
    warn(document, [field], `${at(first, [field])} says the same: “${truncate(nameOf(document), 60)}”. Is this file there twice?`),
  )
}

/** Shorter texts may be equal by chance. */
const MIN_TEXT_LENGTH = 100

function findSameTexts(set: ContentDocuments): Problem[] {
  const texts = set.all.filter(({ body }) => body.length >= MIN_TEXT_LENGTH)
  return findRepeated(texts, ({ body }) => toKey(body)).map(([document, first]) =>
    warn(document, [], `The text is the same as in ${first.file}. Is this file there twice?`, document.source.bodyLine),
  )
}

/** Fields that must differ between the items of a list, or both would show the same. */
const ITEM_KEYS = ['href', 'person', 'partner', 'production', 'event']
/** One person may have several credits in a production. */
const MAY_REPEAT = ['credits']

function findSameItems(document: ContentDocument, value: unknown, path: Path): Problem[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, part]) => (MAY_REPEAT.includes(key) ? [] : findSameItems(document, part, [...path, key])))
  }
  if (!Array.isArray(value)) return []
  const inner = value.flatMap((item, index) => findSameItems(document, item, [...path, index]))
  const items = value.map((item, index) => {
    const key = isRecord(item) ? ITEM_KEYS.find((name) => typeof item[name] === 'string') : undefined
    const words = isRecord(item) && key ? item[key] : item
    return { place: key ? [...path, index, key] : [...path, index], number: index + 1, words: typeof words === 'string' ? words : '' }
  })
  const repeated = findRepeated(items, ({ words }) => words)
  return [
    ...inner,
    ...repeated.map(([{ place, words }, first]) =>
      warn(document, place, `“${truncate(words, 60)}” is item ${first.number} of this list already.`),
    ),
  ]
}

/** Finds dates at the same venue at the same time. Cancelled dates do not count. */
function findSameDates(set: ContentDocuments): Problem[] {
  const dates = listDates(set).flatMap(({ event, path, date }) => {
    const start = String(date.newDate ?? date.start)
    return date.status !== 'cancelled' && start.includes('T') ? [{ event, path: [...path, 'start'], start, venue: String(date.venue) }] : []
  })
  return findRepeated(dates, ({ start, venue }) => `${start} ${venue}`).map(([{ event, path, start, venue }, first]) => {
    const message = `Another date is at the same hour in the same place (${formatMoment(start)}, ${venue}): ${at(first.event, first.path)}.`
    return warn(event, path, message)
  })
}

/** Items with the same key as an earlier item, each with that earlier item. Items with an empty key are ignored. */
function findRepeated<Item>(items: readonly Item[], toKeyOf: (item: Item) => string): [repeated: Item, first: Item][] {
  const seen = new Map<string, Item>()
  return items.flatMap((item) => {
    const key = toKeyOf(item)
    const first = seen.get(key)
    if (key !== '' && first === undefined) seen.set(key, item)
    return first === undefined ? [] : [[item, first] as [Item, Item]]
  })
}
