import { formatDay, isDay, listDays } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { groupsIn, valueAt } from '../schemas/inspection.ts'
import { type FieldRule, findFields, type Place } from './fieldRules.ts'
import { at } from './warn.ts'

const show = (value: unknown) => (typeof value === 'number' && value > 3000 ? formatNaira(value) : String(value))
const isLess = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' ? one < other : isDay(one) && isDay(other) && one < other

/** A day, an amount or a year that lies between two others: fields of the same file, or of the file of the collection `of`. */
const between = (field: string, { from = '', to = '', of }: { from?: string; to?: string; of?: string }): FieldRule => ({
  at: field,
  explain: (value, { set, document }) => {
    const whole = of === undefined ? document : set.of(of)[0]
    const isBelow = isLess(value, whole?.data[from])
    const name = isBelow ? from : to
    if (!whole || !(isBelow || isLess(whole.data[to], value))) return undefined
    const than = typeof value === 'number' ? `${isBelow ? 'less' : 'more'} than` : isBelow ? 'before' : 'after'
    return `${show(value)} is ${than} ${show(whole.data[name])}, which ${at(whole, [name])} gives as “${name}”.`
  },
})

const PRICES = 'tickets|festival|programmes: (dates.*.ticketTypes.*.price|passes.*.price|fee)'

/** A whole lies around its parts. */
export const PARTS: readonly FieldRule[] = [
  between('programmes|bootcamp: deadline', { to: 'starts' }),
  between('bootcamp|workshop|festival: (showcase|tracks.*.day|schedule.*.date)', { from: 'starts', to: 'ends' }),
  between('bootcamp: feeTo', { from: 'feeFrom' }),
  between('courses: price', { of: 'bootcamp', from: 'feeFrom', to: 'feeTo' }),
  between('scholarships: dates.*.date', { of: 'bootcamp', to: 'starts' }),
  between('workshop: fee', { to: 'fullValue' }),
  between('productions: pastPerformances.*.year', { of: 'company', from: 'foundingYear' }),
  between('news: updated', { from: 'date' }),
  { at: 'festival|scholarships: *.*.date', explain: explainOrder },
  { at: 'festival: schedule', explain: explainSchedule },
  { at: 'festivalEvents:', explain: explainMissingEvent },
  { at: PRICES, explain: explainPrice },
]

/** Days of a list, none before the one above. */
function explainOrder(day: unknown, { document, path: [list = '', index, key = ''] }: Place) {
  const above = valueAt(document.data, [list, Number(index) - 1, key])
  return isLess(day, above) && `${day} stands below ${above}, which comes later. Put the days in order.`
}

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

const nameOf = ({ name, title }: Place['group']) => String(name ?? title)

/** Prices to compare one with: those of its list, those of its name on other dates, and the fees of other programmes. */
const listOthers = ({ set, document, path, group, today }: Place) =>
  findFields(set, PRICES, today, document.collection === 'programmes' ? set.of('programmes') : [document])
    .filter((one) => one.group.name === group.name || one.path.slice(0, -2).join() === path.slice(0, -2).join())
    .map((one) => ({ name: nameOf(one.group), amount: Number(one.value), place: at(one.document, one.path) }))

/** A digit too many, or a better seat that costs less. Free tickets are not comparable. */
function explainPrice(amount: unknown, place: Place) {
  if (typeof amount !== 'number') return undefined
  const name = nameOf(place.group)
  const others = listOthers(place)
  const lower = others.filter((one) => one.amount > 0 && one.amount < amount).sort((a, b) => b.amount - a.amount)
  const below = [lower[0], lower.find((one) => one.name === name)].find((one) => one && amount >= 10 * one.amount)
  const costs = `${name} costs ${formatNaira(amount)}`
  if (below) return `${costs}, and ${below.name} ${formatNaira(below.amount)} (${below.place}). Is there a digit too many or too few?`
  const plainer = others.find((one) => one.amount > amount && rankOf(one.name) >= 0 && rankOf(one.name) < rankOf(name))
  return plainer && `${costs}, less than ${plainer.name} at ${formatNaira(plainer.amount)}. Have the two been swapped?`
}
