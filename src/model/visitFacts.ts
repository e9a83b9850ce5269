import type { Entry } from '../content/kinds.ts'
import { NOT_YET_CONFIRMED } from '../content/schemas/fields.ts'
import type { VisitFactFields } from '../content/schemas/visitorFacts.ts'
import type { Site } from '../content/site.ts'
import { toAccessText } from '../lib/access.ts'
import { formatDay, formatMinutes, formatMoment } from '../lib/dates.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { capitalise, joinWords } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { placeOf, plannedFor, venueOf } from './events.ts'

const { facts: FACTS } = WORDS.visit

interface VisitFact {
  term: string
  /** Text that is always shown, a line each. */
  lines: readonly string[]
  /** Text that is collapsed until the visitor opens it. */
  folds: readonly { summary: string; lines: readonly string[] }[]
  /** The place that it is about, in full, for questions about it. */
  place?: string
}

/** The confirmed facts and the places, and the names of the facts that are not confirmed yet. */
export interface VisitFacts {
  known: readonly VisitFact[]
  unknown: readonly string[]
  unknownByVenue: readonly { place: string; names: string }[]
  /** When facts were last checked, by what they are about. */
  checks: readonly { about: string; day: string | undefined }[]
}

/** A fact; undefined while it is not confirmed. */
export const ifConfirmed = <Value>(value: Value) =>
  typeof value === 'string' && value.toLowerCase() === NOT_YET_CONFIRMED ? undefined : (value as Exclude<Value, typeof NOT_YET_CONFIRMED>)

/** Combines facts from several sources, in order. */
export const joinFacts = (...parts: readonly VisitFacts[]): VisitFacts => ({
  known: parts.flatMap(({ known }) => known),
  unknown: parts.flatMap(({ unknown }) => unknown),
  unknownByVenue: parts.flatMap(({ unknownByVenue }) => unknownByVenue),
  checks: parts.flatMap(({ checks }) => checks),
})

/**
 * Names the unconfirmed facts: "interval and doors; at A hall, Ibadan: seats and toilets". Groups places that lack the same facts. Empty
 * when everything is confirmed.
 */
export function formatUnconfirmed({ unknown, unknownByVenue }: Pick<VisitFacts, 'unknown' | 'unknownByVenue'>): string {
  const places = [...new Set(unknownByVenue.map(({ names }) => names))].map((names) => {
    const venues = unknownByVenue.filter((one) => one.names === names).map(({ place }) => place)
    return WORDS.visit.factsOf(joinWords(venues), names)
  })
  return [joinWords(unknown), ...places].filter(Boolean).join('; ')
}

/** The site’s sentence about unconfirmed facts. Empty if there are none. */
export function toUnknownSentence({ messages }: Pick<Site, 'messages'>, facts: VisitFacts): string {
  const unconfirmed = formatUnconfirmed(facts)
  return unconfirmed && fillTokens(messages.unavailable.factsNotConfirmed, { facts: unconfirmed })
}

/**
 * When facts were checked, as a sentence for each day: “Checked on May 1, 2034.” Names what was checked, unless everything was on one day.
 */
export function toCheckedSentences({ checks }: Pick<VisitFacts, 'checks'>): string[] {
  const days = [...new Set(checks.flatMap(({ day }) => day ?? []))].toSorted().reverse()
  return days.map((day) => {
    const about = checks.filter((check) => check.day === day).map((check) => check.about)
    return about.length === checks.length
      ? WORDS.visit.checkedOn(formatDay(day))
      : WORDS.visit.checkedPartsOn(formatDay(day), joinWords(about))
  })
}

/**
 * Facts about a show, in the order in which people ask for them. Content warnings are collapsed, with those that reveal the ending in a
 * disclosure of their own.
 */
