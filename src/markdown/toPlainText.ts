import { toString as toText } from 'mdast-util-to-string'
import { parseMarkdown } from './parse.ts'

/** A text without markup, on one line: for meta tags, feeds and structured data. */
export function toPlainText(text: string): string {
  return parseMarkdown(text)
    .children.map((block) => toText(block))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The text that the news search matches: title, excerpt and category, a line each. */
export const toSearchText = ({ title, excerpt, category }: { title: string; excerpt: string; category: string }): string =>
  [title, toPlainText(excerpt), category].join('\n')
