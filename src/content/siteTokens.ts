import {
  countDays,
  formatDay,
  formatDays,
  formatMinutes,
  formatMonthOfDay,
  formatRange,
  formatTime,
  isDay,
  isMoment,
  TIME,
} from '../lib/dates.ts'
import { formatNaira } from '../lib/money.ts'
import { capitalise, countOf, joinWords, toNumberWord } from '../lib/text.ts'
import type { ContentDocuments } from './read/documents.ts'
import { groupsIn, valueAt } from './schemas/inspection.ts'
import type { Token, Tokens, TokenTable } from './tokens.ts'

type Data = Readonly<Record<string, unknown>>
type Compute = Token['compute']
/** A token: its name, the field that it is from, what it is for readers of the guide, and its text. */
type Row = readonly [name: string, from: string, about: string, compute: Compute]
/** A number that texts write as a word: {roles}, and {Roles} at the beginning of a sentence. */
type CountRow = readonly [name: string, from: string, about: string, count: (...args: Parameters<Compute>) => number | undefined]

const toTokens = (...rows: readonly Row[]): Tokens =>
  Object.fromEntries(rows.map(([name, from, about, compute]) => [name, { from, about, compute }]))

const toWords = (...rows: readonly CountRow[]): Tokens =>
  toTokens(
    ...rows.flatMap(([name, from, about, count]): Row[] => {
      const toWord: Compute = (...args) => {
        const number = count(...args)
        return number === undefined ? undefined : toNumberWord(number)
      }
      return [
        [name, from, about, toWord],
        [capitalise(name), from, `${about}, with a capital`, (...args) => capitalise(toWord(...args) ?? '') || undefined],
      ]
    }),
  )

const countFiles = (kind: string, about = `how many ${kind} there are, as a word`): Tokens =>
  toWords([kind, kind, about, (_, set) => set.of(kind).length])

const priceIn =
  (field: string): Compute =>
  ({ [field]: amount }) =>
    typeof amount === 'number' ? formatNaira(amount) : undefined

const dayIn =
  (field: string): Compute =>
  ({ [field]: value }) =>
    isDay(value) ? formatDay(value) : undefined

const pricesIn = (list: unknown) => groupsIn(list).flatMap(([, { price: amount }]) => (typeof amount === 'number' ? [amount] : []))
const lowest = (prices: readonly number[]) => (prices.length > 0 ? formatNaira(Math.min(...prices)) : undefined)
const highest = (prices: readonly number[]) => (prices.length > 0 ? formatNaira(Math.max(...prices)) : undefined)

const spanOf = ({ starts, ends }: Data) => (isDay(starts) && isDay(ends) && starts <= ends ? ([starts, ends] as const) : undefined)
const formatSpan = (data: Data) => {
  const span = spanOf(data)
  return span && formatRange(...span)
}
const lengthOf = (data: Data) => {
  const span = spanOf(data)
  return span && countDays(...span)
}

/** What begins and ends once. */
const SESSION: Tokens = {
  ...toTokens(['dates', 'starts', 'its first and last day', formatSpan]),
  ...toWords(
    ['days', 'starts', 'how many days it lasts, as a word', lengthOf],
    ['weeks', 'starts', 'how many weeks it lasts, as a word', (data) => Math.ceil((lengthOf(data) ?? 0) / 7) || undefined],
  ),
}

const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

const DAILY_HOURS: Row = [
  'hours',
  'opens',
  'its hours, from `opens` and `closes`',
  ({ opens, closes }) => (isTime(opens) && isTime(closes) ? `${formatTime(opens)} to ${formatTime(closes)}` : undefined),
]

/** The dates of a ticketed event that are not cancelled (all of them if every one is), each with the day or moment on which it takes place. */
function datesIn(data: Data) {
  const dates = groupsIn(data.dates).map(([, date]) => ({ ...date, at: date.newDate ?? date.start }))
  const held = dates.filter(({ status }: Data) => status !== 'cancelled')
  return held.length > 0 ? held : dates
}

type EventDates = ReturnType<typeof datesIn>

const daysIn = (dates: EventDates) => dates.map(({ at }) => String(at).slice(0, 10))

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
  const starts = dates.flatMap(({ at }) => (isMoment(at) ? [at.slice(11, 16)] : []))
  return joinWords([...new Set(starts)].sort().map(formatTime)) || undefined
}

const ticketPrices = (dates: EventDates) => dates.flatMap(({ ticketTypes }: Data) => pricesIn(ticketTypes))

/** What an event is, of which `find` tells the fields. */
function eventTokens(find: (data: Data, set: ContentDocuments) => Data | undefined): Tokens {
  const of =
    <Value>(compute: (dates: EventDates) => Value) =>
    (data: Data, set: ContentDocuments) => {
      const event = find(data, set)
      return event && compute(datesIn(event))
    }
  return {
    ...toTokens(
      ['dates', 'dates', 'the days of its ticketed event', of(formatDates)],
      ['opening', 'dates', 'its first day', of(formatOpening)],
      ['hours', 'dates', 'the hours at which its performances begin', of(formatHours)],
      ['lowestPrice', 'price', 'the price of its cheapest ticket', of((dates) => lowest(ticketPrices(dates)))],
      ['highestPrice', 'price', 'the price of its dearest ticket', of((dates) => highest(ticketPrices(dates)))],
    ),
    ...toWords(['performances', 'dates', 'how many dates it has, as a word', of((dates) => dates.length)]),
  }
}

