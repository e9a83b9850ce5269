import type { Entry } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { getToday } from '../lib/clock.ts'
import { formatMinutes, formatMoment } from '../lib/dates.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { formatPriceRange } from '../lib/money.ts'
import type { Picture } from '../lib/responsivePicture.ts'
import { joinWords, splitSentences } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { isUpcomingEventDate, placeOf, plannedFor, venueOf } from './events.ts'
import { eventOf } from './productions.ts'
import { formatUnconfirmed, ifConfirmed } from './visitFacts.ts'

const { facts: FACTS } = WORDS.visit

type Production = Entry<'productions'>
type Venue = Entry<'venues'>
type EventDate = Entry<'tickets'>['dates'][number]

/** A part of the first-visit guide. Text about one place has a heading that names the place. */
interface VisitGuidePart {
  title: string
  groups: readonly { lead?: string; picture?: Picture | undefined; sentences: readonly string[] }[]
}

/**
 * Facts of a production and its places that must be confirmed before the guide is shown, because gaps would worry its readers.
 */
const NEEDED_OF_SHOW = [
  ['runningTime', FACTS.runningTime[1]],
  ['interval', FACTS.interval[1]],
  ['whatToExpect', FACTS.whatToExpect[1]],
  ['leavingEarly', FACTS.leavingEarly[1]],
] as const
const NEEDED_OF_PLACE = [
  ['address', WORDS.visit.address],
  ['stepFree', WORDS.visit.stepFree],
  ['toilets', WORDS.visit.toilets],
] as const

/**
 * Names the facts that the first-visit guide of a production lacks. Empty when it is complete; undefined without a ticketed event.
 */
export function findMissingOfVisitGuide(site: Site, production: Production, today = getToday()): string | undefined {
  const event = eventOf(site, production)
  if (!event) return undefined
  const coming = event.dates.filter((date) => isUpcomingEventDate(date, today))
  const { beforeYouCome } = production
  const unknownByVenue = placesIn(site, coming.length > 0 ? coming : event.dates).flatMap((venue) => {
    const names = NEEDED_OF_PLACE.flatMap(([field, name]) => (isOpen(venue[field]) ? [name] : []))
    return names.length > 0 ? [{ place: placeOf(venue), names: joinWords(names) }] : []
  })
  const unknown = [
    ...(coming.length > 0 ? [] : [WORDS.visit.upcomingDate]),
    ...NEEDED_OF_SHOW.flatMap(([field, name]) => (isOpen(beforeYouCome[field]) ? [name] : [])),
    ...(isOpen(event.doors) ? [FACTS.doors[1]] : []),
  ]
  return formatUnconfirmed({ unknown, unknownByVenue })
}

/**
 * The first-visit guide: what happens, step by step, in sentences of one idea each, from confirmed facts only. Undefined when a required
 * fact is not confirmed or no date is upcoming.
 */
export function findVisitGuide(site: Site, production: Production, today = getToday()): VisitGuidePart[] | undefined {
  const event = eventOf(site, production)
  if (!event || findMissingOfVisitGuide(site, production, today) !== '') return undefined
  const texts = site.messages.firstVisit
  const { parts } = texts
  const { beforeYouCome } = production
  const coming = event.dates.filter((date) => isUpcomingEventDate(date, today))
  const places = placesIn(site, coming)
  const leadOf = (venue: Venue) => (places.length > 1 ? { lead: fillTokens(texts.placeLead, { place: placeOf(venue) }) } : {})
  const plain = (title: string, ...sentences: readonly string[]): VisitGuidePart => ({ title, groups: [{ sentences }] })
  return [
    {
      title: parts.arriving,
      groups: [
        ...places.map((venue) => ({
          picture: venue.entrance,
          sentences: [
            fillTokens(texts.place, { place: placeOf(venue) }),
            ...coming
              .filter((date) => date.venue === venue.id)
              .map((date) => fillTokens(texts.starts, { start: formatMoment(plannedFor(date).start) })),
            fillTokens(texts.address, { street: venue.address }),
            ...[venue.stepFree, venue.parking].flatMap(toSentences),
          ],
        })),
        { sentences: [fillTokens(texts.doors, { doors: event.doors })] },
      ],
    },
    plain(parts.tickets, ...ticketSentences(texts, coming)),
    { title: parts.noise, groups: [{ lead: texts.expect, sentences: [beforeYouCome.whatToExpect].flat().flatMap(toSentences) }] },
    plain(
      parts.breaks,
      fillTokens(texts.time, { time: formatMinutes(Number(beforeYouCome.runningTime)) }),
      ...toSentences(beforeYouCome.interval),
    ),
    { title: parts.toilets, groups: places.map((venue) => ({ ...leadOf(venue), sentences: toSentences(venue.toilets) })) },
    plain(parts.leaving, ...toSentences(beforeYouCome.leavingEarly)),
    plain(parts.asking, texts.ask),
  ]
}

function ticketSentences(texts: Site['messages']['firstVisit'], dates: readonly EventDate[]): string[] {
  const prices = dates.flatMap(({ ticketTypes }) => ticketTypes.map(({ price }) => price))
  const sellers = new Set(dates.filter(({ status }) => status === 'on sale').map(({ ticketLink }) => new URL(ticketLink).host))
  return [
    texts.ticket,
    fillTokens(texts.price, { price: formatPriceRange(prices) }),
    ...[...sellers].map((host) => fillTokens(texts.seller, { host })),
  ]
}

const placesIn = (site: Site, dates: readonly EventDate[]): Venue[] => [...new Set(dates.map((date) => venueOf(site, date)))]

const isOpen = (value: unknown): boolean => ifConfirmed(value) === undefined

/** Splits a fact into sentences, each with its full stop. Empty when the fact is not confirmed. */
const toSentences = (fact: string | undefined): string[] =>
  splitSentences(ifConfirmed(fact) ?? '')
    .filter(Boolean)
    .map((sentence) => (/[.!?…][”’)]?$/.test(sentence) ? sentence : `${sentence}.`))
