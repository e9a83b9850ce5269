import { type Document, isAlias, isNode, isScalar, type LineCounter, type Scalar, stringify, visit, type YAMLError } from 'yaml'
import { findInvisibleCharacter } from '../../lib/invisibleCharacters.ts'
import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import { countOf } from '../../lib/text.ts'
import type { TextProblem } from '../problems.ts'
import { withoutCurly } from './suggestions.ts'

/** An error in YAML. After wrong indentation, the group of the lines below is unknown. */
export interface YamlProblem extends TextProblem {
  isIndent?: boolean
}

const NO_FIELD =
  'This line is neither a field nor a part of the text above. A field is a name, a colon, a space and a value; all lines of a longer text begin further in than its name.'

const NO_ITEM = 'The lines above are not read as items of the same list. Every item begins with a dash, at the same place.'

const TAB = 'This line begins with a tab. Use spaces: two for each step to the right.'

function readLine(written: string) {
  const [, indent = '', dash = '', key, colon, rest = ''] = /^(\s*)((?:- +)*)(?:([\w-]+)(:\s*|$))?(.*)$/.exec(written) ?? []
  return {
    indent: indent.length,
    keyAt: indent.length + dash.length,
    isItem: /^\s*-(\s|$)/.test(written),
    key: colon ? key : undefined,
    rest,
  }
}

/**
 * The YAML without the values that have errors, and without the lines below that belong to them. Adds all these lines to `unread`. Undefined
 * when that does not help: a line is no field or item, its indentation is wrong, or it was emptied before.
 */
export function emptyValues(yaml: string, problems: readonly YamlProblem[], unread: Set<number>): string | undefined {
  const lines = yaml.split('\n')
  for (const { line, isIndent } of problems) {
    const written = lines[line - 1] ?? ''
    const { key, keyAt, indent, isItem } = readLine(written)
    if (isIndent || unread.has(line) || (key === undefined && !isItem)) return undefined
    const begins = key === undefined ? indent : keyAt
    // List items may have the same indentation as the name of the list.
    const belongs = (other: ReturnType<typeof readLine>) => other.indent > begins || (other.indent === begins && other.isItem && !isItem)
    const after = lines.findIndex((other, index) => index >= line && other.trim() !== '' && !belongs(readLine(other)))
    lines[line - 1] = `${written.slice(0, keyAt)}${key === undefined ? '' : `${key}: `}""`
    unread.add(line)
    for (let below = line; below < (after < 0 ? lines.length : after); below += 1) {
      lines[below] = ''
      unread.add(below + 1)
    }
  }
  return lines.join('\n')
}

