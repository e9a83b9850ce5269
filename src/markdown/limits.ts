import type { Nodes, Root } from 'mdast'
import type { TextError } from './check.ts'

/** Characters of a text of many paragraphs: the longest page of the site has 5,000, and a visitor pays for each. */
const LONGEST_TEXT = 30_000
/** Characters of one paragraph: a phone shows 600 at once. */
const LONGEST_PARAGRAPH = 3_000
/** Signs that could begin or end a mark: every one is held against every other, so 30,000 would take minutes. The richest page has 200. */
const MOST_MARKS = 1_500
/** Quotations and lists within each other. A phone has no room for more, and reading a thousand takes minutes. */
const DEEPEST_BLOCK = 6
/** Everything within each other: lists, their items, strong words, links. */
const DEEPEST = 24

const count = (number: number) => number.toLocaleString('en')
const NESTED = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${DEEPEST_BLOCK + 1}}.*`, 'm')
const MESSAGE = 'Lists, quotations and marks stand too deep within each other here. Write plain paragraphs.'

/** What is too much in a text to be read at all. Asked before it is taken apart, which could take minutes. */
export function explainSize(text: string, blocks: boolean): TextError | undefined {
  const longest = blocks ? LONGEST_TEXT : LONGEST_PARAGRAPH
  const [words = ''] = text.split('\n', 1)
  if (text.length > longest) {
    const what = blocks ? 'A text' : 'A paragraph'
    return { line: 1, words, message: `${what} may be at most ${count(longest)} characters long. This one has ${count(text.length)}.` }
  }
  const marks = text.match(/[*_~`[\]<>&:|#\\^@]/g)?.length ?? 0
  if (marks > MOST_MARKS) {
    const message = `This text has ${count(marks)} signs such as * _ [ ] < & and |, which could be marks. It may have ${count(MOST_MARKS)}.`
    return { line: 1, words, message }
  }
  const nested = NESTED.exec(text)
  return nested ? { line: text.slice(0, nested.index).split('\n').length, words: nested[0], message: MESSAGE } : undefined
}

/** The same for marks that turned out to stand within each other. */
export function tooDeep(tree: Root): TextError | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
    if (level.length === 0) return undefined
  }
  return { line: level[0]?.position?.start.line ?? 1, words: '', message: MESSAGE }
}
