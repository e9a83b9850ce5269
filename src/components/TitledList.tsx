import type { ReactNode } from 'react'

interface TitledListProps {
  items: readonly { title: string; text: ReactNode }[]
  /** How many stand side by side where there is room; without it, what leaves no last one alone. */
  columns?: 2 | 3 | 4
}

/** Short titled paragraphs, side by side under a rule. */
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
