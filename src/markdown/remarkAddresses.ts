import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isSafeAddress } from './addresses.ts'

/** The last guard before a page is written: throws at an address the content checks would have refused. */
export function remarkAddresses() {
  return (tree: Root): void => {
    visit(tree, ['link', 'definition', 'image'], (node) => {
      if ('url' in node && !isSafeAddress(node.url)) throw new Error(`A link may not lead to “${node.url}”`)
    })
  }
}