const fieldsOf = (set: ContentDocuments, kind: string, id: unknown) => set.of(kind).find((one) => one.id === id)?.source.data
const eventOf = (production: Data | undefined, set: ContentDocuments) => fieldsOf(set, 'tickets', production?.ticketedEvent)

/** The days on which the schedule of the festival names an event. */
const daysOf = (set: ContentDocuments, id: string) =>
  groupsIn(set.of('festival')[0]?.source.data.schedule).flatMap(([, { date, events }]) =>
    isDay(date) && Array.isArray(events) && events.includes(id) ? [date] : [],
  )

/** The days of an event of the festival; of one that no day names, the whole festival. */
const formatEventDays: Compute = (_, set, id) => {
  const days = daysOf(set, id)
  return days.length > 0 ? formatDays(days) : formatSpan(set.of('festival')[0]?.source.data ?? {})
}

/** All tokens of this site. */
export const TOKENS: TokenTable = {
  kind: 'company',
  fields: { company: 'name', companyFull: 'fullName', slug: 'slug', email: 'email', phone: 'phone' },
  runtimeTokens: {
    messages: {
      topic: 'what the visitor was interested in',
      program: 'the programme’s title',
      programme: 'the programme’s title',
      date: 'the day on which the page was stored',
      days: 'after how long messages are deleted',
      limit: 'the most characters of a message',
      facts: 'what nobody has confirmed, by name',
      kind: 'the kind of access performance',
      place: 'the place and its city',
      start: 'the day and time of one date',
      street: 'the address of the place',
      doors: 'when the doors open, as the ticketed event says',
      price: 'the price, or the lowest and the highest',
      host: 'the host of the seller’s or the service’s address',
      time: 'the running time',
    },
  },
  own: {
    company: toTokens([
      'deleteAfter',
      'privacy',
      'how long the receiver stores messages, from `deleteAfterDays`',
      ({ privacy }) => {
        const days = valueAt(privacy, ['deleteAfterDays'])
        return typeof days === 'number' ? countOf(days, 'day') : undefined
      },
    ]),
    tickets: eventTokens((data) => data),
    productions: {
      ...eventTokens(eventOf),
      ...toTokens([
        'runningTime',
        'runningTime',
        'how long it lasts, from `runningTime`',
        ({ beforeYouCome }) => {
          const minutes = valueAt(beforeYouCome, ['runningTime'])
          return typeof minutes === 'number' ? formatMinutes(minutes) : undefined
        },
      ]),
    },
    news: eventTokens((data, set) => eventOf(fieldsOf(set, 'productions', data.production), set)),
    festival: {
      ...SESSION,
      ...toTokens(
        DAILY_HOURS,
        ['lastDay', 'ends', 'its last day', dayIn('ends')],
        ['year', 'starts', 'the year in which it begins', ({ starts }) => (isDay(starts) ? starts.slice(0, 4) : undefined)],
        ['lowestPrice', 'price', 'the price of its cheapest pass', ({ passes }) => lowest(pricesIn(passes))],
        ['highestPrice', 'price', 'the price of its dearest pass', ({ passes }) => highest(pricesIn(passes))],
      ),
    },
    festivalEvents: toTokens(
      ['dates', 'schedule', 'the days on which the schedule of festival.md names it', formatEventDays],
      [
        'firstDay',
        'schedule',
        'the first of these days, without its year',
        (_, set, id) => {
          const [first] = daysOf(set, id)
          return first && formatMonthOfDay(first)
        },
      ],
    ),
    programmes: {
      ...SESSION,
      ...toTokens(['fee', 'fee', 'its fee', priceIn('fee')], ['deadline', 'deadline', 'the last day to apply', dayIn('deadline')]),
    },
    bootcamp: {
      ...SESSION,
      ...toTokens(
        ['deadline', 'deadline', 'the last day to apply', dayIn('deadline')],
        ['showcase', 'showcase', 'the day of the showcase', dayIn('showcase')],
        ['lowestFee', 'feeFrom', 'its lowest fee', priceIn('feeFrom')],
        ['highestFee', 'feeTo', 'its highest fee', priceIn('feeTo')],
      ),
      ...countFiles('courses'),
      ...countFiles('faculty', 'how many people teach, as a word'),
    },
    workshop: {
      ...SESSION,
      ...toTokens(
        DAILY_HOURS,
        ['fee', 'fee', 'its fee', priceIn('fee')],
        ['fullValue', 'fullValue', 'its full value', priceIn('fullValue')],
      ),
      ...toWords(['tracks', 'tracks', 'how many tracks there are, as a word', ({ tracks }) => groupsIn(tracks).length || undefined]),
      ...toTokens([
        'ages',
        'audience',
        'for whom it is, from `audience`, with a small letter',
        ({ audience }) => (typeof audience === 'string' ? audience.slice(0, 1).toLowerCase() + audience.slice(1) : undefined),
      ]),
    },
    careers: countFiles('roles'),
    productionsPage: countFiles('productions'),
  },
  everywhere: ['festival', 'bootcamp', 'workshop', 'careers'],
}
