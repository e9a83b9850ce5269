import type { ReactNode } from 'react'
import { Markdown } from './Markdown.tsx'

/** The text of a section in one column, its headings beneath the section's own, and what follows it. */
export function RunningText({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="prose">
      <Markdown text={text} headingLevel={3} />
      {children}
    </div>
  )
}
