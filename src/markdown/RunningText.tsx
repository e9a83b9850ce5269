import type { ReactNode } from 'react'
import { Markdown } from './Markdown.tsx'

/** The text of a section in one column, with headings below the section’s level, followed by `children`. */
export function RunningText({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="prose">
      <Markdown text={text} headingLevel={3} />
      {children}
    </div>
  )
}
