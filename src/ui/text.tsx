import { Fragment, type ReactNode } from 'react'
import { formatPriceRange, splitPrices } from '../lib/money.ts'
import { LAGOS_TIME } from './dates.tsx'

/**
 * Text whose prices are shown as ₦15,000 and announced as "15,000 naira". Screen readers announce ₦ before the number, after it, or not at
 * all, depending on their voice and punctuation level. Copying gives the visible text.
 */
export function TextWithPrices({ children }: { children: string }) {
  return splitPrices(children).map(({ words, spoken }, index) =>
    spoken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
      <Fragment key={index}>
        <span aria-hidden="true">{words}</span>
        <span className="visually-hidden">{` ${spoken}`}</span>
      </Fragment>
    ) : (
      words
    ),
  )
}

/** A price, or the range of several, in whole naira. */
export function Price({ amounts, strong = false }: { amounts: readonly number[]; strong?: boolean }) {
  const text = <TextWithPrices>{formatPriceRange(amounts)}</TextWithPrices>
  return strong ? <strong>{text}</strong> : text
}

/** A label of one or two words: a category, a state. */
export const Badge = ({ children }: { children: string }) => <span className="badge">{children}</span>

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

export interface Fact {
  term: string
  detail: ReactNode
}

/** Key facts about an event or offer, as a description list. */
export const Facts = ({ facts, label }: { facts: readonly Fact[]; label?: string }) => (
  <dl className="facts" aria-label={label}>
    {facts.map((fact) => (
      <div key={fact.term}>
        <dt>{fact.term}</dt>
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
  <ol className="steps">
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

/** A quotation with its source. */
export const Quote = ({ children, by, detail, large = false }: { children: ReactNode; by: string; detail?: string; large?: boolean }) => (
  <figure className={large ? 'quote quote-large' : 'quote'}>
    <blockquote>
      <p>{children}</p>
    </blockquote>
    <figcaption>
      <cite>{by}</cite>
      {detail ? <span>{detail}</span> : null}
    </figcaption>
  </figure>
)

interface TableProps {
  caption: string
  columns: readonly string[]
  /** The cells of each row. The first one is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Whether the last column has prices. */
  priced?: boolean
}

/** A table that becomes a list on phones. */
export function Table({ caption, columns, rows, priced = false }: TableProps) {
  const classOf = (column: number) => (priced && column === columns.length - 1 ? 'price' : undefined)
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, column) => (
            <th key={name} scope="col" className={classOf(column)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...others] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} className={classOf(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A time of day (8:30am, 3pm, 10:00 AM), as opposed to a name such as Day 1. */
const CLOCK_TIME = /\d ?[ap]m\b/i

/** A schedule. */
export const ScheduleTable = ({ caption, rows }: { caption: string; rows: readonly { time: string; activity: string }[] }) => (
  <div>
    <Table
      caption={caption}
      columns={['Time', 'Activity']}
      rows={rows.map(({ time, activity }) => ({ key: time + activity, cells: [time, activity] }))}
    />
    {rows.some(({ time }) => CLOCK_TIME.test(time)) ? <p className="meta">{LAGOS_TIME}</p> : null}
  </div>
)
