import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkYoruba } from './remarkYoruba.ts'

const parser = unified().use(remarkParse).use(remarkDirective).use(remarkYoruba).freeze()
const gitHubParser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective).use(remarkYoruba).freeze()

/**
 * Characters of which every GitHub extension needs at least one: tables, strikethrough, bare addresses, footnotes, task lists, and
 * entities.
 */
const GITHUB = /[|~@]|:-|-:|www|http|\[(?:\^|[\sx]\])|&[#\w]/i

/**
 * Trees by text: the check and the page parse the same text, and the development server checks all files again after each edit. Parsing
 * takes longer than all else that is done with a text.
 */
const trees = new Map<string, Root>()
const MAX_TREES = 20_000

/**
 * Parses GitHub Flavored Markdown into a tree, with Yoruba words marked. It contains raw HTML, which checks report and rendering drops.
 * One tilde means “about” and “to”: “4~6 pm and 7~9 pm” strikes nothing out. Texts without GitHub syntax are parsed without that extension,
 * in half the time. The tree is shared: nothing may change it.
 */
export function parseMarkdown(text: string): Root {
  const known = trees.get(text)
  if (known) return known
  const reader = GITHUB.test(text) ? gitHubParser : parser
  const tree = reader.runSync(reader.parse(text), text)
  if (trees.size >= MAX_TREES) trees.clear()
  trees.set(text, tree)
  return tree
}
