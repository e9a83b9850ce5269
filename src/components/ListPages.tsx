import { listPagePath } from '../lib/paging.ts'

interface ListPagesProps {
  /** What is listed: "news". */
  noun: string
  /** The address of the list’s first page. */
  path: string
  /** How many further pages there are. */
  count: number
  /** The page these links stand on; undefined on the first one. */
  current?: number | undefined
}

/** Links to the pages of a list, newest first. Nothing where it has one page. The news search reads the articles of these pages. */
export function ListPages({ noun, path, count, current }: ListPagesProps) {
  if (count === 0) return null
  const numbers = Array.from({ length: count }, (_, index) => count - index)
  return (
    <nav className="spaced" aria-label={`Earlier ${noun}`} data-part="earlier">
      <ul className="page-links">
        {current === undefined ? null : (
          <li>
            <a className="more" href={path}>
              Newest
            </a>
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
