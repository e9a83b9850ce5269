import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isSafeAddress } from './safeAddresses.ts'

/** Throws at an address that the content check should have refused. The last check before rendering. */
export function remarkAddresses() {
  return (tree: Root): void => {
    visit(tree, ['link', 'definition', 'image'], (node) => {
      if ('url' in node && !isSafeAddress(node.url)) throw new Error(`A link may not lead to “${node.url}”`)
    })
  }
}
