import type { ReactNode } from 'react'

/** A bulleted list of sentences. */
export function TextList({ items }: { items: readonly (string | { key: string; text: ReactNode })[] }) {
  return (
    <ul className="marked-list">
      {items.map((item) => {
        const { key, text } = typeof item === 'string' ? { key: item, text: item } : item
        return <li key={key}>{text}</li>
      })}
    </ul>
  )
}
