import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { TextWithPrices } from './Price.tsx'

interface ListProps<Item> {
  of: readonly Item[]
  className?: string
  label?: string
  itemClass?: string
  children: (item: Item, index: number) => ReactNode
}

/** A list with an element for each item. */
export const List = <Item,>({ of, className, label, itemClass, children }: ListProps<Item>) => (
  <ul className={className} aria-label={label}>
    {of.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pages are rendered once.
      <li key={index} className={itemClass}>
        {children(item, index)}
      </li>
    ))}
  </ul>
)

/** A bulleted list of sentences. */
export const TextList = ({ items }: { items: readonly ReactNode[] }) => (
  <List of={items} className="marked-list">
    {(item) => item}
  </List>
)

interface TitledListProps {
  items: readonly { title: string; text: ReactNode }[]
  /** Columns on wide screens. By default three, or else four, if that fills every row; otherwise two. */
  columns?: 2 | 3 | 4
}

/** Short titled paragraphs in columns. */
export const TitledList = ({ items, columns = ([3, 4] as const).find((count) => items.length % count === 0) ?? 2 }: TitledListProps) => (
  <List of={items} className={clsx(`grid-${columns}`, 'titled-list')}>
    {({ title, text }) => (
      <>
        <h3>{title}</h3>
        <p>{text}</p>
      </>
    )}
  </List>
)

export interface Fact {
  term: string
  /** Beside the term. */
  note?: ReactNode
  detail: ReactNode
}

/** Key facts about an event or offer, as a description list. */
export const Facts = ({ facts, label }: { facts: readonly Fact[]; label?: string }) => (
  <dl className="facts" aria-label={label}>
    {facts.map((fact) => (
      <div key={fact.term}>
        <dt>
          {fact.term}
          {fact.note}
        </dt>
        <dd>{typeof fact.detail === 'string' ? <TextWithPrices>{fact.detail}</TextWithPrices> : fact.detail}</dd>
      </div>
    ))}
  </dl>
)

interface Step {
  /** The step’s own number; otherwise its position in the list. */
  number?: string
  title?: string
  text: ReactNode
}

/** A numbered list of steps. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={clsx('steps', steps.length === 5 && 'steps-five')}>
    {steps.map((step, index) => (
      <li key={step.title ?? index}>
        <span className="step-number" aria-hidden="true">
          {step.number ?? String(index + 1).padStart(2, '0')}
        </span>
        {step.title ? <h3>{step.title}</h3> : null}
        <p>{step.text}</p>
      </li>
    ))}
  </ol>
)
