import type { Element, ElementContent, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { splitPrices } from '../lib/money.ts'
import { TextWithPrices } from '../ui/Price.tsx'
import { parseMarkdown } from './parse.ts'
import { isSafeAddress } from './safeAddresses.ts'

const blockReader = unified().use(remarkAddresses).use(remarkRehype).use(rehypeTables).use(rehypePrices).freeze()
const inlineReader = unified().use(remarkAddresses).use(remarkRehype).use(rehypeInline).use(rehypePrices).freeze()

const writer = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs, components: { data: TextWithPrices } })
  .freeze()

/** Renders a text as React elements, its highest headings on `level` (2 to 5). Throws at an unsafe address. */
export function renderBlocks(text: string, level: number): ReactElement {
  const tree = blockReader.runSync(parseMarkdown(text))
  shiftHeadings(tree, level)
  return writer.stringify(tree) as ReactElement
}

/** Renders a text of one paragraph without the paragraph element. Throws at an unsafe address. */
export function renderInline(text: string): ReactElement {
  return writer.stringify(inlineReader.runSync(parseMarkdown(text))) as ReactElement
}

/** Unwraps the paragraph around a sentence, so that it can be inside a heading, a list item or a paragraph. */
function rehypeInline() {
  return (tree: Root): void => {
    const blocks = tree.children.filter((node) => node.type !== 'text')
    const [only] = blocks
    if (blocks.length === 1 && only?.type === 'element' && only.tagName === 'p') tree.children = only.children
  }
}

/** Puts each price of a text into a `data` element, which is rendered as a price that screen readers announce as naira. */
function rehypePrices() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('₦')) return
      const parts = splitPrices(node.value).map(({ text, spoken }): ElementContent => {
        const plain = { type: 'text' as const, value: text }
        return spoken ? { type: 'element', tagName: 'data', properties: {}, children: [plain] } : plain
      })
      parent.children.splice(index, 1, ...parts)
      return [SKIP, index + parts.length]
    })
  }
}

/** Gives tables in prose the class of the site’s tables, and their header cells a `scope`. */
function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'table') node.properties = { ...node.properties, className: ['table'] }
      if (node.tagName === 'th') node.properties = { ...node.properties, scope: 'col' }
    })
  }
}

/** Throws at an unsafe address that the content check missed. */
function remarkAddresses() {
  return (tree: MarkdownRoot): void => {
    visit(tree, ['link', 'definition', 'image'], (node) => {
      if ('url' in node && !isSafeAddress(node.url)) throw new Error(`A link may not lead to “${node.url}”`)
    })
  }
}

/** Shifts the headings of a text so that the highest ones have `level`. */
function shiftHeadings(tree: Root, level: number): void {
  const headings: Element[] = []
  visit(tree, 'element', (node) => void (/^h\d$/.test(node.tagName) && headings.push(node)))
  const depthOf = ({ tagName }: Element) => Number(tagName.slice(1))
  const highest = Math.min(...headings.map(depthOf))
  for (const heading of headings) heading.tagName = `h${Math.min(6, depthOf(heading) - highest + level)}`
}
