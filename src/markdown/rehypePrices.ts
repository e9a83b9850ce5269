import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { splitPrices } from '../lib/money.ts'

/** Puts each price of a text into a `data` element, which is rendered as a price that screen readers announce as naira. */
export function rehypePrices() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('₦')) return
      const parts = splitPrices(node.value).map(({ words, spoken }): ElementContent => {
        const text = { type: 'text' as const, value: words }
        return spoken ? { type: 'element', tagName: 'data', properties: {}, children: [text] } : text
      })
      parent.children.splice(index, 1, ...parts)
      return [SKIP, index + parts.length]
    })
  }
}
