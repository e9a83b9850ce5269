import { calendarPath, sessionDate } from '../../lib/calendarAddresses.ts'
import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import { toSlug } from '../../lib/slug.ts'
import type { Problem } from '../problems.ts'
import { type ContentDocuments, originalsFirst } from '../read/documents.ts'
import { pictureFile } from '../rules/fieldChecks.ts'
import { type Finding, findFields, type Place } from './fieldRules.ts'
import { at, warn } from './warn.ts'

type Use = Place & { value: string }

interface Rule {
  at: string
  what?: string
  toKey?: (use: Use) => string
}

/** What belongs to one thing alone, and would lead to the wrong one, or show the wrong face, in a second place. */
const OWN: readonly Rule[] = [
  {
    at: 'productions|programmes|news|tickets|festivalEvents|courses|roles|people|partners|venues: (title|name|description)',
    toKey: toWords,
  },
  { at: 'faculty: person' },
  { at: '*: **.(applicationLink|ticketLink|ticketsLink|externalLink|ticketedEvent|map|instagram|twitter|linkedin|alt)' },
  {
    at: 'people|partners|news|tickets|courses|festivalEvents|productions|programmes: **.src',
    what: 'picture',
    toKey: ({ document, value }) => pictureFile(document.file, value),
  },
  { at: 'tickets: dates.*.start', what: 'hour in the same hall', toKey: toHourAndHall },
  { at: 'festival: schedule.*.date', what: 'day' },
  { at: '*: **.(\\d+|\\d+.(href|person|partner|production|event|name))', what: 'item', toKey: toItem },
]

/** Of two calendar files with one name, the second would replace the first. */
const CALENDARS: Rule = {
  at: 'tickets|programmes|bootcamp|workshop|festival: (starts|dates.*.id)',
  what: 'calendar file, whose name is that of the file and of the date',
  toKey: ({ document: { id: event }, path: [field], value }) =>
    calendarPath({ event, date: field === 'starts' ? sessionDate(value) : value }),
}

/** A name within its collection, without capitals or diacritics, its words sorted: “Balógun, Adùnní” is “adunni balogun”. */
function toWords({ document, path, value }: Use): string {
  const words = foldDiacritics(value).match(/[\p{L}\p{N}]+/gu) ?? []
  return [document.collection, ...path, ...words.sort()].join(' ')
}

function toHourAndHall({ group: { start, newDate = start, status, venue } }: Use): string {
  return status !== 'cancelled' && String(newDate).includes('T') ? `${newDate} ${venue}` : ''
}

/** A value in its list. One person may have several credits in a production. */
function toItem({ document, path, value }: Use): string {
  const index = path.findLastIndex((part) => typeof part === 'number')
  return path.includes('credits') ? '' : [document.file, ...path.toSpliced(index, 1), value].join(' ')
}

/** Warns of what belongs to one thing and serves two, such as a title, a portrait or the form of a role. */
export const findDuplicates = (set: ContentDocuments): Problem[] =>
  OWN.flatMap((rule) => findShared(set, rule)).map((found) => warn(...found))

/** Checks that no calendar file would replace another. */
export function checkCalendars(set: ContentDocuments): void {
  for (const found of findShared(set, CALENDARS)) set.report(...found)
}

function findShared(set: ContentDocuments, { at: where, what, toKey = ({ value }) => value }: Rule): Finding[] {
  const uses = findFields(set, where, '', originalsFirst(set.all)).filter(
    (use): use is Use => typeof use.value === 'string' && !use.value.includes(PLACEHOLDER_MARK) && use.path[0] !== 'logoImage',
  )
  // A value that holds the name of its file belongs to that file.
  const isOwners = ({ document, value }: Use) => document.id.split('-').every((word) => toSlug(value).includes(word))
  const seen = new Map<string, Use>()
  return uses
    .toSorted((a, b) => Number(isOwners(b)) - Number(isOwners(a)))
    .flatMap((use): Finding[] => {
      const key = toKey(use)
      const first = seen.get(key)
      if (key !== '' && !first) seen.set(key, use)
      if (!first || isOneSlide(use, first)) return []
      const { document, path } = use
      return [[document, path, `${at(first.document, first.path)} has the same ${what ?? path.at(-1)}. Each has its own.`]]
    })
}

/** One slide may show a picture in two shapes. */
function isOneSlide(...uses: [Use, Use]): boolean {
  const [one, other] = uses.map(({ document, path }) => [document.file, ...path.slice(0, 2)].join())
  return one === other && /^(?:src|alt)$/.test(String(uses[0].path.at(-1)))
}
