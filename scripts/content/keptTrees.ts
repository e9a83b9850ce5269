import { createHash } from 'node:crypto'
import path from 'node:path'
import { hashRules, readKept, writeKept } from '../lib/keptFile.ts'

/**
 * A line for each text: its hash, with what was made of it, and its tree. The first is a seal upon all others and the rules by which they
 * were read.
 */
const FILE = '.build/content-check/trees.txt'
/** Where it is written down how a text is read. */
const RULES = ['src/lib', 'src/markdown', 'scripts/content/keptTrees.ts']

/**
 * What an earlier build of the project at `root` has read of texts that are shown, and what this one reads. They lie as bytes: thousands
 * of trees would fill the memory, and a text is most often asked for once. `keep` keeps for the next build what was asked for in this one,
 * unless the rules have changed meanwhile.
 */
export function openTrees(root: string, readRules = () => hashRules(RULES)) {
  const file = path.join(root, FILE)
  const rules = readRules()
  const before = readLines(readKept(file), rules)
  const asked = new Map<string, Buffer>()
  return {
    recall<Tree>(kind: string, text: string, read: (text: string) => Tree): Tree {
      const name = hash(kind, '\n', text)
      const line = asked.get(name) ?? before.get(name) ?? toLine(read(text))
      asked.set(name, line)
      return JSON.parse(line.toString()) as Tree
    },
    keep() {
      if (asked.size === before.size && [...asked.keys()].every((name) => before.has(name))) return
      if (readRules() !== rules) return
      const lines = Buffer.concat([...asked].flatMap(([name, line]) => [Buffer.from(`${name} `), line, Buffer.from('\n')]))
      writeKept(file, Buffer.concat([Buffer.from(`${hash(rules, lines)}\n`), lines]))
    },
  }
}

/** Without the places of words, which only the checks ask for and which take most of the room. */
const toLine = (tree: unknown) => Buffer.from(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)))

/** The trees by the hashes of their texts; none where they were read by other rules, or somebody has touched them. */
function readLines(kept: Buffer | undefined, rules: string): Map<string, Buffer> {
  const trees = new Map<string, Buffer>()
  const lines = kept?.subarray(kept.indexOf('\n') + 1)
  if (!kept || !lines || kept.toString('latin1', 0, kept.indexOf('\n')) !== hash(rules, lines)) return trees
  for (let start = 0; start < lines.length; ) {
    const [space, end] = [lines.indexOf(' ', start), lines.indexOf('\n', start)]
    trees.set(lines.toString('latin1', start, space), lines.subarray(space + 1, end))
    start = end + 1
  }
  return trees
}

function hash(...parts: readonly (string | Buffer)[]): string {
  const hashed = createHash('sha256')
  for (const part of parts) hashed.update(part)
  return hashed.digest('hex')
}
