import { earlierNewsPath } from '../lib/paging.ts'

interface NewsPagesProps {
  /** How many pages of earlier news there are. */
  count: number
  /** The page these links stand on; undefined on the first one. */
  current?: number
}

/** Links to the pages of news, newest first. The news search takes what is searched from them. */
export function NewsPages({ count, current }: NewsPagesProps) {
  const numbers = Array.from({ length: count }, (_, index) => count - index)
  return (
    <nav aria-label="Earlier news" data-part="earlier">
      <ul className="page-links">
        {current === undefined ? null : (
          <li>
            <a className="more" href="/news">
              Newest
            </a>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <a className="more" href={earlierNewsPath(number)} aria-current={number === current ? 'page' : undefined}>
              Page {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