/** Explains a YAML error: the common ones in plain words, the rare ones in those of the parser. */
export function explainYaml(error: YAMLError, yaml: string): YamlProblem {
  const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {}
  const lines = yaml.split('\n')
  const written = lines[line - 1] ?? ''
  const { key, rest, isItem } = readLine(written)
  const say = (message: string, example?: string): TextProblem => ({ line, column, message, ...(example && { example }) })
  if (error.code === 'DUPLICATE_KEY') {
    const message = 'This field occurs twice here. Keep one of them; or put a dash before it, if a new item of a list begins here.'
    return { ...say(message), field: key ?? '' }
  }
  const ownWords = `${error.message.split(' at line ')[0]}.`
  if (error.code === 'TAB_AS_INDENT') return say(TAB)
  if (error.code === 'BAD_DQ_ESCAPE') return say(ownWords)
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) return explainOpenQuote(lines, line)
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (/:(?:\s|$)/.test(rest) && !/^["']/.test(rest))
      return say(
        'The text holds a colon with a space after it, which looks like a second field. Put quotation marks around the text.',
        toQuoted(written),
      )
    const next = lines.findIndex((other, index) => index >= line && other.trim() !== '')
    const indent = explainIndent(lines, next + 1)
    if (indent) return indent
  }
  const [sign] = /^[[{&*!|>%@`"']/.exec(rest) ?? []
  if (sign === '"' || sign === "'") {
    const message = 'The text goes on after its closing quotation mark. Use the other kind of quotation mark around the whole text.'
    return say(message, toQuoted(written))
  }
  if (sign) return say(`A text that begins with ${sign} needs quotation marks around it.`, toQuoted(written))
  const [, field, value] = /^\s*(?:- )?([\w-]+):([^\s/].*)$/.exec(written) ?? []
  if (field) return say('The space after the colon is missing.', `${field}: ${value}`)
  const [, indentation = '', dash, text] = /^( *)(-|[•·▪◦‣●–—]\s*)?([^\s-].*)$/.exec(written) ?? []
  const isBesideItem = [lines[line - 2], lines[line]].some((other) => other?.startsWith(`${indentation}- `))
  if (dash === '-') return say('The space after the dash is missing.', `- ${text}`)
  const indent = explainIndent(lines, line)
  if (indent) return indent
  if (isItem) return say(NO_ITEM)
  if (key === undefined && isBesideItem) return say('Every item of a list begins with a dash and a space.', `- ${text}`)
  return say(key === undefined ? NO_FIELD : ownWords)
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

/** Compares the indentation of a line with that of the field or item above; undefined when both are equal. */
function explainIndent(lines: readonly string[], line: number): YamlProblem | undefined {
  const here = readLine(lines[line - 1] ?? '')
  if (!here.isItem && here.key === undefined) return undefined
  if (/^ *\t/.test(lines[line - 1] ?? '')) return { line, column: 1, message: TAB, isIndent: true }
  const placeOf = ({ indent, keyAt }: typeof here) => (here.isItem ? indent : keyAt)
  const above = lines
    .slice(0, line - 1)
    .map(readLine)
    .findLast((other) => (here.isItem ? other.isItem : other.key !== undefined))
  if (above === undefined || placeOf(above) === placeOf(here)) return undefined
  const begins = (spaces: number) => (spaces === 0 ? 'begins at the left edge' : `begins ${countOf(spaces, 'space')} in`)
  const name = here.isItem || !above.key ? 'the one above' : `the one above, “${above.key}”,`
  const message = `This line ${begins(placeOf(here))}; ${name} ${begins(placeOf(above))}. What belongs together begins at the same place.`
  return { line, column: placeOf(here) + 1, message, isIndent: true }
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

/**
 * Finds what YAML allows and content does not: anchors, aliases, tags, names that are special in JavaScript, invisible characters, and text
 * that YAML would drop.
 */
export function findForbidden(document: Document.Parsed, yaml: string, lines: LineCounter): TextProblem[] {
  const problems: TextProblem[] = []
  const add = (offset: number, message: string, example?: string) => {
    const { line, col: column } = lines.linePos(offset)
    // Only the first one of each line is reported.
    if (!problems.some((problem) => problem.line === line)) problems.push({ line, column, message, ...(example ? { example } : {}) })
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
      const offset = isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0
      if (FORBIDDEN_KEYS.has(key)) add(offset, `No field may be called “${key}”.`)
      if (key === '<<') add(offset, 'Fields are not merged from elsewhere here. Write them out.')
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
  if (dashIndex >= 0) add(start + dashIndex, NO_ITEM)
  // The placeholder mark is allowed here: a rule reports it once the file is published. A # that the mark stood behind hides no text.
  const behind = new RegExp(`^[^\\S\\n]*#(?! ?${PLACEHOLDER_MARK}|[^\\S\\n]*$)`).test(yaml.slice(end, endOfLine(yaml, end)))
  if (behind && (typeof node.value === 'string' || node.value === null))
    add(start, 'Text after “ #” is a comment and is not read. Put quotation marks round the text.', toQuoted(lineAt(start)))
  if (typeof node.value !== 'number') return
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(written)
  // A number that keeps its value is left to its schema: 8000.50.
  if (!isGrouped && String(node.value) === written.replace(/(\.\d*[1-9])0+$/, '$1')) return
  const message = `“${written}” would be read as ${node.value}. Write a number in digits alone; one that is dialled, in quotation marks.`
  add(start, message, isGrouped ? `${readLine(lineAt(start)).key ?? '-'}: ${written.replaceAll('.', '')}`.replace('-:', '-') : undefined)
}
