import { type Document, isAlias, isNode, isScalar, type LineCounter, type Scalar, stringify, visit, type YAMLError } from 'yaml'
import { findInvisibleCharacter } from '../../lib/invisibleCharacters.ts'
import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import type { TextProblem } from '../problems.ts'
import { withoutCurly } from './suggestions.ts'

const NO_FIELD =
  'This line is neither a field nor a part of the text above. A field is a name, a colon, a space and a value; an item of a list begins with a dash and a space; all lines of a longer text begin further in than its name.'

const INDENT =
  'This line does not begin where its neighbours do. The fields of one group, and the dashes of one list, stand one below the other.'

function readLine(written: string) {
  const [, key, colon, rest = ''] = /^\s*(?:- +)*(?:([\w-]+)(:\s*|$))?(.*)$/.exec(written) ?? []
  return { isItem: /^\s*-(\s|$)/.test(written), key: colon ? key : undefined, rest }
}

/** The YAML with nothing in place of the value on a line, so that the fields below are read; undefined if the line is no field or item. */
export function withoutValue(yaml: string, line: number): string | undefined {
  const lines = yaml.split('\n')
  const [start] = /^\s*(?:- +)*[\w-]+:|^\s*-(?= )/.exec(lines[line - 1] ?? '') ?? []
  if (start === undefined) return undefined
  lines[line - 1] = `${start} ""`
  return lines.join('\n')
}

