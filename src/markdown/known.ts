import type { Nodes as HastNodes } from 'hast'
import type { Nodes } from 'mdast'
import { ofProcess } from '../lib/ofProcess.ts'

/** Gives trees of texts that were read before, and has the others read. Each who asks gets a tree of its own, of what JSON can hold. */
interface KnownTrees {
  recall<Tree extends Nodes | HastNodes>(kind: string, text: string, read: (text: string) => Tree): Tree
}

const known = ofProcess<{ trees?: KnownTrees }>('markdown/trees', () => ({}))

/** Has trees taken from what an earlier build has read: to read a text anew takes longer than all else that its page needs. */
export function takeTrees(trees: KnownTrees): void {
  known.trees = trees
}

/**
 * What `read` makes of a text, known or not. `kind` tells it from what others make of the same text. Its places of words may be missing.
 */
export const recallTree = <Tree extends Nodes | HastNodes>(kind: string, text: string, read: (text: string) => Tree): Tree =>
  known.trees ? known.trees.recall(kind, text, read) : read(text)
