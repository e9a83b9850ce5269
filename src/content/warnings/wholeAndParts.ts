import { formatDay, isDay, listDays } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { isAmong, readFacts } from '../facts/readFacts.ts'
import { groupsIn, valueAt } from '../schemaInspection.ts'
import type { FieldRule, Place } from './fieldRules.ts'
import { at } from './warn.ts'

const show = (value: unknown) => (typeof value === 'number' && value > 3000 ? formatNaira(value) : String(value))
const isLess = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one < other : isDay(one) && isDay(other) && one < other

/** A day, an amount or a year that lies between two others: fields of the same file, or of the file of the collection `of`. */
const between = (field: string, what: string, { from = '', to = '', of }: { from?: string; to?: string; of?: string }): FieldRule => ({
  at: field,
  explain: (value, { set, document }) => {
    const whole = of === undefined ? document : set.of(of)[0]
    const [low, high] = [from, to].map((name) => whole?.data[name])
    const [name, than] = isLess(value, low)
      ? [from, ['before', 'less than']]
      : isLess(high, value)
        ? [to, ['after', 'more than']]
        : ['', []]
    if (!whole || !name) return undefined
    return `${what} ${show(value)}, ${than[typeof value === 'number' ? 1 : 0]} ${show(whole.data[name])}, which ${at(whole, [name])} gives as “${name}”.`
  },
})

/** Days of a list, each after the one above. */
const inOrder = (field: string, isOnce = false): FieldRule => ({
  at: field,
  explain: (day, { document, path: [list = '', index, key = ''] }) => {
    const above = valueAt(document.data, [list, Number(index) - 1, key])
    if (!isDay(day) || !isDay(above) || day > above || (day === above && !isOnce)) return undefined
    return day === above
      ? `${day} is the day above already. Each day stands here once.`
      : `${day} stands below ${above}, which comes later. Put the days in order.`
  },
})

/** A whole lies around its parts. */
export const PARTS: readonly FieldRule[] = [
  between('programmes|bootcamp: deadline', 'The last day to apply is', { to: 'starts' }),
  between('bootcamp: showcase', 'The showcase is on', { from: 'starts', to: 'ends' }),
  between('bootcamp: feeTo', 'The highest fee is', { from: 'feeFrom' }),
  between('courses: price', 'This course costs', { of: 'bootcamp', from: 'feeFrom', to: 'feeTo' }),
  between('scholarships: dates.*.date', 'This day is', { of: 'bootcamp', to: 'starts' }),
  between('workshop: fee', 'The fee is', { to: 'fullValue' }),
  between('workshop: tracks.*.day', 'This track is taught on', { from: 'starts', to: 'ends' }),
  between('festival: schedule.*.date', 'This day of the schedule is', { from: 'starts', to: 'ends' }),
  between('productions: pastPerformances.*.year', 'This year is', { of: 'company', from: 'foundingYear' }),
  between('news: updated', 'The text last changed on', { from: 'date' }),
  between('news: until', 'This article is taken down on', { from: 'date' }),
  inOrder('festival: schedule.*.date', true),
  inOrder('scholarships: dates.*.date'),
  { at: 'festival: schedule', explain: explainSchedule },
  { at: 'festivalEvents:', explain: explainMissingEvent },
  { at: 'festivalEvents: date', explain: explainEventDays },
  { at: 'tickets: dates.*.ticketTypes.*.price', explain: explainPrice },
  { at: 'festival: passes.*.price', explain: explainPrice },
  { at: 'programmes: fee', explain: explainPrice },
]

function explainSchedule(schedule: unknown, { group: { starts, ends } }: Place) {
  const days = groupsIn(schedule).map(([, { date }]) => date)
  const lacking = isDay(starts) && isDay(ends) && starts <= ends ? listDays(starts, ends).filter((day) => !days.includes(day)) : []
  const dates = joinWords(lacking.map(formatDay))
  return dates && `The schedule lacks ${dates}, a day of the festival. Add it, or change “starts” and “ends”.`
}

/** The file of the festival, and the days on which it names an event. */
function findDaysOf({ set, document: { id } }: Place) {
  const [festival] = set.of('festival')
  const days = groupsIn(festival?.data.schedule).filter(([, { events }]) => Array.isArray(events) && events.includes(id))
  return { file: festival?.data.schedule ? festival.file : undefined, days: days.map(([, { date }]) => String(date)) }
}

function explainMissingEvent(_: unknown, place: Place) {
  const { file, days } = findDaysOf(place)
  if (!file || days.length > 0) return undefined
  return `No day of ${file} names this event, so no page shows it. Write ${place.document.id} under the events of its day there.`
}

function explainEventDays(_: unknown, place: Place) {
  const { file, days } = findDaysOf(place)
  const named = readFacts(place.document).flatMap(({ kind, path, values }) => (kind === 'day' && path[0] === 'date' ? values : []))
  const lacking = days.filter((day) => named.length > 0 && !named.some((one) => isAmong(one, [day])))
  if (lacking.length === 0) return undefined
  return `${file} has this event on ${joinWords(days.map(formatDay))}, and this line does not name ${joinWords(lacking.map(formatDay))}. Change one of them.`
}

/** The price in naira above which a typing error is likely. */
export const MAX_LIKELY_PRICE = 10_000_000

/** Ranks of seats and passes, cheapest first. “Regular” also matches “Regular (Early Bird)”. */
const RANKS = [
  /\b(?:student|child|children)\b/i,
  /\b(?:regular|standard|general|day pass)\b/i,
  /\b(?:full|festival pass|weekend)\b/i,
  /\bVIP\b/i,
  /\bVVIP\b/i,
]
const rankOf = (name: string) => RANKS.findLastIndex((rank) => rank.test(name))

/** Prices to compare one with: those of its list, those of its name on other dates, and the fees of other programmes. */
function listOthers({ set, document, path, group }: Place) {
  if (document.collection === 'programmes')
    return set.of('programmes').map((one) => ({ name: String(one.data.title), amount: Number(one.data.fee), place: at(one, path) }))
  const others: { name: string; amount: number; place: string }[] = []
  const lists = groupsIn(document.data.dates).map(([index]): (string | number)[] => ['dates', index, 'ticketTypes'])
  for (const list of [['passes'], ...lists])
    for (const [index, { name, price }] of groupsIn(valueAt(document.data, list)))
      if (list.join() === path.slice(0, -2).join() || name === group.name)
        others.push({ name: String(name), amount: Number(price), place: at(document, [...list, index, 'price']) })
  return others
}

/** A digit too many, or a better seat that costs less. Free tickets and extreme prices are not comparable. */
function explainPrice(amount: unknown, place: Place) {
  if (typeof amount !== 'number' || amount > MAX_LIKELY_PRICE) return undefined
  const name = String(place.group.name ?? place.group.title)
  const others = listOthers(place).filter((one) => one.amount <= MAX_LIKELY_PRICE)
  const lower = others.filter((one) => one.amount > 0 && one.amount < amount).sort((a, b) => b.amount - a.amount)
  const below = [lower[0], lower.find((one) => one.name === name)].find((one) => one && amount >= 10 * one.amount)
  if (below)
    return `${name} costs ${formatNaira(amount)}, and ${below.name} ${formatNaira(below.amount)} (${below.place}). Is there a digit too many or too few?`
  const plainer = others.find((one) => one.amount > amount && rankOf(one.name) >= 0 && rankOf(one.name) < rankOf(name))
  return (
    plainer &&
    `${name} costs ${formatNaira(amount)}, less than ${plainer.name} at ${formatNaira(plainer.amount)}. Have the two been swapped?`
  )
}
