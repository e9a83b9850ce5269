import type { ReactNode } from 'react'

interface TitledListProps {
  items: readonly { title: string; text: ReactNode }[]
  /** How many stand side by side where there is room. */
  columns?: 2 | 3 | 4
}

/** Short titled paragraphs, side by side under a rule. */
export function TitledList({ items, columns = 3 }: TitledListProps) {
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
