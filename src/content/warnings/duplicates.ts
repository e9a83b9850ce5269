import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import { toSlug } from '../../lib/slug.ts'
import { truncate } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, originalsFirst } from '../documents.ts'
import { pictureFile } from '../fieldChecks.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path, valueAt, visitValues } from '../schemaInspection.ts'
import { compileAt, type FieldRule } from './fieldRules.ts'
import { at, warn } from './warn.ts'

interface Use {
  document: ContentDocument
  path: Path
  value: string
}

const PICTURED = 'people|partners|news|tickets|courses|festivalEvents|productions|programmes'

/** What belongs to one thing alone, and would lead to the wrong one, or show the wrong face, in a second place. */
const OWN: readonly { at: string; what: string; toKey?: (use: Use) => string }[] = [
  { at: 'productions|programmes|news|tickets|festivalEvents|courses|roles: title', what: 'title', toKey: toWords },
  { at: 'people|partners|venues: name', what: 'name', toKey: toWords },
  { at: 'productions|programmes|news: description', what: 'description', toKey: toWords },
  { at: 'faculty: person', what: 'person' },
  { at: '*: **.applicationLink', what: 'application form' },
  { at: '*: **.(ticketLink|ticketsLink)', what: 'address of the seller' },
  { at: '*: **.externalLink', what: 'article' },
  { at: '*: **.ticketedEvent', what: 'ticketed event' },
  { at: '*: **.map', what: 'map' },
  { at: '*: **.(instagram|twitter|linkedin)', what: 'profile' },
  { at: 'tickets|festivalEvents: detailsLink', what: 'page' },
  { at: `${PICTURED}: **.src`, what: 'picture', toKey: ({ document, value }) => pictureFile(document.file, value) },
  { at: '*: **.alt', what: 'alternative text' },
  { at: 'tickets: dates.*.start', what: 'hour in the same hall', toKey: toHourAndHall },
]

/** A name within its collection, without capitals or diacritics, its words sorted: “Balógun, Adùnní” is “adunni balogun”. */
function toWords({ document, value }: Use): string {
  const words = foldDiacritics(value).match(/[\p{L}\p{N}]+/gu) ?? []
  return [document.collection, ...words.sort()].join(' ')
}

function toHourAndHall({ document, path }: Use): string {
  const { start, newDate = start, status, venue } = valueAt(document.data, path.slice(0, -1)) as Record<string, unknown>
  return status !== 'cancelled' && String(newDate).includes('T') ? `${newDate} ${venue}` : ''
}

/** Warns of what belongs to one thing and serves two, such as a title, a portrait or the form of a role. */
export const findDuplicates = (set: ContentDocuments): Problem[] => [...OWN.flatMap((rule) => findShared(set, rule)), ...findSameTexts(set)]

function findShared(set: ContentDocuments, { at: where, what, toKey = ({ value }) => value }: (typeof OWN)[number]): Problem[] {
  const { collections, fields } = compileAt(where)
  const uses: Use[] = []
  for (const document of originalsFirst(set.all).filter(({ collection }) => collections.test(collection)))
    visitValues(document.data, (value, path) => {
      if (typeof value !== 'string' || !fields.test(path.join('.')) || path[0] === 'logoImage') return
      if (!value.includes(PLACEHOLDER_MARK)) uses.push({ document, path, value })
    })
  // A value that holds the name of its file belongs to that file.
  const isOwners = ({ document, value }: Use) => document.id.split('-').every((word) => toSlug(value).includes(word))
  const owners = uses.toSorted((a, b) => Number(isOwners(b)) - Number(isOwners(a)))
  return findRepeated(owners, toKey).flatMap(([{ document, path }, first]) => {
    // One slide may show a picture in two shapes.
    const isSameItem = document === first.document && path.length > 2 && path.slice(0, 2).join() === first.path.slice(0, 2).join()
    return isSameItem ? [] : [warn(document, path, `${at(first.document, first.path)} has the same ${what}. Each has its own.`)]
  })
}

/** Shorter texts may be equal by chance. */
const MIN_TEXT_LENGTH = 100

function findSameTexts(set: ContentDocuments): Problem[] {
  const long = originalsFirst(set.all).filter(({ body }) => body.length >= MIN_TEXT_LENGTH)
  return findRepeated(long, ({ body }) => body).map(([document, first]) =>
    warn(document, [], `The text is the same as in ${first.file}. Is this file there twice?`, document.source.bodyLine),
  )
}

/** What identifies the items of a list. */
const ITEM_KEYS = ['href', 'person', 'partner', 'production', 'event', 'name']

/** An item of a list that is there already. One person may have several credits in a production. */
export const REPEATED_ITEM: FieldRule = {
  at: '*: **.*',
  explain: (value, { document, path, group }) => {
    const isKey = ITEM_KEYS.find((key) => typeof group[key] === 'string') === path.at(-1) && typeof path.at(-2) === 'number'
    const index = path.at(isKey ? -2 : -1)
    if (typeof value !== 'string' || typeof index !== 'number' || path.includes('credits')) return undefined
    const list = valueAt(document.data, path.slice(0, isKey ? -2 : -1))
    const keyOf = (item: unknown) => (isKey && isRecord(item) ? item[String(path.at(-1))] : item)
    const first = Array.isArray(list) ? list.findIndex((item) => keyOf(item) === value) : index
    return first < index && `“${truncate(value, 60)}” is item ${first + 1} of this list already.`
  },
}

/** Items with the same key as an earlier item, each with that earlier item. Items with an empty key are ignored. */
function findRepeated<Item>(items: readonly Item[], toKey: (item: Item) => string): [repeated: Item, first: Item][] {
  const seen = new Map<string, Item>()
  return items.flatMap((item) => {
    const key = toKey(item)
    const first = seen.get(key)
    if (key !== '' && first === undefined) seen.set(key, item)
    return first === undefined ? [] : [[item, first] as [Item, Item]]
  })
}
