import type { ReactNode } from 'react'
import { TextWithPrices } from './TextWithPrices.tsx'

export interface Fact {
  term: string
  detail: ReactNode
}

/** Facts a visitor decides by, as a list of terms. */
export function Facts({ facts, label }: { facts: readonly Fact[]; label?: string }) {
  return (
    <dl className="facts" aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>{typeof fact.detail === 'string' ? <TextWithPrices>{fact.detail}</TextWithPrices> : fact.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
