import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkYoruba } from './remarkYoruba.ts'

const parser = unified().use(remarkParse).use(remarkDirective).use(remarkYoruba).freeze()
const gitHubParser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkYoruba).freeze()

/**
 * Characters of which every GitHub extension needs at least one: tables, strikethrough, bare addresses, footnotes, task lists, and
 * entities.
 */
const GITHUB = /[|~@]|:-|-:|www|http|\[(?:\^|[\sx]\])|&[#\w]/i

/**
 * Parses GitHub Flavored Markdown into a tree, with Yoruba words marked. It contains raw HTML, which checks report and rendering drops.
 * Texts without GitHub syntax are parsed without that extension, in half the time.
 */
export function parseMarkdown(text: string): Root {
  const reader = GITHUB.test(text) ? gitHubParser : parser
  return reader.runSync(reader.parse(text), text)
}
