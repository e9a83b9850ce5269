import { countDays, formatTime, isDay } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { type ContentDocument, type ContentDocuments, listItems } from '../documents.ts'
import { groupsIn } from '../schemaInspection.ts'
import { type FactKind, spanDays } from './readFacts.ts'

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
  cities: { city: string; days: string[] }[]
}

const textsIn = (...values: unknown[]) => values.filter((value): value is string => typeof value === 'string' && value !== '')
const toDays = (...values: unknown[]) =>
  textsIn(...values)
    .map((day) => day.slice(0, 10))
    .filter(isDay)
const toHours = (...values: unknown[]) => textsIn(...values).flatMap((time) => (/^\d\d:|T\d/.test(time) ? [formatTime(time)] : []))
const toPrices = (...values: unknown[]) => values.flatMap((price) => (typeof price === 'number' ? [formatNaira(price)] : []))
const toSpan = (start: unknown, end: unknown = start) => {
  const [first, last] = toDays(start, end)
  return first && last ? spanDays(first, last) : []
}

/** “Sankara (Revival)” is Sankara in texts, and “Gángan Festival 2025” the 2025 festival. */
function toNames(...titles: unknown[]): string[] {
  const names = textsIn(...titles).map((name) => name.replace(/ \([^)]*\)$/, ''))
  const years = names.flatMap((name) => /Festival (\d{4})$/.exec(name)?.[1] ?? [])
  return [...names, ...years.flatMap((year) => [`Festival ${year}`, `${year} festival`])]
}

/** Every subject of the site, with what its fields say of it. */
export function listSubjects(set: ContentDocuments): Subject[] {
  const subjects = [...set.of('tickets').map((event) => toEvent(set, event)), ...listSessions(set)]
  for (const article of set.of('news')) {
    const headline = `${article.data.title} ${article.data.excerpt}`
    for (const { documents, names } of subjects)
      if (!documents.includes(article) && names.some((name) => headline.includes(name))) documents.push(article)
  }
  return subjects
}

function toEvent(set: ContentDocuments, event: ContentDocument): Subject {
  const productions = set.of('productions').filter(({ data }) => data.ticketedEvent === event.id)
  const dates = groupsIn(event.data.dates).map(([, date]) => date)
  const daysOf = ({ start, end, newDate }: Record<string, unknown>) => [...toSpan(start, end), ...toDays(newDate)]
  const spans = dates.filter(({ end }) => end !== undefined)
  return {
    names: toNames(event.data.title, ...productions.map(({ data }) => data.title)),
    file: event.file,
    id: event.id,
    documents: [event, ...productions, ...set.of('news').filter(({ data }) => productions.some(({ id }) => id === data.production))],
    known: {
      day: dates.flatMap(daysOf),
      hour: dates.flatMap(({ start, newDate }) => toHours(start, newDate)),
      price: dates.flatMap(({ ticketTypes }) => groupsIn(ticketTypes).flatMap(([, { price }]) => toPrices(price))),
      'number of shows': spans.length > 0 ? [] : [String(dates.length)],
      'number of days':
        spans.length === 1 && dates.length === 1 ? [String(dates.flatMap(({ start, end }) => toSpan(start, end)).length)] : [],
    },
    cities: dates.flatMap((date) => {
      const city = set.of('venues').find(({ id }) => id === date.venue)?.data.city
      return typeof city === 'string' ? [{ city, days: daysOf(date) }] : []
    }),
  }
}

/** The festival, the programmes, the workshop and the bootcamp begin and end once, in fields with the same names. */
function listSessions(set: ContentDocuments): Subject[] {
  const parts: Readonly<Record<string, string[]>> = {
    festival: ['festivalEvents'],
    programmes: [],
    workshop: [],
    bootcamp: ['courses', 'faculty', 'scholarships'],
  }
  const sessions = Object.entries(parts).flatMap(([collection, others]) =>
    set.of(collection).map((document) =>
      toSession(
        document,
        others.flatMap((name) => [...set.of(name)]),
      ),
    ),
  )
  const upcoming = listItems(set, 'academy', 'upcoming').map(({ document: { file }, path, item }): Subject => {
    return { names: toNames(item.title), file, id: path.join(), documents: [], known: { day: toDays(item.starts, item.ends) }, cities: [] }
  })
  const known = sessions.flatMap(({ names }) => names)
  return [...sessions, ...upcoming.filter(({ names }) => !names.some((name) => known.some((one) => name.startsWith(one))))]
}

function toSession(document: ContentDocument, parts: ContentDocument[]): Subject {
  const { data } = document
  const days = toSpan(data.starts, data.ends)
  const passes = groupsIn(data.passes).map(([, { price }]) => price)
  const dates = parts.flatMap((part) => groupsIn(part.data.dates).map(([, { date }]) => date))
  const length = isDay(data.starts) && isDay(data.ends) ? countDays(data.starts, data.ends) : 0
  // “3 to 5 days” is not one length.
  const isFixed = length > 0 && !/\d to \d/.test(String(data.duration))
  return {
    names: toNames(data.title),
    file: document.file,
    id: document.id,
    documents: [document, ...parts],
    known: {
      day: [...days, ...toDays(data.deadline, data.showcase, ...dates)],
      price: toPrices(data.fee, data.fullValue, data.feeFrom, data.feeTo, ...passes, ...parts.map((part) => part.data.price)),
      'number of days': isFixed && length < 15 ? [String(length)] : [],
      'number of a day': length > 0 ? [String(length)] : [],
      'number of weeks': length > 7 ? [String(Math.ceil(length / 7))] : [],
      age:
        String(data.audience ?? '')
          .match(/\d+/g)
          ?.slice(0, 2) ?? [],
    },
    cities: typeof data.city === 'string' ? [{ city: data.city, days }] : [],
  }
}
