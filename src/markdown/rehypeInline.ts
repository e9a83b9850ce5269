import type { Root } from 'hast'

/** Unwraps the paragraph around a sentence, so that it can be inside a heading, a list item or a paragraph. */
export function rehypeInline() {
  return (tree: Root): void => {
    const blocks = tree.children.filter((node) => node.type !== 'text')
    const [only] = blocks
    if (blocks.length === 1 && only?.type === 'element' && only.tagName === 'p') tree.children = only.children
  }
}
