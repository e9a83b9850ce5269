import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Shifts the headings of a text so that the highest ones have `level`. */
export function remarkHeadings({ level }: { level: number }) {
  return (tree: Root): void => {
    const headings: Heading[] = []
    visit(tree, 'heading', (node) => {
      headings.push(node)
    })
    const highest = Math.min(...headings.map(({ depth }) => depth))
    for (const heading of headings) heading.depth = toDepth(heading.depth - highest + level)
  }
}

const toDepth = (depth: number) => Math.min(6, Math.max(1, depth)) as Heading['depth']
