import type { DefaultTreeAdapterTypes } from 'parse5'

/** Elements within a line of text. All others begin a new line. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del em i ins mark q s small span strong sub sup time u wbr'.split(' '),
)

/** Visits a parsed node and everything in it, the content of templates too, in document order. */
export function walkHtml(node: DefaultTreeAdapterTypes.Node, visit: (node: DefaultTreeAdapterTypes.Node) => void): void {
  visit(node)
  if ('childNodes' in node) for (const child of node.childNodes) walkHtml(child, visit)
  if ('content' in node) walkHtml(node.content, visit)
}
