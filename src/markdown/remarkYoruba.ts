import type { Parent, PhrasingContent, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'

type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>

/** Marks `:yo[àṣà]` as Yoruba for screen readers and browsers, and gives ordinary colons, as in 3:30 PM, back as they were. */
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

/** Whether this is a Yoruba word, written as it should be. */
export const isYoruba = (node: TextDirective): boolean =>
  node.name === 'yo' && node.children.length > 0 && Object.keys(node.attributes ?? {}).length === 0

function toMarkOrText(node: TextDirective, source: string): TextDirective | Text {
  if (isYoruba(node)) return { ...node, data: { hName: 'span', hProperties: { lang: 'yo' } } }
  // A colon and a word without brackets is nobody's mark. With brackets it is a slip, which the checks report.
  if (node.children.length > 0) return node
  const { position } = node
  return { type: 'text', value: source.slice(position?.start.offset, position?.end.offset), ...(position ? { position } : {}) }
}

/** Joins texts that stand side by side: React would part them with comments. */
function joinTexts(nodes: Parent['children']): Parent['children'] {
  const joined: Parent['children'] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text') last.value += node.value
    else joined.push(node)
  }
  return joined
}
