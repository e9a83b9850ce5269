import { formatMoment } from '../../lib/dates.ts'
import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { toSlug } from '../../lib/slug.ts'
import { truncate } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, listItems, originalsFirst } from '../documents.ts'
import { pictureFile } from '../fieldChecks.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path, visitValues } from '../schemaInspection.ts'
import { at, warn } from '../warnings/warn.ts'

/** Fields that should differ between the entries of a collection: the name, and the description that search engines show. */
const NAMES = {
  productions: ['title', 'description'],
  programmes: ['title', 'description'],
  news: ['title', 'description'],
  tickets: ['title'],
  festivalEvents: ['title'],
  courses: ['title'],
  roles: ['title'],
  people: ['name'],
  partners: ['name'],
  venues: ['name'],
  faculty: ['person'],
}

/** What belongs to one alone, by the name of its field: in any two places it would lead to the wrong one, or show the wrong face. */
const OWN: readonly { field: string; in?: readonly string[]; what: string }[] = [
  { field: 'applicationLink', what: 'application form' },
  { field: 'ticketLink', what: 'address of the seller' },
  { field: 'ticketsLink', what: 'address of the seller' },
  { field: 'externalLink', what: 'article' },
  { field: 'ticketedEvent', what: 'ticketed event' },
  { field: 'map', what: 'map' },
  ...['instagram', 'twitter', 'linkedin'].map((field) => ({ field, what: 'profile' })),
  { field: 'detailsLink', in: ['tickets', 'festivalEvents'], what: 'page' },
  {
    field: 'src',
    in: ['people', 'partners', 'news', 'tickets', 'courses', 'festivalEvents', 'productions', 'programmes'],
    what: 'picture',
  },
  { field: 'alt', what: 'alternative text' },
]

const isOf = ({ document, value }: { document: ContentDocument; value: string }) => toSlug(value).includes(document.id)

/** Warns of what belongs to one thing and serves two. */
const findShared = (set: ContentDocuments): Problem[] =>
  OWN.flatMap(({ field, in: only, what }) => {
    const uses = originalsFirst(set.all).flatMap((document) => {
      const found: { document: ContentDocument; path: Path; value: string }[] = []
      if (only?.includes(document.collection) ?? true)
        visitValues(document.data, (value, path) => {
          if (path.at(-1) !== field || typeof value !== 'string' || value === '' || path.includes('logoImage')) return
          found.push({ document, path, value: field === 'src' ? pictureFile(document.file, value) : value })
        })
      return found
    })
    // One slide may show a picture in two shapes.
    const isSameItem = (one: (typeof uses)[number], other: (typeof uses)[number]) =>
      one.document === other.document && one.path.length > 2 && one.path.slice(0, 2).join() === other.path.slice(0, 2).join()
    // A name that holds that of its file is its own.
    const owners = uses.toSorted((a, b) => Number(isOf(b)) - Number(isOf(a)))
    const repeated = findRepeated(owners, ({ value }) => value).filter(([use, first]) => !isSameItem(use, first))
    return repeated.map(([{ document, path }, first]) =>
      warn(document, path, `This is the ${what} of ${at(first.document, first.path)} already. Each has its own.`),
    )
  })

/** Shorter texts may be equal by chance. */
const MIN_TEXT_LENGTH = 100

/** Warns about likely duplicates. */
export const findDuplicates = (set: ContentDocuments): Problem[] => [
  ...Object.entries(NAMES).flatMap(([collection, fields]) =>
    fields.flatMap((field) => {
      const nameOf = ({ data }: ContentDocument) => (typeof data[field] === 'string' ? data[field] : '')
      return findRepeated(originalsFirst(set.of(collection)), (document) => toKey(nameOf(document))).map(([document, first]) =>
        warn(document, [field], `${at(first, [field])} says the same: “${truncate(nameOf(document), 60)}”. Is this file there twice?`),
      )
    }),
  ),
  ...findRepeated(
    originalsFirst(set.all).filter(({ body }) => body.length >= MIN_TEXT_LENGTH),
    ({ body }) => toKey(body),
  ).map(([document, first]) =>
    warn(document, [], `The text is the same as in ${first.file}. Is this file there twice?`, document.source.bodyLine),
  ),
  ...findShared(set),
  ...set.all.flatMap(findSameItems),
  ...findSameDates(set),
]

/** Normalises a name: no capitals or diacritics, words sorted. “Balógun, Adùnní” becomes “adunni balogun”. */
const toKey = (text: string) =>
  foldDiacritics(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.sort()
    .join(' ') ?? ''

/** Fields that must differ between the items of a list, or both would show the same. */
const ITEM_KEYS = ['href', 'person', 'partner', 'production', 'event', 'name']

function findSameItems(document: ContentDocument): Problem[] {
  const warnings: Problem[] = []
  visitValues(document.data, (value, path) => {
    // One person may have several credits in a production.
    if (!Array.isArray(value) || path.includes('credits')) return
    const items = value.map((item, index) => {
      const key = isRecord(item) ? ITEM_KEYS.find((name) => typeof item[name] === 'string') : undefined
      const shown = isRecord(item) && key ? item[key] : item
      return { place: key ? [...path, index, key] : [...path, index], number: index + 1, text: typeof shown === 'string' ? shown : '' }
    })
    for (const [{ place, text }, first] of findRepeated(items, (item) => item.text))
      warnings.push(warn(document, place, `“${truncate(text, 60)}” is item ${first.number} of this list already.`))
  })
  return warnings
}

/** Finds dates at the same venue at the same time. Cancelled dates do not count. */
function findSameDates(set: ContentDocuments): Problem[] {
  const dates = listItems(set, 'tickets', 'dates').flatMap(({ document, path, item }) => {
    const start = String(item.newDate ?? item.start)
    return item.status !== 'cancelled' && start.includes('T') ? [{ document, path: [...path, 'start'], start, venue: item.venue }] : []
  })
  return findRepeated(dates, ({ start, venue }) => `${start} ${venue}`).map(([{ document, path, start, venue }, first]) => {
    const other = at(first.document, first.path)
    return warn(document, path, `Another date is at the same hour in the same place (${formatMoment(start)}, ${venue}): ${other}.`)
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
