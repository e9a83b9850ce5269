import { formatDay, isDay, listDays } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { groupsIn, valueAt, visitValues } from '../schemaInspection.ts'
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
    const isBelow = isLess(value, whole?.data[from])
    const name = isBelow ? from : to
    if (!whole || !(isBelow || isLess(whole.data[to], value))) return undefined
    const than = typeof value === 'number' ? `${isBelow ? 'less' : 'more'} than` : isBelow ? 'before' : 'after'
    return `${what} ${show(value)}, ${than} ${show(whole.data[name])}, which ${at(whole, [name])} gives as “${name}”.`
  },
})

/** Days of a list, none before the one above. */
const inOrder = (field: string): FieldRule => ({
  at: field,
  explain: (day, { document, path: [list = '', index, key = ''] }) => {
    const above = valueAt(document.data, [list, Number(index) - 1, key])
    return isLess(day, above) && `${day} stands below ${above}, which comes later. Put the days in order.`
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
  inOrder('festival: schedule.*.date'),
  inOrder('scholarships: dates.*.date'),
  { at: 'festival: schedule', explain: explainSchedule },
  { at: 'festivalEvents:', explain: explainMissingEvent },
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

function explainMissingEvent(_: unknown, { set, document: { id } }: Place) {
  const [festival] = set.of('festival')
  const days = groupsIn(festival?.data.schedule)
  if (days.length === 0 || days.some(([, { events }]) => Array.isArray(events) && events.includes(id))) return undefined
  return `No day of ${festival?.file} names this event, so no page shows it. Write ${id} under the events of its day there.`
}

/** Ranks of seats and passes, cheapest first. “Regular” also matches “Regular (Early Bird)”. */
const RANKS = [/student|child/i, /regular|standard|general|day pass/i, /full|festival pass|weekend/i, /\bVIP/, /VVIP/]
const rankOf = (name: string) => RANKS.findLastIndex((rank) => rank.test(name))

/** Prices to compare one with: those of its list, those of its name on other dates, and the fees of other programmes. */
function listOthers({ set, document, path, group }: Place) {
  const others: { name: string; amount: number; place: string }[] = []
  for (const one of document.collection === 'programmes' ? set.of('programmes') : [document])
    visitValues(one.data, (amount, there) => {
      const { name = one.data.title } = valueAt(one.data, there.slice(0, -1)) as { name?: unknown }
      const isAlike = there.length === path.length && there.at(-1) === path.at(-1)
      const isComparable = name === group.name || there.slice(0, -2).join() === path.slice(0, -2).join()
      if (isAlike && isComparable) others.push({ name: String(name), amount: Number(amount), place: at(one, there) })
    })
  return others
}

/** A digit too many, or a better seat that costs less. Free tickets are not comparable. */
function explainPrice(amount: unknown, place: Place) {
  if (typeof amount !== 'number') return undefined
  const name = String(place.group.name ?? place.group.title)
  const others = listOthers(place)
  const lower = others.filter((one) => one.amount > 0 && one.amount < amount).sort((a, b) => b.amount - a.amount)
  const below = [lower[0], lower.find((one) => one.name === name)].find((one) => one && amount >= 10 * one.amount)
  const costs = `${name} costs ${formatNaira(amount)}`
  if (below) return `${costs}, and ${below.name} ${formatNaira(below.amount)} (${below.place}). Is there a digit too many or too few?`
  const plainer = others.find((one) => one.amount > amount && rankOf(one.name) >= 0 && rankOf(one.name) < rankOf(name))
  return plainer && `${costs}, less than ${plainer.name} at ${formatNaira(plainer.amount)}. Have the two been swapped?`
}
