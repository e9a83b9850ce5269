import type { ReactNode } from 'react'

/** A bulleted list of sentences. */
export function TextList({ items }: { items: readonly { key: string; text: ReactNode }[] }) {
  return (
    <ul className="marked-list">
      {items.map((item) => (
        <li key={item.key}>{item.text}</li>
      ))}
    </ul>
  )
}
