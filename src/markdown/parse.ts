import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { Memory } from '../lib/memory.ts'
import { recallTree } from './known.ts'
import { remarkMailLater } from './remarkMailLater.ts'
import { remarkYoruba } from './remarkYoruba.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMailLater).use(remarkYoruba).freeze()

/** Markdown as a tree, with Yoruba words marked. Raw HTML is still in it: the checks look for it, rendering drops it. */
export function parseMarkdown(text: string): Root {
  return parser.runSync(parser.parse(text), text)
}

/**
 * The tree of a sentence, which several places show: the list of news writes the same two once for readers and once for its search, and
 * all pages have one footer. It is shared: nobody may change it.
 */
export const parseSentence = (text: string): Root => sentences.recall(text, () => recallTree('sentence', text, parseMarkdown))

const sentences = new Memory<Root>()