/** Explains a YAML error: the common ones in plain words, the rare ones in those of the parser. */
export function explainYaml(error: YAMLError, yaml: string): TextProblem {
  const { line = 1, col = 1 } = error.linePos?.[0] ?? {}
  const lines = yaml.split('\n')
  const written = lines[line - 1] ?? ''
  const { key, rest, isItem } = readLine(written)
  const say = (message: string, example?: string, onLine = line): TextProblem => ({ line: onLine, message, ...(example && { example }) })
  const ownWords = `${error.message.split(' at line ')[0]}. See character ${col} of this line.`
  if (error.code === 'DUPLICATE_KEY') {
    const message = 'This field occurs twice here. Keep one of them; or put a dash before it, if a new item of a list begins here.'
    return { ...say(message), field: key ?? '' }
  }
  if (error.code === 'TAB_AS_INDENT') return say('This line begins with a tab. Use spaces: two for each step to the right.')
  if (error.code === 'BAD_DQ_ESCAPE') return say(ownWords)
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) return explainOpenQuote(lines, line)
  if (error.message.startsWith('Nested mappings')) {
    if (/:(?:\s|$)/.test(rest) && !/^["']/.test(rest))
      return say(
        'The text holds a colon with a space after it, which looks like a second field. Put quotation marks around the text.',
        toQuoted(written),
      )
    // The parser takes the line below, which begins too far in, for the end of this text.
    return say(INDENT, undefined, lines.findIndex((other, index) => index >= line && other.trim() !== '') + 1)
  }
  const [sign] = /^[[{&*!|>%@`"']/.exec(rest) ?? []
  if (sign === '"' || sign === "'") {
    const message = 'The text goes on after its closing quotation mark. Use the other kind of quotation mark around the whole text.'
    return say(message, toQuoted(written))
  }
  if (sign) return say(`A text that begins with ${sign} needs quotation marks around it.`, toQuoted(written))
  const [, field, value] = /^\s*(?:- )?([\w-]+):([^\s/].*)$/.exec(written) ?? []
  if (field) return say('The space after the colon is missing.', `${field}: ${value}`)
  if (key !== undefined || isItem) return say(/^All |^A block /.test(error.message) ? INDENT : ownWords)
  const [, item] = /^ *-(.*)$/.exec(written) ?? []
  return item ? say('The space after the dash is missing.', `- ${item}`) : say(NO_FIELD)
}

/** The parser reports the end of the text; the author needs the line of the opening quotation mark. */
function explainOpenQuote(lines: readonly string[], line: number): TextProblem {
  const opens = lines.slice(0, line).findLastIndex((written) => {
    const [mark] = /^["']/.exec(readLine(written).rest) ?? []
    return mark !== undefined && written.split(mark).length % 2 === 0
  })
  const example = toQuoted(lines[opens] ?? '')
  return { line: opens < 0 ? line : opens + 1, message: 'A quotation mark opens here and is never closed.', ...(example && { example }) }
}

/** Puts a line’s value in quotation marks: single ones if it has double ones and no single ones. Keeps those around part of it. */
function toQuoted(written: string): string | undefined {
  const { key, rest } = readLine(written)
  const bare = key === undefined ? written.trim().replace(/^- /, '') : rest
  const isPart = /^(["'])(?:(?!\1).)+\1[\s,.;:!?]/.test(bare.trim())
  const found = withoutCurly(isPart ? bare : bare.replace(/^["']|["']$/g, ''))
  // What follows these signs may be markup, or a slip: only the author knows.
  if (found.length > 90 || /^(?:[*&!>|`}[\]]|\{(?!\w+\}))/.test(found)) return undefined
  const defaultStringType = !found.includes('"') || found.includes("'") ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE'
  return `${key === undefined ? '-' : `${key}:`} ${stringify(found, { defaultStringType, lineWidth: 0 }).trimEnd()}`
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Finds what YAML allows and content does not: anchors, aliases, tags, special names, invisible characters, and text that is dropped. */
export function findForbidden(document: Document.Parsed, yaml: string, lines: LineCounter): TextProblem[] {
  const problems: TextProblem[] = []
  const add = (offset: number, message: string, example?: string) => {
    const { line } = lines.linePos(offset)
    // Only the first one of each line is reported.
    if (!problems.some((problem) => problem.line === line)) problems.push({ line, message, ...(example && { example }) })
  }
  const lineAt = (offset: number) => yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1, endOfLine(yaml, offset))
  visit(document, {
    Node(role, node) {
      const offset = node.range?.[0] ?? 0
      const invisible = isScalar(node) && typeof node.value === 'string' ? findInvisibleCharacter(node.value) : undefined
      const isTagged = node.tag && /^\s*!/.test(yaml.slice(yaml.lastIndexOf(':', offset) + 1, offset))
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : isTagged ? '!' : undefined
      if (sign) add(offset, `A text that begins with ${sign} needs quotation marks around it.`, toQuoted(lineAt(offset)))
      else if (invisible)
        add(offset, `This text holds ${invisible.kind}, written with a backslash, which nobody can see on the page. Take it out.`)
      else if (role !== 'key' && isScalar(node) && node.type === 'PLAIN') checkPlainScalar(node, yaml, lineAt, add)
    },
    Pair(_key, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      if (FORBIDDEN_KEYS.has(key)) add(isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0, `No field may be called “${key}”.`)
    },
  })
  return problems
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

type Add = (offset: number, message: string, example?: string) => void

function checkPlainScalar(node: Scalar, yaml: string, lineAt: (offset: number) => string, add: Add): void {
  const [start, end] = node.range ?? [0, 0]
  const written = yaml.slice(start, end)
  // An item whose dash is indented too far is parsed as part of the text above it.
  const dashIndex = written.search(/(?<=\n\s*)- /)
  if (dashIndex >= 0) add(start + dashIndex, INDENT)
  // The placeholder mark is allowed here: a rule reports it once the file is published. A # that the mark stood behind hides no text.
  const behind = new RegExp(`^[^\\S\\n]*#(?! ?${PLACEHOLDER_MARK}|[^\\S\\n]*$)`).test(yaml.slice(end, endOfLine(yaml, end)))
  if (behind && (typeof node.value === 'string' || node.value === null))
    add(start, 'Text after “ #” is a comment and is not read. Put quotation marks round the text.', toQuoted(lineAt(start)))
  // 15.000 would be fifteen. A number that keeps its value is left to its schema: 8000.50.
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(written)
  if (typeof node.value === 'number' && (isGrouped || String(node.value) !== written.replace(/(\.\d*[1-9])0+$/, '$1')))
    add(start, `“${written}” would be read as ${node.value}. Write a number in digits alone; one that is dialled, in quotation marks.`)
}
