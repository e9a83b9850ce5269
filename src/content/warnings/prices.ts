import { formatNaira } from '../../lib/money.ts'
import { type ContentDocument, type ContentDocuments, listDates } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn, type Path, valueAt } from '../schemaInspection.ts'
import { MAX_LIKELY_PRICE } from './unlikelyValues.ts'
import { at, warn } from './warn.ts'

/** A price with its name and position. */
interface Price {
  document: ContentDocument
  path: Path
  name: string
  amount: number
}

/** Warns about prices that do not fit similar ones: a digit too many or too few, or a better seat for less. */
export function findOddPrices(set: ContentDocuments): Problem[] {
  const lists = listPriceLists(set)
  const odd = [...lists, ...groupByName(lists)].flatMap((list) => {
    const tenfold = findTenfoldPrices(list)
    return tenfold.length > 0 ? tenfold : findBetterButCheaper(list)
  })
  // Two comparisons may report the same price.
  return odd.filter(({ file, field }, index) => odd.findIndex((other) => other.file === file && other.field === field) === index)
}

const TENFOLD = 10

/** Groups of comparable prices: the ticket types of one date, the passes, the fees of the programmes. */
function listPriceLists(set: ContentDocuments): Price[][] {
  const inList = (document: ContentDocument, path: Path): Price[] => {
    return groupsIn(valueAt(document.data, path)).flatMap(([index, { name, price }]) =>
      typeof price === 'number' ? [{ document, path: [...path, index, 'price'], name: String(name), amount: price }] : [],
    )
  }
  const dates = listDates(set).map(({ event, path }) => inList(event, [...path, 'ticketTypes']))
  const fees = set.of('programmes').flatMap((document) => {
    const { fee, title } = document.data
    return typeof fee === 'number' ? [{ document, path: ['fee'], name: String(title), amount: fee }] : []
  })
  return [...dates, ...set.of('festival').map((document) => inList(document, ['passes'])), fees]
}

/**
 * Prices from the lowest to the highest, without free tickets, which are not comparable, and extreme prices, which findUnlikely reports.
 */
const byAmount = (prices: readonly Price[]) =>
  prices.filter(({ amount }) => amount > 0 && amount <= MAX_LIKELY_PRICE).sort((a, b) => a.amount - b.amount)

/** Finds prices at least ten times the next lower one of their group. */
function findTenfoldPrices(list: readonly Price[]): Problem[] {
  const sorted = byAmount(list)
  return sorted.flatMap((price, index) => {
    const below = sorted[index - 1]
    if (!below || price.amount < TENFOLD * below.amount) return []
    const message = `${price.name} costs ${formatNaira(price.amount)}, and ${below.name} ${formatNaira(below.amount)} (${at(below.document, below.path)}). Is there a digit too many or too few?`
    return [warn(price.document, price.path, message)]
  })
}

/** Groups the prices of the same ticket type on all dates of its event. */
function groupByName(lists: readonly Price[][]): Price[][] {
  const groups = new Map<string, Price[]>()
  for (const price of lists.flat().filter(({ document }) => document.collection === 'tickets')) {
    const key = `${price.document.id} ${price.name}`
    groups.set(key, [...(groups.get(key) ?? []), price])
  }
  return [...groups.values()]
}

/** Ranks of seats from the cheapest to the dearest. “Regular” also matches “Regular (Early Bird)”. */
const RANKS: readonly RegExp[] = [/\b(?:student|child|children)\b/i, /\b(?:regular|standard|general)\b/i, /\bVIP\b/i, /\bVVIP\b/i]
const rankOf = (name: string) => RANKS.findLastIndex((rank) => rank.test(name))

/** Finds a better ticket that costs less than a plainer one of the same group. */
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
