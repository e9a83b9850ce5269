import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkYoruba } from './remarkYoruba.ts'

const parser = unified().use(remarkParse).use(remarkDirective).use(remarkYoruba).freeze()
const gitHubParser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkYoruba).freeze()

/** What no mark of GitHub's is without: of a table, struck words, an address, a footnote, a box to tick, or what stands for any sign. */
const GITHUB = /[|~@]|:-|-:|www|http|\[(?:\^|[\sx]\])|&[#\w]/i

/**
 * Markdown as GitHub reads it, as a tree, with Yoruba words marked. Raw HTML is still in it: the checks look for it, rendering drops it.
 * Few texts hold a mark of GitHub's own; to look for them in the others took half of the reading.
 */
export function parseMarkdown(text: string): Root {
  const reader = GITHUB.test(text) ? gitHubParser : parser
  return reader.runSync(reader.parse(text), text)
}
