import { renderBlocks } from './render.ts'

interface MarkdownProps {
  text: string
  /** The level that the highest headings of the text get: one below the heading over it. */
  headingLevel?: 2 | 3 | 4 | 5
}

/** A text of paragraphs, headings and lists: the body of a content file. */
export function Markdown({ text, headingLevel = 2 }: MarkdownProps) {
  return renderBlocks(text, headingLevel)
}
