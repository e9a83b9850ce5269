import { renderBlocks } from './render.ts'

interface MarkdownProps {
  text: string
  /** The level of the highest headings in the text: one below the heading above it. */
  headingLevel?: 2 | 3 | 4 | 5
}

/** Renders a text of paragraphs, headings and lists: the body of a content file. */
export const Markdown = ({ text, headingLevel = 2 }: MarkdownProps) => renderBlocks(text, headingLevel)
