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

/** A number as a word, in small letters and, for the beginning of a sentence, with a capital: {roles} and {Roles}. */
const words = (name: string, about: string, count: (data: Data, set: ContentDocuments) => number | undefined): Tokens => {
  const compute = (data: Data, set: ContentDocuments) => {
    const number = count(data, set)
    return number === undefined ? undefined : toNumberWord(number)
  }
  return {
    [name]: { about, compute },
    [capitalise(name)]: { about: `${about}, with a capital`, compute: (data, set) => capitalise(compute(data, set) ?? '') || undefined },
  }
}

const countFiles = (kind: string, about = `how many ${kind} there are, as a word`): Tokens =>
  words(kind, about, (_, set) => set.of(kind).length)

const price = (from: string, about: string): Token => ({
  about,
  from,
  compute: ({ [from]: amount }) => (typeof amount === 'number' ? formatNaira(amount) : undefined),
})

const day = (from: string, about: string): Token => ({
  about,
  from,
  compute: ({ [from]: value }) => (isDay(value) ? formatDay(value) : undefined),
})

const spanOf = ({ starts, ends }: Data) => (isDay(starts) && isDay(ends) && starts <= ends ? ([starts, ends] as const) : undefined)
const lengthOf = (data: Data) => {
  const span = spanOf(data)
  return span && countDays(...span)
}

/** What begins and ends once. */
const SESSION: Tokens = {
  dates: {
    about: 'its first and last day',
    from: 'starts',
    compute: (data) => {
      const span = spanOf(data)
      return span && formatRange(...span)
    },
  },
  ...words('days', 'how many days it lasts, as a word', lengthOf),
  ...words('weeks', 'how many weeks it lasts, as a word', (data) => {
    const days = lengthOf(data)
    return days && Math.ceil(days / 7)
  }),
}

const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

const DAILY_HOURS: Token = {
  about: 'its hours, from `opens` and `closes`',
  from: 'opens',
  compute: ({ opens, closes }) => (isTime(opens) && isTime(closes) ? `${formatTime(opens)} to ${formatTime(closes)}` : undefined),
}

const pricesIn = (list: unknown) => groupsIn(list).flatMap(([, { price: amount }]) => (typeof amount === 'number' ? [amount] : []))
const lowest = (prices: readonly number[]) => (prices.length > 0 ? formatNaira(Math.min(...prices)) : undefined)
const highest = (prices: readonly number[]) => (prices.length > 0 ? formatNaira(Math.max(...prices)) : undefined)

/** The dates of a ticketed event that are not cancelled; all of them if every one is. */
const datesIn = (data: Data) => {
  const dates = groupsIn(data.dates).map(([, date]) => date)
  const held = dates.filter(({ status }) => status !== 'cancelled')
  return held.length > 0 ? held : dates
}

/** What an event is, of which `find` tells the fields. */
const eventTokens = (find: (data: Data, set: ContentDocuments) => Data | undefined): Tokens => {
  const of =
    (compute: (event: Data) => string | undefined): Token['compute'] =>
    (data, set) => {
      const event = find(data, set)
      return event && compute(event)
    }
  return {
    dates: {
      about: 'the days of its ticketed event',
      from: 'dates',
      compute: of((event) => {
        const [first, ...others] = datesIn(event)
        if (others.length === 0 && isDay(first?.start) && isDay(first.end)) return formatRange(first.start, first.end)
        const days = datesIn(event).map(({ start, newDate = start }) => String(newDate).slice(0, 10))
        return days.length > 0 && days.every(isDay) ? formatDays(days) : undefined
      }),
    },
    opening: {
      about: 'its first day',
      from: 'dates',
      compute: of((event) => {
        const [first] = datesIn(event)
          .map(({ start, newDate = start }) => String(newDate).slice(0, 10))
          .sort()
        return isDay(first) ? formatDay(first) : undefined
      }),
    },
    hours: {
      about: 'the hours at which its performances begin',
      from: 'dates',
      compute: of((event) => {
        const starts = datesIn(event).flatMap(({ start, newDate = start }) => (isMoment(newDate) ? [newDate.slice(11, 16)] : []))
        return joinWords([...new Set(starts)].sort().map(formatTime)) || undefined
      }),
    },
    lowestPrice: {
      about: 'the price of its cheapest ticket',
      from: 'price',
      compute: of((event) => lowest(datesIn(event).flatMap(({ ticketTypes }) => pricesIn(ticketTypes)))),
    },
    highestPrice: {
      about: 'the price of its dearest ticket',
      from: 'price',
      compute: of((event) => highest(datesIn(event).flatMap(({ ticketTypes }) => pricesIn(ticketTypes)))),
    },
    ...words('performances', 'how many dates it has, as a word', (data, set) => {
      const event = find(data, set)
      return event && datesIn(event).length
    }),
  }
}

