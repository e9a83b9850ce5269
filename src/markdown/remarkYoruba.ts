import type { Parent, PhrasingContent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'

type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>

/** Marks `:yo[àṣà]` as Yoruba, and restores ordinary colons, as in 3:30 PM, which the parser takes for directives. */
export function remarkYoruba() {
  return (tree: Root, file: { toString(): string }): void => {
    const source = String(file)
    visit(tree, (node) => {
      if (!('children' in node) || !node.children.some(({ type }) => type === 'textDirective')) return
      const parent: Parent = node
      parent.children = joinTexts(parent.children.map((child) => (child.type === 'textDirective' ? toMarkOrText(child, source) : child)))
    })
  }
}

/** Whether this is a well-formed Yoruba word. */
export const isYoruba = (node: TextDirective): boolean =>
  node.name === 'yo' && node.children.length > 0 && Object.keys(node.attributes ?? {}).length === 0

function toMarkOrText(node: TextDirective, source: string): TextDirective | Text {
  if (isYoruba(node)) return { ...node, data: { hName: 'span', hProperties: { lang: 'yo' } } }
  // A colon and a word without brackets is not markup. With brackets it is a mistake, which the checks report.
  if (node.children.length > 0) return node
  const { position } = node
  return { type: 'text', value: source.slice(position?.start.offset, position?.end.offset), ...(position ? { position } : {}) }
}

/** Joins adjacent texts: React would put comments between them. */
function joinTexts(nodes: Parent['children']): Parent['children'] {
  const joined: Parent['children'] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text') last.value += node.value
    else joined.push(node)
  }
  return joined
}
