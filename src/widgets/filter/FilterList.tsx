import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { WORDS } from '../../lib/words.ts'
import { Spaced } from '../../ui/Actions.tsx'
import { OnlyOnce } from '../../ui/OnlyOnce.tsx'
import { lazyPart } from '../lazyPart.ts'

interface FilterListProps {
  legend: string
  /** Name of the query parameter: ?category=film. Unique on the page. */
  name: string
  /** The options: the first one shows everything, then at most eight others (filter.css). In lowercase they are values in the URL. */
  options: readonly string[]
  empty: string
  /** Singular and plural: ['event', 'events']. */
  noun: readonly [string, string]
  items: readonly { key: string; option: string; content: ReactNode }[]
  className?: string
  /** Shown beside the options, such as a button for more filters. */
  beside?: ReactNode
}

/**
 * A list with radio inputs that filter it. CSS alone filters (filter.css, by the position of the checked input); the `filter` enhancement
 * announces how many items are shown and stores the choice in the URL.
 */
export const FilterList = ({ legend, name, options, empty, noun: [one, many], items, className, beside }: FilterListProps) => (
  <div className="filter" {...lazyPart('filter')} data-query="" data-one={one} data-many={many}>
    <div className="filter-bar">
      <fieldset className="filter-choices">
        <Spaced>
          <legend>{legend}</legend>
          {options.map((option, index) => (
            <label
              key={option}
              className="filter-choice"
              data-empty={index === 0 || items.some((item) => item.option === option) ? undefined : ''}
            >
              <input type="radio" name={name} value={option.toLowerCase()} defaultChecked={index === 0} />
              <span>{option}</span>
            </label>
          ))}
        </Spaced>
      </fieldset>
      {beside}
    </div>
    <p className="filter-status" role="status" data-part="status">
      <span className="filter-empty">
        <OnlyOnce when={WORDS.onlyOnce.empty} />
        <span data-part="empty">{empty}</span>
      </span>
    </p>
    <ul className={clsx('filter-list', className)} data-part="list">
      {items.map(({ key, option, content }) => (
        <li key={key} data-option={options.indexOf(option) + 1}>
          {content}
        </li>
      ))}
    </ul>
  </div>
)
