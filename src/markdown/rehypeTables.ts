import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Gives tables in prose the look of the site's tables, and their head cells the scope that screen readers read out. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'table') node.properties = { ...node.properties, className: ['table'] }
      if (node.tagName === 'th') node.properties = { ...node.properties, scope: 'col' }
    })
  }
}
