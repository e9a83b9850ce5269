import { formatTime, isDay } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts, listItems, textsOf } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn, type Path, valueAt, visitValues } from '../schemaInspection.ts'
import { at, warn } from './warn.ts'

/**
 * Warns about values outside the range that other fields give: a showcase outside the bootcamp’s dates, a course price outside its fees, a
 * deadline after the start.
 */
export function findOutOfRange(set: ContentDocuments): Problem[] {
  const late = [...set.of('programmes'), ...set.of('bootcamp')].flatMap((document) => {
    const { deadline, starts } = document.data
    const isLate = isDay(deadline) && isDay(starts) && deadline > starts
    return isLate ? [warn(document, ['deadline'], `The last day to apply is ${deadline}, after the first day, ${starts}.`)] : []
  })
  const ofBootcamp = set.of('bootcamp').flatMap((bootcamp) => {
    const { feeFrom, feeTo, starts, ends, showcase } = bootcamp.data
    const isOutside = isDay(showcase) && isDay(starts) && isDay(ends) && (showcase < starts || showcase > ends)
    const courses = set.of('courses').flatMap((course) => {
      const { price } = course.data
      if (typeof price !== 'number' || typeof feeFrom !== 'number' || typeof feeTo !== 'number') return []
      if (price >= feeFrom && price <= feeTo) return []
      const range = `${formatNaira(feeFrom)} to ${formatNaira(feeTo)}`
      return [warn(course, ['price'], `This course costs ${formatNaira(price)}, and ${at(bootcamp, ['feeFrom'])} says ${range}.`)]
    })
    const message = `The showcase is on ${showcase}, and the bootcamp lasts from ${starts} to ${ends}.`
    return [...(isOutside ? [warn(bootcamp, ['showcase'], message)] : []), ...courses]
  })
  return [...late, ...ofBootcamp]
}

/** The price in naira above which a typing error is likely. */
const MAX_LIKELY_PRICE = 10_000_000
const MAX_YEARS_AHEAD = 10

/**
 * Finds prices over ten million, dates more than ten years ahead, and dates before the company was founded: most are typing errors. A file
 * whose publication is more than a year ahead most likely has a wrong year, and its absence would not be noticed.
 */
export function findUnlikely(set: ContentDocuments, today: string): Problem[] {
  const began = set.of('company')[0]?.data.foundingYear
  const thisYear = Number(today.slice(0, 4))
  const earliest = typeof began === 'number' ? began : 0
  const explain = (value: unknown, isUnpublished: boolean) => {
    if (typeof value === 'number' && value > MAX_LIKELY_PRICE)
      return `${formatNaira(value)} is more than anything else costs here. Are there too many digits?`
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return undefined
    const [day, year] = [value.slice(0, 10), Number(value.slice(0, 4))]
    const isEarly = year < earliest
    if (!isEarly && day <= `${thisYear + (isUnpublished ? 1 : MAX_YEARS_AHEAD)}${today.slice(4)}`) return undefined
    if (isEarly) return `${day} lies before the company began, in ${earliest}. Is the year right?`
    const distance = isUnpublished ? 'a year away, and no page shows this file until then' : `${MAX_YEARS_AHEAD} years away`
    return `${day} is more than ${distance}. Is the year right?`
  }
  const scheduled = set.unpublished.filter((document) => document.data.draft !== true && !set.all.includes(document))
  return [...set.all, ...scheduled].flatMap((document) => {
    const warnings: Problem[] = []
    visitValues(document.data, (value, path) => {
      // A number with another error is not checked: it may be a phone number without quotation marks.
      if (set.hasError(document, path)) return
      const message = explain(value, scheduled.includes(document) && (path[0] === 'publish' || path[0] === 'date'))
      if (message) warnings.push(warn(document, path, message))
    })
    return warnings
  })
}

/** Start times at night: 04:00 was most likely meant as 16:00. */
const NIGHT = /^(?:\d{4}-\d{2}-\d{2}T)?0[0-5]:\d{2}(?:\+01:00)?$/
const NIGHT_IN_TEXT = /\b0?[1-5](?:[:.]\d{2})? ?a\.?m\b/i
/** Fields whose times may be at night: ends and publication times. */
const MAY_BE_NIGHT = ['closes', 'publish', 'until']

