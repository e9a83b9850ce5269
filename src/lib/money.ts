import { MONEY_WORDS } from './words.ts'

const naira = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })

/** ₦15,000, from whole naira. */
export const formatNaira = (amount: number): string => `₦${naira.format(amount)}`

/** ₦5,000 to ₦8,000; a single price when all are the same. */
export function formatPriceRange(amounts: readonly number[]): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return least === most ? formatNaira(least) : formatNaira(least) + MONEY_WORDS.to + formatNaira(most)
}

const PRICE = String.raw`₦\d[\d,]*(?<=\d)`
const PRICES = new RegExp(`(${PRICE}(?:${MONEY_WORDS.to}${PRICE})?)`)

/** Splits a sentence at its prices. A price, or a range of prices, also has its spoken form: 5,000 to 8,000 naira. */
export const splitPrices = (sentence: string): { text: string; spoken?: string }[] =>
  sentence
    .split(PRICES)
    .map((text, index) => (index % 2 === 1 ? { text, spoken: MONEY_WORDS.spoken(text.replaceAll('₦', '')) } : { text }))
    .filter(({ text }) => text !== '')
