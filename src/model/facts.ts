import type { Entry } from '../content/collections.ts'
import type { BeforeYouCome } from '../content/schemas/access.ts'
import { NOT_YET_CONFIRMED } from '../content/schemas/fields.ts'
import type { Site } from '../content/site.ts'
import { formatMinutes } from '../lib/dates.ts'
import { capitalise, joinWords } from '../lib/text.ts'
import { placeOf, venueOf } from './events.ts'

/** A fact to know before coming. */
interface VisitFact {
  term: string
  /** What stands there for everybody to read, a line each. */
  lines: readonly string[]
  /** What opens only when asked for. */
  folds: readonly { summary: string; lines: readonly string[] }[]
  /** Whether it is still to be confirmed, as a whole or in what the last line names. */
  isOpen: boolean
}

/** A fact, or the site’s words for what nobody has confirmed. */
export const orUnknown = <Value>(value: Value, unknown: string): Value | string => (value === NOT_YET_CONFIRMED ? unknown : value)

/** What a visitor needs to know of a show before coming, in the order they ask. Content warnings are folded, and what tells the end by itself. Where nothing at all is confirmed, it is one fact that names all. */
export function showFacts(facts: BeforeYouCome): VisitFact[] {
  const { runningTime, contentWarnings, spoilers = [] } = facts
  const warnings = [
    toFold('Show the content warnings', linesOf(contentWarnings)),
    toFold('Spoiler: show what gives away the end', spoilers),
  ].flat()
  const all = [
    toFact('Running time', typeof runningTime === 'number' ? formatMinutes(runningTime) : runningTime),
    toFact('Interval', facts.interval),
    toFact('For whom', facts.age),
    toFact('What to expect', facts.whatToExpect),
    { term: 'Content warnings', lines: [], folds: warnings, isOpen: contentWarnings === NOT_YET_CONFIRMED },
    toFact('Language', facts.language),
    facts.access === NOT_YET_CONFIRMED
      ? openFact('Access performances', ACCESS)
      : toFact('Access performances', ACCESS_WORDS[facts.access]),
  ]
  const isSilent = all.every(({ isOpen, folds }) => isOpen && folds.length === 0)
  return isSilent
    ? [
        openFact(
          'What happens',
          all.map(({ term }) => term.toLowerCase()),
        ),
      ]
    : all
}

const ACCESS_WORDS = { 'by date': 'Each date says what it offers', none: 'None' }

const ACCESS = ['captioned', 'signed', 'audio-described', 'relaxed'] as const

const VENUE_FACTS = [
  ['stepFree', 'step-free way'],
  ['seating', 'seats'],
  ['toilets', 'toilets'],
  ['parking', 'parking'],
] as const

/** What a visitor needs to know of the places of an event before coming: when doors open, then one fact a place, each place once. */
export function eventFacts(site: Site, { dates, doors }: Pick<Entry<'tickets'>, 'dates' | 'doors'>): VisitFact[] {
  return [toFact('Doors open', doors), ...[...new Set(dates.map((date) => venueOf(site, date)))].map(venueFact)]
}

/** What a visitor needs to know of a place, in one fact. What nobody has confirmed is named in its last line. */
export function venueFact(venue: Entry<'venues'>): VisitFact {
  const known = ([['address', 'address'], ...VENUE_FACTS] as const).flatMap(([field, name]) =>
    venue[field] === NOT_YET_CONFIRMED ? [] : [`${capitalise(name)}: ${venue[field]}`],
  )
  const open = VENUE_FACTS.flatMap(([field, name]) => (venue[field] === NOT_YET_CONFIRMED ? [name] : []))
  if (open.length === 0) return { term: placeOf(venue), lines: known, folds: [], isOpen: false }
  return openFact(placeOf(venue), open, known)
}

/** Stands for the places of a production that has no dates. */
export const noPlaceFact = (): VisitFact =>
  openFact(
    'The place',
    VENUE_FACTS.map(([, name]) => name),
  )

const openFact = (term: string, names: readonly string[], known: readonly string[] = []): VisitFact => ({
  term,
  lines: [...known, capitalise(joinWords(names))],
  folds: [],
  isOpen: true,
})

const linesOf = (value: string | readonly string[]): readonly string[] =>
  value === NOT_YET_CONFIRMED ? [] : typeof value === 'string' ? [value] : value

const toFact = (term: string, value: string | readonly string[]): VisitFact => ({
  term,
  lines: linesOf(value),
  folds: [],
  isOpen: value === NOT_YET_CONFIRMED,
})

const toFold = (summary: string, lines: readonly string[]): VisitFact['folds'] => (lines.length > 0 ? [{ summary, lines }] : [])
