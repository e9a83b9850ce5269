import { countDays, formatTime, isDay, isMoment } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import { groupsIn } from '../schemaInspection.ts'
import { type FactKind, isAmong, readWords, spanDays } from './readFacts.ts'

/** Something with days, hours and prices of which several texts speak: a ticketed event, an edition of the festival, a programme. */
export interface Subject {
  /** What texts call it. */
  names: string[]
  /** The file with its facts, and its name there. */
  file: string
  id: string
  /** The files whose texts speak of it, unless they name another subject. */
  documents: ContentDocument[]
  /** What is known of it, in the normal form of facts. Kinds without values are not compared. */
  known: Partial<Record<FactKind, string[]>>
  /** Its cities, each with the days there. */
  cities: { city?: unknown; days: string[] }[]
}

const toDays = (...values: unknown[]) => values.map((value) => String(value).slice(0, 10)).filter(isDay)
/** Whether a value is neither a day nor a moment: its check says so, and what would not fit it may be right. */
const isUnreadable = (value: unknown) => value !== undefined && !isDay(value) && !isMoment(value)
const toHours = (...values: unknown[]) => values.flatMap((time) => (/T\d/.test(String(time)) ? [formatTime(String(time))] : []))
const toPrices = (...values: unknown[]) =>
  values.flatMap((price) => (typeof price === 'number' ? [price === 0 ? 'free' : formatNaira(price)] : []))
const toSpan = (start: unknown, end: unknown = start) => {
  const [first, last] = toDays(start, end)
  return first && last ? spanDays(first, last) : []
}

/** “Sankara (Revival)” is Sankara in texts, and “Festival 2025” the festival of that year. */
function toNames(...titles: unknown[]): string[] {
  const names = titles.flatMap((title) => (title ? [String(title).replace(/ \([^)]*\)$/, '')] : []))
  const years = names.flatMap((name) => /Festival (\d{4})$/.exec(name)?.[1] ?? [])
  return [...names, ...years.flatMap((year) => [`Festival ${year}`, `${year} festival`])]
}

/** What begins and ends once, in fields with the same names, and the collections of its parts. */
const SESSIONS = {
  festival: [],
  programmes: [],
  workshop: [],
  bootcamp: ['courses', 'faculty', 'scholarships'],
} as const

/** Every subject of the site, with what its fields say of it. */
export function listSubjects(set: ContentDocuments): Subject[] {
  const sessions = Object.entries(SESSIONS).flatMap(([collection, parts]) =>
    set.of(collection).map((document) => toSession([document, ...parts.flatMap((part) => set.of(part))])),
  )
  const subjects = [
    ...set.of('tickets').map((event) => toEvent(set, event)),
    ...sessions,
    ...sessions.flatMap((session) => listParts(set, session)),
  ]
  for (const article of set.of('news'))
    for (const { documents, names } of subjects)
      if (names.some((name) => `${article.data.title} ${article.data.excerpt}`.includes(name))) documents.push(article)
  return subjects
}

/** The events of an edition of the festival. One that names none of its days in the schedule is on these. */
const listParts = (set: ContentDocuments, { documents: [whole], ...edition }: Subject): Subject[] =>
  (whole?.collection === 'festival' ? set.of('festivalEvents') : []).map((event) => {
    const days = groupsIn(whole?.data.schedule).filter(([, { events }]) => Array.isArray(events) && events.includes(event.id))
    const scheduled = toDays(...days.map(([, { date }]) => date))
    const named = readWords(String(event.data.date)).flatMap(({ values }) => values)
    const day = named.some((one) => isAmong(one, scheduled)) ? edition.known.day : scheduled
    return { ...edition, names: toNames(event.data.title), documents: [event], known: { ...edition.known, day } }
  })

function toEvent(set: ContentDocuments, event: ContentDocument): Subject {
  const productions = set.of('productions').filter(({ data }) => data.ticketedEvent === event.id)
  const dates = groupsIn(event.data.dates).map(([, { start, end, newDate, venue, ticketTypes }]) => ({
    days: [...toSpan(start, end), ...toDays(newDate)],
    hours: toHours(start, newDate),
    prices: groupsIn(ticketTypes).flatMap(([, { price }]) => toPrices(price)),
    city: set.of('venues').find(({ id }) => id === venue)?.data.city,
    isSpan: end !== undefined,
  }))
  const isUnsure = groupsIn(event.data.dates).some(([, { start, end, newDate }]) => [start, end, newDate].some(isUnreadable))
  const [only] = dates.length === 1 ? dates : []
  return {
    names: toNames(event.data.title, ...productions.map(({ data }) => data.title)),
    file: event.file,
    id: event.id,
    documents: [event, ...productions, ...set.of('news').filter(({ data }) => productions.some(({ id }) => id === data.production))],
    known: {
      day: isUnsure ? [] : dates.flatMap(({ days }) => days),
      hour: isUnsure ? [] : dates.flatMap(({ hours }) => hours),
      price: dates.flatMap(({ prices }) => prices),
      'number of shows': dates.some(({ isSpan }) => isSpan) ? [] : [String(dates.length)],
      'number of days': only?.isSpan ? [String(only.days.length)] : [],
    },
    cities: dates,
  }
}

function toSession(documents: [ContentDocument, ...ContentDocument[]]): Subject {
  const [{ data, file, id }, ...parts] = documents
  const days = toSpan(data.starts, data.ends)
  const length = days.length > 0 ? countDays(days[0] as string, days.at(-1) as string) : 0
  const dates = parts.flatMap((part) => groupsIn(part.data.dates).map(([, { date }]) => date))
  const passes = groupsIn(data.passes).map(([, { price }]) => price)
  // “3 to 5 days” is not one length.
  const isFixed = length > 0 && length < 15 && !/\d to \d/.test(String(data.duration))
  return {
    names: toNames(data.title),
    file,
    id,
    documents,
    known: {
      day: [data.starts, data.ends, data.deadline, data.showcase, ...dates].some(isUnreadable)
        ? []
        : [...days, ...toDays(data.deadline, data.showcase, ...dates)],
      price: toPrices(data.fee, data.fullValue, data.feeFrom, data.feeTo, ...passes, ...parts.map((part) => part.data.price)),
      'number of days': isFixed ? [String(length)] : [],
      'number of weeks': length > 7 ? [String(Math.ceil(length / 7))] : [],
      age: String(data.audience).match(/\d+/g)?.slice(0, 2) ?? [],
    },
    cities: [{ city: data.city, days }],
  }
}