/** Finds times between midnight and 06:00, in fields and in texts. */
export const findNightHours = (set: ContentDocuments): Problem[] =>
  set.all.flatMap((document) =>
    textsOf(document).flatMap(({ text, path, lineOf }) => {
      if (MAY_BE_NIGHT.includes(String(path.at(-1)))) return []
      const isField = path.length > 0
      const found = NIGHT_IN_TEXT.exec(text)
      const time = isField && NIGHT.test(text) ? formatTime(text) : found?.[0]
      if (!time) return []
      const message = `${time} is in the night. An hour of the afternoon has 12 more: 4:00 PM is written 16:00.`
      return [warn(document, path, message, isField || !found ? undefined : lineOf(time, found.index))]
    }),
  )

interface Price {
  document: ContentDocument
  path: Path
  name: string
  amount: number
}

/** Warns about prices that do not fit similar ones: a digit too many or too few, or a better seat that costs less. */
export function findOddPrices(set: ContentDocuments): Problem[] {
  const lists = listPriceLists(set)
  const odd = [...lists, ...groupByName(lists)].flatMap((list) => {
    const tenfold = findTenfoldPrices(list)
    return tenfold.length > 0 ? tenfold : findBetterButCheaper(list)
  })
  // Two comparisons may report the same price.
  return odd.filter(({ file, field }, index) => odd.findIndex((other) => other.file === file && other.field === field) === index)
}

/** Groups of comparable prices: the ticket types of one date, the passes, the fees of the programmes. */
function listPriceLists(set: ContentDocuments): Price[][] {
  const inList = (document: ContentDocument, path: Path): Price[] =>
    groupsIn(valueAt(document.data, path)).flatMap(([index, { name, price }]) =>
      typeof price === 'number' ? [{ document, path: [...path, index, 'price'], name: String(name), amount: price }] : [],
    )
  const fees = set.of('programmes').flatMap((document) => {
    const { fee, title } = document.data
    return typeof fee === 'number' ? [{ document, path: ['fee'], name: String(title), amount: fee }] : []
  })
  const dates = listItems(set, 'tickets', 'dates').map(({ document, path }) => inList(document, [...path, 'ticketTypes']))
  return [...dates, ...set.of('festival').map((document) => inList(document, ['passes'])), fees]
}

function groupByName(lists: readonly Price[][]): Price[][] {
  const prices = lists.flat().filter(({ document }) => document.collection === 'tickets')
  const keyOf = ({ document, name }: Price) => `${document.id} ${name}`
  return [...new Set(prices.map(keyOf))].map((key) => prices.filter((price) => keyOf(price) === key))
}

/** Finds prices at least ten times the next lower one of their group. Free tickets are not comparable; findUnlikely reports extreme ones. */
function findTenfoldPrices(list: readonly Price[]): Problem[] {
  const sorted = list.filter(({ amount }) => amount > 0 && amount <= MAX_LIKELY_PRICE).sort((a, b) => a.amount - b.amount)
  return sorted.flatMap((price, index) => {
    const below = sorted[index - 1]
    if (!below || price.amount < 10 * below.amount) return []
    const message = `${price.name} costs ${formatNaira(price.amount)}, and ${below.name} ${formatNaira(below.amount)} (${at(below.document, below.path)}). Is there a digit too many or too few?`
    return [warn(price.document, price.path, message)]
  })
}

/** Ranks of seats, cheapest first. “Regular” also matches “Regular (Early Bird)”. */
const RANKS: readonly RegExp[] = [/\b(?:student|child|children)\b/i, /\b(?:regular|standard|general)\b/i, /\bVIP\b/i, /\bVVIP\b/i]
const rankOf = (name: string) => RANKS.findLastIndex((rank) => rank.test(name))

