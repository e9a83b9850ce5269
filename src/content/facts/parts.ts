import { formatDay, isDay } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, listItems } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn, type Path, valueAt } from '../schemaInspection.ts'
import { at, warn } from '../warnings/warn.ts'
import { isAmong, readFacts, spanDays } from './readFacts.ts'

/** A day, an amount or a year that lies between two others. `*` stands for every item of a list. */
interface Part {
  collection: string
  part: string
  /** Fields of the same file, or of the file of the collection `of`. */
  from?: string
  to?: string
  of?: string
  /** The sentence about one outside, before the fact that it contradicts. */
  says: string
}

const PARTS: readonly Part[] = [
  { collection: 'programmes', part: 'deadline', to: 'starts', says: 'The last day to apply is {part}' },
  { collection: 'bootcamp', part: 'deadline', to: 'starts', says: 'The last day to apply is {part}' },
  { collection: 'bootcamp', part: 'showcase', from: 'starts', to: 'ends', says: 'The showcase is on {part}' },
  { collection: 'bootcamp', part: 'feeTo', from: 'feeFrom', says: 'The highest fee is {part}' },
  { collection: 'courses', part: 'price', of: 'bootcamp', from: 'feeFrom', to: 'feeTo', says: 'This course costs {part}' },
  { collection: 'scholarships', part: 'dates.*.date', of: 'bootcamp', to: 'starts', says: 'This day is {part}' },
  { collection: 'workshop', part: 'fee', to: 'fullValue', says: 'The fee is {part}' },
  { collection: 'workshop', part: 'tracks.*.day', from: 'starts', to: 'ends', says: 'This track is taught on {part}' },
  { collection: 'festival', part: 'schedule.*.date', from: 'starts', to: 'ends', says: 'This day of the schedule is {part}' },
  { collection: 'productions', part: 'pastPerformances.*.year', of: 'company', from: 'foundingYear', says: 'This year is {part}' },
  { collection: 'news', part: 'updated', from: 'date', says: 'The text last changed on {part}' },
  { collection: 'news', part: 'until', from: 'date', says: 'This article is taken down on {part}' },
]

/** The values of a field, or of the same field in every item of a list. */
function valuesAt(document: ContentDocument, field: string): { path: Path; value: unknown }[] {
  const [list = '', , key] = field.split('.')
  if (key === undefined) return [{ path: [list], value: document.data[list] }]
  return groupsIn(document.data[list]).map(([index, item]) => ({ path: [list, index, key], value: item[key] }))
}

const show = (value: unknown) => (typeof value === 'number' && value > 3000 ? formatNaira(value) : String(value))
const isLess = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one < other : isDay(one) && isDay(other) && one < other

/** Warns of parts outside their whole: a day of the schedule after the festival, a course that costs more than the highest fee. */
export const findOutside = (set: ContentDocuments): Problem[] =>
  PARTS.flatMap(({ collection, part, from = '', to = '', of, says }) =>
    set.of(collection).flatMap((document) => {
      const whole = of === undefined ? document : set.of(of)[0]
      if (!whole) return []
      const [low, high] = [whole.data[from], whole.data[to]]
      return valuesAt(document, part).flatMap(({ path, value }) => {
        const [field, limit] = isLess(value, low) ? [from, low] : isLess(high, value) ? [to, high] : []
        if (field === undefined) return []
        const message = `${says.replace('{part}', show(value))}, ${field === from ? 'before' : 'after'} ${show(limit)}, which ${at(whole, [field])} gives as “${field}”.`
        return [
          warn(
            document,
            path,
            typeof value === 'number' ? message.replace(/(?<=, )before/, 'less than').replace(/(?<=, )after/, 'more than') : message,
          ),
        ]
      })
    }),
  )

/** Lists in order: each item comes after the one above. */
const ORDERED = [
  { collection: 'festival', list: 'schedule', key: 'date', isStrict: true },
  { collection: 'scholarships', list: 'dates', key: 'date', isStrict: false },
] as const

/** Warns of days of a list that are there twice or out of order. */
export const findDisorder = (set: ContentDocuments): Problem[] =>
  ORDERED.flatMap(({ collection, list, key, isStrict }) =>
    listItems(set, collection, list).flatMap(({ document, path, item }) => {
      const above = valueAt(document.data, [list, Number(path[1]) - 1, key])
      const day = item[key]
      if (!isDay(day) || !isDay(above) || day > above || (day === above && !isStrict)) return []
      const message =
        day === above
          ? `${day} is the day above already. Each day stands here once.`
          : `${day} stands below ${above}, which comes later. Put the days in order.`
      return [warn(document, [...path, key], message)]
    }),
  )

/** Warns where the festival’s days, its schedule and the days that its events name disagree. */
export function findScheduleErrors(set: ContentDocuments): Problem[] {
  const [festival] = set.of('festival')
  if (!festival || !Array.isArray(festival.data.schedule)) return []
  const days = groupsIn(festival.data.schedule).map(([, day]) => day)
  const { starts, ends } = festival.data
  const lacking = isDay(starts) && isDay(ends) ? spanDays(starts, ends).filter((day) => !days.some(({ date }) => date === day)) : []
  const dates = joinWords(lacking.map(formatDay))
  const gaps =
    lacking.length > 0
      ? [warn(festival, ['schedule'], `The schedule lacks ${dates}, a day of the festival. Add it, or change “starts” and “ends”.`)]
      : []
  return [...gaps, ...set.of('festivalEvents').flatMap((event) => explainEvent(event, festival, days))]
}

function explainEvent(event: ContentDocument, festival: ContentDocument, schedule: readonly Record<string, unknown>[]): Problem[] {
  const days = schedule.flatMap(({ date, events }) => (Array.isArray(events) && events.includes(event.id) ? [String(date)] : []))
  if (days.length === 0) {
    const message = `No day of ${festival.file} names this event, so no page shows it. Write ${event.id} under the events of its day there.`
    return [warn(event, [], message)]
  }
  const named = readFacts(event).filter(({ kind, path }) => kind === 'day' && path[0] === 'date')
  const lacking = days.filter(
    (day) =>
      named.length > 0 &&
      !named.some(({ values }) =>
        isAmong(
          day,
          values.map((value) => value.replace(/^-/, day.slice(0, 4))),
        ),
      ),
  )
  if (lacking.length === 0) return []
  const message = `${festival.file} has this event on ${joinWords(days.map(formatDay))}, and this line does not name ${joinWords(lacking.map(formatDay))}. Change one of them.`
  return [warn(event, ['date'], message)]
}

interface Price {
  document: ContentDocument
  path: Path
  name: string
  amount: number
}

/** The price in naira above which a typing error is likely. */
export const MAX_LIKELY_PRICE = 10_000_000

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
  const ofFile = (collection: string, field: string) =>
    set.of(collection).flatMap((document): Price[] => {
      const { title, [field]: amount } = document.data
      return typeof amount === 'number' ? [{ document, path: [field], name: String(title), amount }] : []
    })
  const dates = listItems(set, 'tickets', 'dates').map(({ document, path }) => inList(document, [...path, 'ticketTypes']))
  return [...dates, ...set.of('festival').map((document) => inList(document, ['passes'])), ofFile('programmes', 'fee')]
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

/** Ranks of seats and passes, cheapest first. “Regular” also matches “Regular (Early Bird)”. */
const RANKS: readonly RegExp[] = [
  /\b(?:student|child|children)\b/i,
  /\b(?:regular|standard|general|day pass)\b/i,
  /\b(?:full|festival pass|weekend)\b/i,
  /\bVIP\b/i,
  /\bVVIP\b/i,
]
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
