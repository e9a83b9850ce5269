import { Fragment } from 'react'
import { formatPriceRange, splitPrices } from '../lib/money.ts'

/**
 * Text whose prices are shown as ₦15,000 and announced as "15,000 naira". Screen readers announce ₦ before the number, after it, or not at
 * all, depending on their voice and punctuation level. Copying gives the visible text.
 */
export function TextWithPrices({ children }: { children: string }) {
  return splitPrices(children).map(({ text, spoken }, index) =>
    spoken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
      <Fragment key={index}>
        <span aria-hidden="true">{text}</span>
        <span className="visually-hidden">{` ${spoken}`}</span>
      </Fragment>
    ) : (
      text
    ),
  )
}

/** A price, or the range of several, in whole naira. */
export function Price({ amounts, strong = false }: { amounts: readonly number[]; strong?: boolean }) {
  const text = <TextWithPrices>{formatPriceRange(amounts)}</TextWithPrices>
  return strong ? <strong>{text}</strong> : text
}

/** A price, followed by what is known of the seller’s fees. */
export const PriceWithFees = ({ amounts, fees }: { amounts: readonly number[]; fees?: string | undefined }) => (
  <>
    <Price amounts={amounts} />
    {fees ? <small> {fees}</small> : null}
  </>
)
