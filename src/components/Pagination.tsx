import { listPagePath } from '../lib/paging.ts'
import { MoreLink } from '../ui/Button.tsx'

interface PaginationProps {
  /** What is listed, as part of the links’ text: "news". */
  noun: string
  /** The address of the list’s first page. */
  path: string
  /** The number of pages after the first. */
  count: number
  /** The number of the current page; undefined on the first one. */
  current?: number | undefined
}

/**
 * Pagination links, newest page first. Renders nothing for a single page. The news search finds the pages of earlier news by these links.
 */
export function Pagination({ noun, path, count, current }: PaginationProps) {
  if (count === 0) return null
  const numbers = Array.from({ length: count }, (_, index) => count - index)
  return (
    <nav className="spaced" aria-label={`Earlier ${noun}`} data-part="earlier">
      <ul className="page-links">
        {current === undefined ? null : (
          <li>
            <MoreLink href={path}>Newest</MoreLink>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <a className="more" href={listPagePath(path, number)} aria-current={number === current ? 'page' : undefined}>
              Page {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
