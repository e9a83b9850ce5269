import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FilterItem {
  key: string
  /** The options it belongs to. */
  values: readonly string[]
  content: ReactNode
}

interface FilterListProps {
  /** What one chooses by: "Category". */
  legend: string
  /** The name of the choice in the address: ?category=film. Unique on the page. */
  name: string
  /** The words of the first choice, which shows everything. */
  allLabel: string
  /** The other choices, at most seven (FilterList.css). */
  options: readonly { value: string; label: string }[]
  /** What an empty list says. */
  empty: string
  /** One and many: ['event', 'events']. */
  noun: readonly [string, string]
  items: readonly FilterItem[]
  /** The class of the list. */
  className?: string
  /** What stands beside the choice, such as the button of further filters. */
  beside?: ReactNode
}

/**
 * One list and a choice of what it shows. The browser alone filters (FilterList.css, by the place of the chosen
 * option); the `filter` enhancement says how many are shown and keeps the choice in the address.
 */
export function FilterList({ legend, name, allLabel, options, empty, noun, items, className, beside }: FilterListProps) {
  const choices = [{ value: 'all', label: allLabel }, ...options]
  const placesOf = (item: FilterItem) => item.values.map((value) => choices.findIndex((choice) => choice.value === value) + 1).join(' ')
  return (
    <div className="filter" data-enhance="filter" data-one={noun[0]} data-many={noun[1]}>
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
