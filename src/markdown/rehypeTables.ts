import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Gives tables in prose the class of the site’s tables, and their header cells a `scope`. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'table') node.properties = { ...node.properties, className: ['table'] }
      if (node.tagName === 'th') node.properties = { ...node.properties, scope: 'col' }
    })
  }
}
