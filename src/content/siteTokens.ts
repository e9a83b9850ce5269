import { countDays, formatDay, formatDays, formatMonthOfDay, formatRange, formatTime, isDay, isMoment, TIME } from '../lib/dates.ts'
import { formatNaira } from '../lib/money.ts'
import { countOf, joinWords, toNumberWord } from '../lib/text.ts'
import type { ContentDocuments } from './read/documents.ts'
import { groupsIn, valueAt } from './schemas/inspection.ts'

type Data = Readonly<Record<string, unknown>>
type Compute<Value> = (data: Data, documents: ContentDocuments, id: string) => Value | undefined

/** A token of a fact: how its text is computed from the unchecked fields of a file. Undefined while these are not sufficient. */
interface Token {
  /** The field that holds the fact. */
  from: string
  /** What replaces the token, for the guide. */
  about: string
  compute: Compute<string>
}

export type Tokens = Readonly<Record<string, Token>>

const token = (from: string, about: string, compute: Compute<string>): Token => ({ from, about, compute })

/** A number that texts write as a word. */
const countToken = (from: string, about: string, count: Compute<number>): Token =>
  token(from, `${about}, as a word`, (...args) => {
    const number = count(...args)
    return number === undefined ? undefined : toNumberWord(number)
  })

const countFiles = (kind: string, about = `how many ${kind} there are`) =>
  countToken(kind, about, (_, documents) => documents.of(kind).length)

const dayToken = (from: string, about: string) => token(from, about, ({ [from]: day }) => (isDay(day) ? formatDay(day) : undefined))

const priceToken = (from: string, about: string) =>
  token(from, about, ({ [from]: amount }) => (typeof amount === 'number' ? formatNaira(amount) : undefined))

const lowestPriceToken = (one: string, listPrices: Compute<readonly number[]>) =>
  token('price', `the price of its cheapest ${one}`, (...args) => {
    const prices = listPrices(...args) ?? []
    return prices.length > 0 ? formatNaira(Math.min(...prices)) : undefined
  })

const pricesIn = (list: unknown) => groupsIn(list).flatMap(([, { price }]) => (typeof price === 'number' ? [price] : []))

const lengthOf = ({ starts, ends }: Data) => (isDay(starts) && isDay(ends) && starts <= ends ? countDays(starts, ends) : undefined)

const formatSpan = (data: Data) => (lengthOf(data) === undefined ? undefined : formatRange(String(data.starts), String(data.ends)))

/** What begins and ends once. */
const SESSION: Tokens = {
  dates: token('starts', 'its first and last day', formatSpan),
  days: countToken('starts', 'how many days it lasts', lengthOf),
  weeks: countToken('starts', 'how many weeks it lasts', (data) => Math.ceil((lengthOf(data) ?? 0) / 7) || undefined),
}

const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

const DAILY_HOURS = token('opens', 'its hours, from `opens` and `closes`', ({ opens, closes }) =>
  isTime(opens) && isTime(closes) ? `${formatTime(opens)} to ${formatTime(closes)}` : undefined,
)

/** The dates of a ticketed event that are not cancelled (all of them if every one is), each with the day or moment on which it takes place. */
function datesIn(event: Data) {
  const dates = groupsIn(event.dates).map(([, date]) => ({ ...date, when: date.newDate ?? date.start }))
  const held = dates.filter(({ status }: Data) => status !== 'cancelled')
  return held.length > 0 ? held : dates
}

type EventDates = ReturnType<typeof datesIn>

const daysIn = (dates: EventDates) => dates.map(({ when }) => String(when).slice(0, 10))

function formatDates(dates: EventDates): string | undefined {
  const [first, ...others]: readonly Data[] = dates
  if (others.length === 0 && isDay(first?.start) && isDay(first.end)) return formatRange(first.start, first.end)
  const days = daysIn(dates)
  return days.length > 0 && days.every(isDay) ? formatDays(days) : undefined
}

function formatOpening(dates: EventDates): string | undefined {
  const [first] = daysIn(dates).sort()
  return isDay(first) ? formatDay(first) : undefined
}

function formatHours(dates: EventDates): string | undefined {
  const starts = dates.flatMap(({ when }) => (isMoment(when) ? [when.slice(11, 16)] : []))
  return joinWords([...new Set(starts)].sort().map(formatTime)) || undefined
}

