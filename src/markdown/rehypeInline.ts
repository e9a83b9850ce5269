import type { Root } from 'hast'

/** Takes the paragraph from around a sentence, so that it can stand in a heading, a list item or a paragraph of the page. */
export function rehypeInline() {
  return (tree: Root): void => {
    const blocks = tree.children.filter((node) => node.type !== 'text')
    const [only] = blocks
    if (blocks.length === 1 && only?.type === 'element' && only.tagName === 'p') tree.children = only.children
  }
}
