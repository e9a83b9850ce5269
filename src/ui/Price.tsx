import { formatPriceRange, toSpokenPrice } from '../lib/money.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * A price, or the range of several, in whole naira: shown as ₦15,000 and announced as "15,000 naira". Screen readers announce ₦ before the
 * number, after it, or not at all, depending on their voice and punctuation level.
 */
export function Price({ amounts }: { amounts: readonly number[] }) {
  const words = formatPriceRange(amounts)
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden>{` ${toSpokenPrice(words)}`}</VisuallyHidden>
    </>
  )
}
