import type { ReactNode } from 'react'
import { TextWithPrices } from './TextWithPrices.tsx'

export interface Fact {
  term: string
  detail: ReactNode
}

/** Key facts about an event or offer, as a description list. */
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
