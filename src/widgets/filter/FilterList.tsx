import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'

interface FilterItem {
  key: string
  /** The options it belongs to. */
  values: readonly string[]
  content: ReactNode
}

interface FilterListProps {
  /** Legend of the group: "Category". */
  legend: string
  /** Name of the query parameter: ?category=film. Unique on the page. */
  name: string
  /** Label of the first option, which shows everything. */
  allLabel: string
  /** The other options, at most eight (filter.css). */
  options: readonly { value: string; label: string }[]
  empty: string
  /** Singular and plural: ['event', 'events']. */
  noun: readonly [string, string]
  items: readonly FilterItem[]
  className?: string
  /** Shown beside the options, such as a button for more filters. */
  beside?: ReactNode
}

/**
 * A list with radio inputs that filter it. CSS alone filters (filter.css, by the position of the checked input); the `filter` enhancement
 * announces how many items are shown and stores the choice in the URL.
 */
export function FilterList({ legend, name, allLabel, options, empty, noun, items, className, beside }: FilterListProps) {
  const choices = [{ value: 'all', label: allLabel }, ...options]
  const placesOf = (item: FilterItem) => item.values.map((value) => choices.findIndex((choice) => choice.value === value) + 1).join(' ')
  return (
    <div className="filter" {...lazyPart('filter')} data-query="" data-one={noun[0]} data-many={noun[1]}>
      <div className="filter-bar">
        <fieldset className="filter-choices">
          <legend>{legend}</legend>
          {choices.map((choice, index) => (
            <label key={choice.value} className="filter-choice">
              <input type="radio" name={name} value={choice.value} defaultChecked={index === 0} />
              <span>{choice.label}</span>
            </label>
          ))}
        </fieldset>
        {beside}
      </div>
      <p className="filter-status" role="status" data-part="status">
        <span className="filter-empty" data-part="empty">
          {empty}
        </span>
      </p>
      <ul className={clsx('filter-list', className)} data-part="list">
        {items.map((item) => (
          <li key={item.key} data-places={placesOf(item)}>
            {item.content}
          </li>
        ))}
      </ul>
    </div>
  )
}
