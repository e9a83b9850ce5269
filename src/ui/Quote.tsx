import type { ReactNode } from 'react'

/** A quotation with its source. */
export const Quote = ({ children, by, detail, large = false }: { children: ReactNode; by: string; detail?: string; large?: boolean }) => (
  <figure className={large ? 'quote quote-large' : 'quote'}>
    <blockquote>
      <p>{children}</p>
    </blockquote>
    <figcaption>
      <cite>{by}</cite> {detail ? <span>{detail}</span> : null}
    </figcaption>
  </figure>
)