/** What an event is, of which `find` tells the fields. */
function eventTokens(find: (data: Data, documents: ContentDocuments) => Data | undefined): Tokens {
  const of =
    <Value>(compute: (dates: EventDates) => Value | undefined): Compute<Value> =>
    (data, documents) => {
      const event = find(data, documents)
      return event && compute(datesIn(event))
    }
  return {
    dates: token('dates', 'the days of its ticketed event', of(formatDates)),
    opening: token('dates', 'its first day', of(formatOpening)),
    hours: token('dates', 'the hours at which its performances begin', of(formatHours)),
    performances: countToken(
      'dates',
      'how many dates it has',
      of((dates) => dates.length),
    ),
    lowestPrice: lowestPriceToken(
      'ticket',
      of((dates) => dates.flatMap(({ ticketTypes }: Data) => pricesIn(ticketTypes))),
    ),
  }
}

const fieldsOf = (documents: ContentDocuments, kind: string, id: unknown) => documents.of(kind).find((one) => one.id === id)?.source.data
const eventOf = (production: Data | undefined, documents: ContentDocuments) => fieldsOf(documents, 'tickets', production?.ticketedEvent)

/** The days on which the schedule of the festival names an event. */
const daysOf = (documents: ContentDocuments, id: string) =>
  groupsIn(documents.of('festival')[0]?.source.data.schedule).flatMap(([, { date, events }]) =>
    isDay(date) && Array.isArray(events) && events.includes(id) ? [date] : [],
  )

/** The fields of the company’s file that every text may insert, by their tokens. */
export const COMPANY_TOKENS = { company: 'name', companyFull: 'fullName', slug: 'slug', email: 'email', phone: 'phone' } as const

/** The facts that a kind of file knows and its texts insert, so that no fact is written twice. */
export const FACT_TOKENS: Readonly<Record<string, Tokens>> = {
  company: {
    deleteAfter: token('privacy', 'how long the receiver stores messages, from `deleteAfterDays`', ({ privacy }) => {
      const days = valueAt(privacy, ['deleteAfterDays'])
      return typeof days === 'number' ? countOf(days, 'day') : undefined
    }),
  },
  tickets: eventTokens((data) => data),
  productions: eventTokens(eventOf),
  news: eventTokens((data, documents) => eventOf(fieldsOf(documents, 'productions', data.production), documents)),
  festival: {
    ...SESSION,
    hours: DAILY_HOURS,
    lastDay: dayToken('ends', 'its last day'),
    year: token('starts', 'the year in which it begins', ({ starts }) => (isDay(starts) ? starts.slice(0, 4) : undefined)),
    lowestPrice: lowestPriceToken('pass', ({ passes }) => pricesIn(passes)),
  },
  festivalEvents: {
    // Of an event that no day names, the whole festival.
    dates: token('schedule', 'the days on which the schedule of festival.md names it', (_, documents, id) => {
      const days = daysOf(documents, id)
      return days.length > 0 ? formatDays(days) : formatSpan(documents.of('festival')[0]?.source.data ?? {})
    }),
    firstDay: token('schedule', 'the first of these days, without its year', (_, documents, id) => {
      const [first] = daysOf(documents, id)
      return first && formatMonthOfDay(first)
    }),
  },
  programmes: { ...SESSION, fee: priceToken('fee', 'its fee'), deadline: dayToken('deadline', 'the last day to apply') },
  bootcamp: {
    ...SESSION,
    deadline: dayToken('deadline', 'the last day to apply'),
    showcase: dayToken('showcase', 'the day of the showcase'),
    lowestFee: priceToken('feeFrom', 'its lowest fee'),
    highestFee: priceToken('feeTo', 'its highest fee'),
    courses: countFiles('courses'),
    faculty: countFiles('faculty', 'how many people teach'),
  },
  workshop: {
    ...SESSION,
    hours: DAILY_HOURS,
    fee: priceToken('fee', 'its fee'),
    fullValue: priceToken('fullValue', 'its full value'),
    tracks: countToken('tracks', 'how many tracks there are', ({ tracks }) => groupsIn(tracks).length || undefined),
    ages: token('audience', 'for whom it is, from `audience`, with a small letter', ({ audience }) =>
      typeof audience === 'string' ? audience.slice(0, 1).toLowerCase() + audience.slice(1) : undefined,
    ),
  },
  careers: { roles: countFiles('roles') },
  productionsPage: { productions: countFiles('productions') },
}

/** Kinds with one file whose tokens all others may use, behind its name: {festival.dates}. */
export const KNOWN_EVERYWHERE: readonly string[] = ['festival', 'bootcamp', 'workshop', 'careers']
