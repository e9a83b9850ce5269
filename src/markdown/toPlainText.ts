import { toString as toText } from 'mdast-util-to-string'
import { parseMarkdown } from './parse.ts'

/** The words of a text without its marks, on one line: for meta tags, feeds and structured data. */
export function toPlainText(text: string): string {
  return parseMarkdown(text)
    .children.map((block) => toText(block))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