export function showFacts(facts: VisitFactFields, dates: Entry<'tickets'>['dates'] = []): VisitFacts {
  const { runningTime, contentWarnings, access, spoilers = [] } = facts
  const folds = [toFold(WORDS.visit.showWarnings, linesOf(contentWarnings)), toFold(WORDS.visit.showSpoilers, spoilers)].flat()
  const checks = { known: [], unknown: [], unknownByVenue: [], checks: [{ about: WORDS.visit.theShow, day: facts.checked }] }
  const offered = dates.flatMap((date) => (date.access ?? []).map((one) => `${formatMoment(plannedFor(date).start)}: ${toAccessText(one)}`))
  return joinFacts(
    toFact(FACTS.runningTime, typeof runningTime === 'number' ? formatMinutes(runningTime) : runningTime),
    toFact(FACTS.interval, facts.interval),
    toFact(FACTS.age, facts.age),
    toFact(FACTS.whatToExpect, facts.whatToExpect),
    {
      ...toFact(FACTS.contentWarnings, contentWarnings),
      known: folds.length > 0 ? [{ term: FACTS.contentWarnings[0], lines: [], folds }] : [],
    },
    toFact(FACTS.language, facts.language),
    ...(facts.leavingEarly ? [toFact(FACTS.leavingEarly, facts.leavingEarly)] : []),
    access === 'by date' ? toFact(FACTS.accessByDate, offered) : toFact(FACTS.access, capitalise(access)),
    checks,
  )
}

const VENUE_FACTS = [
  ['stepFree', WORDS.visit.stepFree],
  ['seating', WORDS.visit.seating],
  ['toilets', WORDS.visit.toilets],
  ['parking', WORDS.visit.parking],
] as const

/** Facts about the places of an event: when doors open, then one fact for each place. */
export function eventFacts(site: Site, { dates, doors }: Pick<Entry<'tickets'>, 'dates' | 'doors'>): VisitFacts {
  const venues = [...new Set(dates.map((date) => venueOf(site, date)))]
  return joinFacts(toFact(FACTS.doors, doors), ...venues.map(venueFacts))
}

/** Facts about a place, combined into one. It has a row without a confirmed fact too, for the link to ask. */
export function venueFacts(venue: Entry<'venues'>): VisitFacts {
  const place = placeOf(venue)
  const lines = ([['address', WORDS.visit.address], ...VENUE_FACTS] as const).flatMap(([field, name]) =>
    venue[field] === NOT_YET_CONFIRMED ? [] : [`${capitalise(name)}: ${venue[field]}`],
  )
  if (venue.afterShow) lines.push(`${WORDS.visit.afterShow}: ${venue.afterShow}`)
  const open = VENUE_FACTS.flatMap(([field, name]) => (venue[field] === NOT_YET_CONFIRMED ? [name] : []))
  return {
    known: [{ term: place, lines, folds: [], place }],
    unknown: [],
    unknownByVenue: open.length > 0 ? [{ place, names: joinWords(open) }] : [],
    checks: lines.length > 0 ? [{ about: place, day: venue.checked }] : [],
  }
}

/** For a production without upcoming dates: the facts about its place, all unconfirmed. */
export const noPlaceFacts = (): VisitFacts => ({
  known: [],
  unknown: [],
  unknownByVenue: [{ place: WORDS.visit.thePlace, names: joinWords(VENUE_FACTS.map(([, name]) => name)) }],
  checks: [],
})

const linesOf = (value: string | readonly string[]): readonly string[] =>
  value === NOT_YET_CONFIRMED ? [] : typeof value === 'string' ? [value] : value

const toFact = ([term, name]: readonly [string, string], value: string | readonly string[]): VisitFacts =>
  ifConfirmed(value) === undefined
    ? { known: [], unknown: [name], unknownByVenue: [], checks: [] }
    : { known: [{ term, lines: linesOf(value), folds: [] }], unknown: [], unknownByVenue: [], checks: [] }

const toFold = (summary: string, lines: readonly string[]): VisitFact['folds'] => (lines.length > 0 ? [{ summary, lines }] : [])
