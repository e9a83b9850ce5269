import { parseMarkdown } from './parse.ts'
import { renderInline } from './render.ts'

/** A sentence with emphasis and links, without a paragraph around it: for a prose field. */
export function Inline({ text }: { text: string }) {
  return renderInline(parseMarkdown(text))
}