const fieldsOf = (set: ContentDocuments, kind: string, id: unknown) => set.of(kind).find((one) => one.id === id)?.source.data
const eventOf = (production: Data | undefined, set: ContentDocuments) => fieldsOf(set, 'tickets', production?.ticketedEvent)

/** The days on which the schedule of the festival names an event. */
const daysOf = (set: ContentDocuments, id: string) =>
  groupsIn(set.of('festival')[0]?.source.data.schedule).flatMap(([, { date, events }]) =>
    isDay(date) && Array.isArray(events) && events.includes(id) ? [date] : [],
  )

/** All tokens of this site. */
export const TOKENS: TokenTable = {
  collection: 'company',
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
    company: {
      deleteAfter: {
        about: 'how long the receiver stores messages, from `deleteAfterDays`',
        compute: ({ privacy }) => {
          const days = valueAt(privacy, ['deleteAfterDays'])
          return typeof days === 'number' ? countOf(days, 'day') : undefined
        },
      },
    },
    tickets: eventTokens((data) => data),
    productions: {
      ...eventTokens(eventOf),
      runningTime: {
        about: 'how long it lasts, from `runningTime`',
        from: 'runningTime',
        compute: ({ beforeYouCome }) => {
          const minutes = valueAt(beforeYouCome, ['runningTime'])
          return typeof minutes === 'number' ? formatMinutes(minutes) : undefined
        },
      },
    },
    news: eventTokens((data, set) => eventOf(fieldsOf(set, 'productions', data.production), set)),
    festival: {
      ...SESSION,
      hours: DAILY_HOURS,
      lastDay: day('ends', 'its last day'),
      year: { about: 'the year in which it begins', compute: ({ starts }) => (isDay(starts) ? starts.slice(0, 4) : undefined) },
      lowestPrice: { about: 'the price of its cheapest pass', from: 'price', compute: ({ passes }) => lowest(pricesIn(passes)) },
      highestPrice: { about: 'the price of its dearest pass', from: 'price', compute: ({ passes }) => highest(pricesIn(passes)) },
    },
    festivalEvents: {
      dates: {
        about: 'the days on which the schedule of festival.md names it',
        from: 'schedule',
        compute: (_, set, id) => {
          const days = daysOf(set, id)
          // An event that no day names is on no page; another rule says so.
          const [festival] = set.of('festival')
          return days.length > 0 ? formatDays(days) : festival && SESSION.dates?.compute(festival.source.data, set, festival.id)
        },
      },
      firstDay: {
        about: 'the first of these days, without its year',
        from: 'schedule',
        compute: (_, set, id) => {
          const [first] = daysOf(set, id)
          return first && formatMonthOfDay(first)
        },
      },
    },
    programmes: { ...SESSION, fee: price('fee', 'its fee'), deadline: day('deadline', 'the last day to apply') },
    bootcamp: {
      ...SESSION,
      deadline: day('deadline', 'the last day to apply'),
      showcase: day('showcase', 'the day of the showcase'),
      lowestFee: price('feeFrom', 'its lowest fee'),
      highestFee: price('feeTo', 'its highest fee'),
      ...countFiles('courses'),
      ...countFiles('faculty', 'how many people teach, as a word'),
    },
    workshop: {
      ...SESSION,
      hours: DAILY_HOURS,
      fee: price('fee', 'its fee'),
      fullValue: price('fullValue', 'its full value'),
      ...words('tracks', 'how many tracks there are, as a word', ({ tracks }) => groupsIn(tracks).length || undefined),
      ages: {
        about: 'for whom it is, from `audience`, with a small letter',
        from: 'audience',
        compute: ({ audience }) => (typeof audience === 'string' ? audience.slice(0, 1).toLowerCase() + audience.slice(1) : undefined),
      },
    },
    careers: countFiles('roles'),
    productionsPage: countFiles('productions'),
  },
  everywhere: ['festival', 'bootcamp', 'workshop', 'careers'],
}
