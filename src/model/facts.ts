import type { Entry } from '../content/collections.ts'
import type { BeforeYouCome } from '../content/schemas/access.ts'
import { NOT_YET_CONFIRMED } from '../content/schemas/fields.ts'
import type { Site } from '../content/site.ts'
import { toAccessText } from '../lib/access.ts'
import { formatMinutes, formatMoment } from '../lib/dates.ts'
import { capitalise, joinWords } from '../lib/text.ts'
import { placeOf, plannedFor, venueOf } from './events.ts'

/** A fact to know before coming. */
interface VisitFact {
  term: string
  /** What everybody reads, a line each. */
  lines: readonly string[]
  /** What opens only when asked for. */
  folds: readonly { summary: string; lines: readonly string[] }[]
}

/** What is known before coming, and what nobody has confirmed, by name. */
interface VisitFacts {
  known: readonly VisitFact[]
  unknown: readonly string[]
  /** What nobody has confirmed of a place. */
  unknownAt: readonly { place: string; names: string }[]
}

/** A fact, or the site’s words for what nobody has confirmed. */
export const orUnknown = <Value>(value: Value, unknown: string): Value | string => (value === NOT_YET_CONFIRMED ? unknown : value)

/** Facts from several sources, in their order. */
export const joinFacts = (...parts: readonly VisitFacts[]): VisitFacts => ({
  known: parts.flatMap(({ known }) => known),
  unknown: parts.flatMap(({ unknown }) => unknown),
  unknownAt: parts.flatMap(({ unknownAt }) => unknownAt),
})

/** What nobody has confirmed, by name: "interval and doors; at A hall, Ibadan: seats and toilets". Places of which the same is open are named together. Empty where all is known. */
export function toUnknownWords({ unknown, unknownAt }: Pick<VisitFacts, 'unknown' | 'unknownAt'>): string {
  const places = [...new Set(unknownAt.map(({ names }) => names))].map((names) => {
    const at = unknownAt.filter((one) => one.names === names).map(({ place }) => place)
    return `at ${joinWords(at)}: ${names}`
  })
  return [joinWords(unknown), ...places].filter(Boolean).join('; ')
}

/** What nobody has confirmed, in the site’s one sentence. Empty where everything is known. */
export function toUnknownSentence({ messages }: Pick<Site, 'messages'>, facts: VisitFacts): string {
  const words = toUnknownWords(facts)
  return words && messages.unavailable.factsNotConfirmed.replace('{facts}', words)
}

/** What to know of a show, in the order people ask. Content warnings are folded, and what tells the end by itself. */
export function showFacts(facts: BeforeYouCome, dates: Entry<'tickets'>['dates'] = []): VisitFacts {
  const { runningTime, contentWarnings, access, spoilers = [] } = facts
  const folds = [
    toFold('Show the content warnings', linesOf(contentWarnings)),
    toFold('Spoiler: show what gives away the end', spoilers),
  ].flat()
  const offered = dates.flatMap((date) => (date.access ?? []).map((one) => `${formatMoment(plannedFor(date).start)}: ${toAccessText(one)}`))
  return joinFacts(
    toFact('Running time', typeof runningTime === 'number' ? formatMinutes(runningTime) : runningTime),
    toFact('Interval', facts.interval),
    toFact('For whom', facts.age, 'age guidance'),
    toFact('What to expect', facts.whatToExpect),
    { ...toFact('Content warnings', contentWarnings), known: folds.length > 0 ? [{ term: 'Content warnings', lines: [], folds }] : [] },
    toFact('Language', facts.language),
    ...(facts.leavingEarly ? [toFact('Leaving early', facts.leavingEarly)] : []),
    access === 'by date' ? toFact('Access performances, Lagos time', offered) : toFact('Access performances', capitalise(access)),
  )
}

const VENUE_FACTS = [
  ['stepFree', 'step-free way'],
  ['seating', 'seats'],
  ['toilets', 'toilets'],
  ['parking', 'parking'],
] as const

/** What to know of the places of an event: when doors open, then one fact a place, each place once. */
export function eventFacts(site: Site, { dates, doors }: Pick<Entry<'tickets'>, 'dates' | 'doors'>): VisitFacts {
  const venues = [...new Set(dates.map((date) => venueOf(site, date)))]
  return joinFacts(toFact('Doors open', doors, 'when doors open'), ...venues.map(venueFacts))
}

/** What to know of a place, in one fact. */
export function venueFacts(venue: Entry<'venues'>): VisitFacts {
  const place = placeOf(venue)
  const lines = ([['address', 'address'], ...VENUE_FACTS] as const).flatMap(([field, name]) =>
    venue[field] === NOT_YET_CONFIRMED ? [] : [`${capitalise(name)}: ${venue[field]}`],
  )
  const open = VENUE_FACTS.flatMap(([field, name]) => (venue[field] === NOT_YET_CONFIRMED ? [name] : []))
  return {
    known: lines.length > 0 ? [{ term: place, lines, folds: [] }] : [],
    unknown: [],
    unknownAt: open.length > 0 ? [{ place, names: joinWords(open) }] : [],
  }
}

/** Stands for the places of a production that has no dates. */
export const noPlaceFacts = (): VisitFacts => ({
  known: [],
  unknown: [],
  unknownAt: [{ place: 'the place', names: joinWords(VENUE_FACTS.map(([, name]) => name)) }],
})

const linesOf = (value: string | readonly string[]): readonly string[] =>
  value === NOT_YET_CONFIRMED ? [] : typeof value === 'string' ? [value] : value

const toFact = (term: string, value: string | readonly string[], name = term.toLowerCase()): VisitFacts =>
  typeof value === 'string' && value.toLowerCase() === NOT_YET_CONFIRMED
    ? { known: [], unknown: [name], unknownAt: [] }
    : { known: [{ term, lines: linesOf(value), folds: [] }], unknown: [], unknownAt: [] }

const toFold = (summary: string, lines: readonly string[]): VisitFact['folds'] => (lines.length > 0 ? [{ summary, lines }] : [])
