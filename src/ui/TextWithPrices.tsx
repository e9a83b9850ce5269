import { Fragment } from 'react'
import { splitPrices } from '../lib/money.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Words in which prices are seen as ₦15,000 and heard as "15,000 naira". What ₦ sounds like depends on the screen reader, its voice and
 * its level of punctuation: before the number, after it, or not at all. What is copied is what is seen.
 */
export function TextWithPrices({ children }: { children: string }) {
  return splitPrices(children).map(({ words, heard }, index) =>
    heard ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
      <Fragment key={index}>
        <span aria-hidden="true">{words}</span>
        <VisuallyHidden>{` ${heard}`}</VisuallyHidden>
      </Fragment>
    ) : (
      words
    ),
  )
}
