import { formatPriceRange } from '../lib/money.ts'
import { TextWithPrices } from './TextWithPrices.tsx'

/** A price, or the range of several, in whole naira. */
export const Price = ({ amounts }: { amounts: readonly number[] }) => <TextWithPrices>{formatPriceRange(amounts)}</TextWithPrices>
