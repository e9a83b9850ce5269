import { formatNaira } from '../../lib/money.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path, valueAt } from '../schemaInspection.ts'
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
    const items = valueAt(document.data, path)
    return (Array.isArray(items) ? items : []).flatMap((item, index) =>
      isRecord(item) && typeof item.price === 'number'
        ? [{ document, path: [...path, index, 'price'], name: String(item.name), amount: item.price }]
        : [],
    )
  }
  const dates = set.of('tickets').flatMap((document) => {
    const list = Array.isArray(document.data.dates) ? document.data.dates : []
    return list.map((_, index) => inList(document, ['dates', index, 'ticketTypes']))
  })
  const fees = set
    .of('programmes')
    .flatMap((document) =>
      typeof document.data.fee === 'number'
        ? [{ document, path: ['fee'], name: String(document.data.title), amount: document.data.fee }]
        : [],
    )
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
    return below && price.amount >= TENFOLD * below.amount ? [explainTenfold(price, below)] : []
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

const explainTenfold = (price: Price, other: Price) =>
  warn(
    price.document,
    price.path,
    `${price.name} costs ${formatNaira(price.amount)}, and ${other.name} ${formatNaira(other.amount)} (${at(other.document, other.path)}). Is there a digit too many or too few?`,
  )

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
