const naira = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 })

/** ₦15,000, from whole naira. */
export const formatNaira = (amount: number): string => `₦${naira.format(amount)}`

/** ₦5,000 to ₦8,000; a single price when all are the same. */
export function formatPriceRange(amounts: readonly number[]): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return least === most ? formatNaira(least) : `${formatNaira(least)} to ${formatNaira(most)}`
}

const PRICES = /(₦\d[\d,]*(?<=\d)(?: to ₦\d[\d,]*(?<=\d))?)/

/** Splits a sentence at its prices. A price, or a range of prices, also has its spoken form: 5,000 to 8,000 naira. */
export const splitPrices = (sentence: string): { text: string; spoken?: string }[] =>
  sentence
    .split(PRICES)
    .map((text, index) => (index % 2 === 1 ? { text, spoken: `${text.replaceAll('₦', '')} naira` } : { text }))
    .filter(({ text }) => text !== '')