/** Finds a ticket that costs less than one of a lower rank in the same group. */
function findBetterButCheaper(list: readonly Price[]): Problem[] {
  return list.flatMap((price) => {
    const plainer = list.find(
      ({ name, amount }) => amount <= MAX_LIKELY_PRICE && rankOf(name) >= 0 && rankOf(name) < rankOf(price.name) && amount > price.amount,
    )
    if (!plainer) return []
    const message = `${price.name} costs ${formatNaira(price.amount)}, less than ${plainer.name} at ${formatNaira(plainer.amount)}. Have the two been swapped?`
    return [warn(price.document, price.path, message)]
  })
}

/** Kinds of facts: their pattern in text, their normal form (undefined when the match is no such fact), and their values in the event’s file. */
const FACTS = [
  {
    pattern: /(?:₦|\bNGN) ?(\d[\d,]*(?<!,))|\b(\d[\d,]*) naira\b/g,
    normalise: ([, before, after]: RegExpExecArray) => formatNaira(Number((before ?? after ?? '').replaceAll(',', ''))),
    listKnown: (date: Record<string, unknown>) =>
      groupsIn(date.ticketTypes).flatMap(([, { price }]) => (typeof price === 'number' ? formatNaira(price) : [])),
    what: 'price',
  },
  {
    pattern: /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b/gi,
    normalise: ([, hour = '', minute = '00', half = '']: RegExpExecArray) => {
      const inDay = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      return Number(hour) <= 12 && Number(minute) < 60 ? formatTime(`${String(inDay).padStart(2, '0')}:${minute}`) : undefined
    },
    listKnown: ({ start, newDate }: Record<string, unknown>) =>
      [start, newDate].map(String).flatMap((moment) => (moment.includes('T') ? formatTime(moment) : [])),
    what: 'hour',
  },
]

/** Fields whose times and amounts are other facts, such as when doors open or when a touch tour begins. */
const OTHER_FACTS = ['doors', 'credits', 'contactNote', 'beforeYouCome', 'ticketTypes', 'access', 'alt']

/** Warns about prices and times in the texts of a production, its event and its articles that the event’s file lacks. */
export const findTicketDisagreements = (set: ContentDocuments): Problem[] =>
  [...set.of('tickets'), ...set.of('productions'), ...set.of('news')].flatMap((document) => {
    const events = findEvents(set, document)
    return FACTS.flatMap(({ pattern, normalise, listKnown, what }) => {
      const known = [...new Set(events.flatMap(({ data }) => groupsIn(data.dates).flatMap(([, date]) => listKnown(date))))]
      if (known.length === 0) return []
      return findInTexts([document], pattern).flatMap(({ match, path, line }) => {
        const fact = normalise(match)
        if (fact === undefined || known.includes(fact) || path.some((part) => OTHER_FACTS.includes(String(part)))) return []
        const files = joinWords(events.map(({ file }) => file))
        const message = `“${match[0]}” is no ${what} of ${files}, which gives the ${what}${known.length > 1 ? 's' : ''} ${joinWords(known)}. Change one of them.`
        return [warn(document, path, message, line)]
      })
    })
  })

/** The events that a file is about: its own, its production’s, and those of productions named in its title. */
function findEvents(set: ContentDocuments, document: ContentDocument): ContentDocument[] {
  if (document.collection === 'tickets') return [document]
  const title = String(document.data.title)
  const productions = set.of('productions').filter((production) => {
    const isNamed = document.collection === 'news' && title.includes(String(production.data.title))
    return production === document || production.id === document.data.production || isNamed
  })
  return set.of('tickets').filter(({ id }) => productions.some(({ data }) => data.ticketedEvent === id))
}

/** Warns about festival events that no day lists, so that no page shows them. */
export function findUnscheduled(set: ContentDocuments): Problem[] {
  const [festival] = set.of('festival')
  if (!Array.isArray(festival?.data.schedule)) return []
  const named = groupsIn(festival.data.schedule).flatMap(([, { events }]) => events)
  return set.of('festivalEvents').flatMap((event) => {
    const message = `No day of ${festival.file} names this event, so no page shows it. Write ${event.id} under the events of its day there.`
    return named.includes(event.id) ? [] : [warn(event, [], message)]
  })
}
