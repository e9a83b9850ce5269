import type { ReactElement, ReactNode } from 'react'
import { renderInline } from './render.ts'

/** A sentence with emphasis and links, without a paragraph around it, for a prose field. */
export function Inline({ text }: { text: string }) {
  const element = rendered.get(text) ?? renderInline(text)
  rendered.set(text, element)
  return element
}

/** Caches rendered texts: all pages show the same footer, and cards repeat on several. */
const rendered = new Map<string, ReactElement>()

/** A prose field as a paragraph. */
export const Paragraph = ({ text, className }: { text: string; className?: string }) => (
  <p className={className}>
    <Inline text={text} />
  </p>
)

/** Renders sentences of content as list items. */
export const inlineItems = (texts: readonly string[]): ReactNode[] => texts.map((text) => <Inline key={text} text={text} />)

/** Renders the text of titled paragraphs. */
export const inlineTitled = (items: readonly { title: string; text: string }[]): { title: string; text: ReactNode }[] =>
  items.map((item) => ({ title: item.title, text: <Inline text={item.text} /> }))
