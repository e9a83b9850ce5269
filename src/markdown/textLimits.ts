import type { Nodes, Root } from 'mdast'
import type { TextError } from './textError.ts'

/** Maximum number of characters in a text of several paragraphs. The longest page has 5,000; visitors pay for the data. */
const MAX_TEXT_LENGTH = 30_000
/** Maximum number of characters in one paragraph. A phone’s screen shows 600. */
const MAX_PARAGRAPH_LENGTH = 3_000
/**
 * Maximum number of characters that could begin or end markup. The parser compares each pair of them, so 30,000 would take minutes. The
 * text with the most markup has 200.
 */
const MAX_MARKUP_CHARACTERS = 1_500
/** Maximum depth of nested quotations and lists. A phone has no space for more, and parsing a thousand takes minutes. */
const MAX_BLOCK_DEPTH = 6
/** Maximum depth of all nested markup: lists, their items, bold text, links. */
const MAX_DEPTH = 24

const format = (number: number) => number.toLocaleString('en')
const NESTED = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${MAX_BLOCK_DEPTH + 1}}.*`, 'm')
const MESSAGE = 'Lists, quotations and markup are nested too deeply here. Write plain paragraphs.'

/** Reports texts too large or too deeply nested to parse. Runs before parsing, which could take minutes. */
export function explainSize(text: string, blocks: boolean): TextError | undefined {
  const longest = blocks ? MAX_TEXT_LENGTH : MAX_PARAGRAPH_LENGTH
  if (text.length > longest) {
    const what = blocks ? 'A text' : 'A paragraph'
    return { line: 1, message: `${what} may be at most ${format(longest)} characters long. This one has ${format(text.length)}.` }
  }
  const marks = text.match(/[*_~`[\]<>&:|#\\^@]/g)?.length ?? 0
  if (marks > MAX_MARKUP_CHARACTERS) {
    const message = `This text has ${format(marks)} signs such as * _ [ ] < & and |, which could be marks. It may have ${format(MAX_MARKUP_CHARACTERS)}.`
    return { line: 1, message }
  }
  const nested = NESTED.exec(text)
  return nested ? { line: text.slice(0, nested.index).split('\n').length, message: MESSAGE } : undefined
}

/** Reports nesting over MAX_DEPTH, which only the parsed text shows. */
export function explainDepth(tree: Root): TextError | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
    if (level.length === 0) return undefined
  }
  return { line: level[0]?.position?.start.line ?? 1, message: MESSAGE }
}
