import type { ReactNode } from 'react'

interface TitledListProps {
  items: readonly { title: string; text: ReactNode }[]
  /** Columns on wide screens. By default three, or else four, if that fills every row; otherwise two. */
  columns?: 2 | 3 | 4
}

/** Short titled paragraphs in columns. */
export function TitledList({ items, columns = fittingColumns(items.length) }: TitledListProps) {
  return (
    <ul className={`grid-${columns} titled-list`}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}

function fittingColumns(count: number): 2 | 3 | 4 {
  if (count % 3 === 0) return 3
  return count % 4 === 0 ? 4 : 2
}
