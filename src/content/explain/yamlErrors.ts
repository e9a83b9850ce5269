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

/** Explains a YAML error in plain words. */
export function explainYaml(error: YAMLError, yaml: string): YamlProblem {
  const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {}
  const lines = yaml.split('\n')
  const written = lines[line - 1] ?? ''
  const say = (message: string, fix?: string): TextProblem => ({ line, column, message, ...(fix && { example: fix }) })
  const unspaced = /^\s*(?:- )?([\w-]+):([^\s/].*)$/.exec(written)
  const begins = /^\s*(?:- )?(?:[\w-]+:\s+)?([[{&*!|>%@`"'])/.exec(written)?.[1]
  const noField = unspaced
    ? say('The space after the colon is missing.', `${unspaced[1]}: ${unspaced[2]}`)
    : (explainItem(lines, line) ?? (readLine(written).isItem ? say(NO_ITEM) : say(NO_FIELD)))
  switch (error.code) {
    case 'DUPLICATE_KEY': {
      const message = 'This field occurs twice here. Keep one of them; or put a dash before it, if a new item of a list begins here.'
      return { ...say(message), field: readLine(written).key ?? '' }
    }
    case 'TAB_AS_INDENT':
      return say(TAB)
    case 'BAD_DQ_ESCAPE':
      return say(
        'A backslash between double quotation marks has a meaning of its own here. Write \\\\ for a backslash, or use single quotation marks.',
      )
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/:\s/.test(readLine(written).rest))
        return say(
          'The text holds a colon with a space after it, which looks like a second field. Put quotation marks around the text.',
          toQuoted(written),
        )
      if (/^[^"'].*[^\s:]:$/.test(readLine(written).rest))
        return say('The text ends with a colon, which looks like a second field. Put quotation marks around the text.', toQuoted(written))
      return (
        explainIndent(lines, findParent(lines, line) ? findNext(lines, line) : line) ??
        explainIndent(lines, findNext(lines, line)) ??
        noField
      )
    case 'MISSING_CHAR':
      if (/quote/.test(error.message)) return explainOpenQuote(lines, line)
      break
    default:
  }
  if (begins === '"' || begins === "'") {
    const message = 'The text goes on after its closing quotation mark. Use the other kind of quotation mark around the whole text.'
    return say(message, toQuoted(written))
  }
  if (begins) return say(`A text that begins with ${begins} needs quotation marks around it.`, toQuoted(written))
  return (unspaced ? undefined : explainIndent(lines, line)) ?? noField
}

/** Explains a line in a list that is not an item, because its dash or the space after it is missing. */
function explainItem(lines: readonly string[], line: number): TextProblem | undefined {
  const written = lines[line - 1] ?? ''
  const [, indent = '', dash, rest = ''] = /^(\s*)(-?)(\S.*)$/.exec(written) ?? []
  const isBeside = (other: string) => other.trim() !== '' && readLine(other).indent <= indent.length
  const beside = [lines.slice(0, line - 1).findLast(isBeside), lines.slice(line).find(isBeside)]
  if (!beside.some((other) => other?.startsWith(`${indent}- `))) return undefined
  const text = rest.replace(/^[•·▪◦‣●–—]\s*/, '')
  const message = dash ? 'The space after the dash is missing.' : 'Every item of a list begins with a dash and a space.'
  return { line, column: indent.length + 1, message, ...(text.length > 90 ? {} : { example: `- ${text}` }) }
}

/** The parser reports the end of the text; the author needs the line of the opening quotation mark. */
function explainOpenQuote(lines: readonly string[], line: number): TextProblem {
  const opens = lines.slice(0, line).findLastIndex((written) => {
    const [mark] = /^["']/.exec(readLine(written).rest) ?? []
    return mark !== undefined && written.split(mark).length % 2 === 0
  })
  const at = opens < 0 ? line : opens + 1
  return { line: at, message: 'A quotation mark opens here and is never closed.', ...withExample(toQuoted(lines[at - 1] ?? '')) }
}

const withExample = (example: string | undefined) => (example === undefined ? {} : { example })

/** The next line that is not empty, or this one. Line numbers start at 1. */
function findNext(lines: readonly string[], line: number): number {
  const next = lines.findIndex((written, index) => index >= line && written.trim() !== '')
  return next < 0 ? line : next + 1
}

/** The group or list that begins on the line above, if any: only below one may the indentation increase. */
function findParent(lines: readonly string[], line: number): ReturnType<typeof readLine> | undefined {
  const above = readLine(lines.slice(0, line - 1).findLast((written) => written.trim() !== '') ?? '')
  return above.key !== undefined && above.rest === '' && readLine(lines[line - 1] ?? '').indent >= above.keyAt ? above : undefined
}

/** Compares the indentation of a line with that of its neighbour; undefined when both are equal. */
function explainIndent(lines: readonly string[], line: number): YamlProblem | undefined {
  const here = readLine(lines[line - 1] ?? '')
  if (!here.isItem && here.key === undefined) return undefined
  if (/^ *\t/.test(lines[line - 1] ?? '')) return { line, column: 1, message: TAB, isIndent: true }
  const before = lines.slice(0, line - 1).map(readLine)
  // An item indented by four spaces more belongs to another list.
  const isNear = (item: typeof here) => item.isItem && Math.abs(item.indent - here.indent) < 4
  const aboveAt = before.findLastIndex(here.isItem ? isNear : ({ key }) => key !== undefined)
  const above = before[aboveAt]
  const [mine, other] = here.isItem ? [here.indent, above?.indent] : [here.keyAt, above?.keyAt]
  if (above === undefined || other === undefined || mine === other) return undefined
  const begins = (spaces: number) => (spaces === 0 ? 'begins at the left edge' : `begins ${countOf(spaces, 'space')} in`)
  // The first line of a group or list may be the wrong one, though the parser only reports the second.
  const parent = findParent(lines, aboveAt + 1)
  if (parent && !isIndentedBelow(other - parent.keyAt, here.isItem) && isIndentedBelow(mine - parent.keyAt, here.isItem)) {
    const message = `This line ${begins(other)}; the one below, “${here.key ?? here.rest}”, ${begins(mine)}. What belongs together begins at the same place.`
    return { line: aboveAt + 1, column: other + 1, message, isIndent: true }
  }
  const name = here.isItem || !above.key ? 'the one above' : `the one above, “${above.key}”,`
  const message = `This line ${begins(mine)}; ${name} ${begins(other)}. What belongs together begins at the same place.`
  return { line, column: mine + 1, message, isIndent: true }
}

/** Whether a line has the right indentation below a name: two spaces, or for list items also none. */
const isIndentedBelow = (spaces: number, isItem: boolean) => spaces === 2 || (isItem && spaces === 0)

/** Puts a line’s value in quotation marks: single ones if it has double ones and no single ones. Keeps those around part of it. */
function toQuoted(written: string): string | undefined {
  const { key, rest } = readLine(written)
  const bare = key === undefined ? written.trim().replace(/^- /, '') : rest
  const isPart = /^(["'])(?:(?!\1).)+\1[\s,.;:!?]/.test(bare.trim())
  const found = withoutCurly(isPart ? bare : bare.replace(/^["']|["']$/g, ''))
  // What follows these signs may be markup, or a slip: only the author knows.
  if (found.length > 90 || /^(?:[*&!>|`}[\]]|\{(?!\w+\}))/.test(found)) return undefined
  const text = found
  const defaultStringType = !text.includes('"') || text.includes("'") ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE'
  return `${key === undefined ? '-' : `${key}:`} ${stringify(text, { defaultStringType, lineWidth: 0 }).trimEnd()}`
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
      const quoted = () => toQuoted(lineAt(offset))
      if (isAlias(node)) add(offset, 'A text that begins with * needs quotation marks around it.', quoted())
      else if (node.anchor) add(offset, 'A text that begins with & needs quotation marks around it.', quoted())
      else if (node.tag && /^\s*!/.test(yaml.slice(yaml.lastIndexOf(':', offset) + 1, offset)))
        add(offset, 'A text that begins with ! needs quotation marks around it.', quoted())
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

/** A phone number: other numbers do not begin with + or 0 and have fewer digits. */
const PHONE_NUMBER = /^(?:\+\d{7,}|0\d{9,})$/

function checkPlainScalar(node: Scalar, yaml: string, lineAt: (offset: number) => string, add: Add): void {
  const [start, end] = node.range ?? [0, 0]
  const written = yaml.slice(start, end)
  // An item whose dash is indented too far is parsed as part of the text above it.
  const dashIndex = written.search(/(?<=\n\s*)- /)
  if (dashIndex >= 0) add(start + dashIndex, NO_ITEM)
  // The placeholder mark is allowed here: textRules reports it once the file is published. A # that the mark stood behind hides no text.
  const behind = new RegExp(`^[^\\S\\n]*#(?! ?${PLACEHOLDER_MARK}|[^\\S\\n]*$)`).test(yaml.slice(end, endOfLine(yaml, end)))
  if (behind && (typeof node.value === 'string' || node.value === null))
    add(start, 'Text after “ #” is a comment and is not read. Put quotation marks round the text.', toQuoted(lineAt(start)))
  if (typeof node.value !== 'number') return
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$/.test(written)
  // A number that keeps its value is left to its schema: 8000.50.
  if (!isGrouped && String(node.value) === written.replace(/(\.\d*[1-9])0+$/, '$1')) return
  const { key } = readLine(lineAt(start))
  const digits = isGrouped ? written.replaceAll('.', '') : String(node.value)
  // A zero and ten digits are a Nigerian phone number without +234.
  const hour = /^(?:opens|closes)$/.test(key ?? '') && /^(0\d)([0-5]\d)$/.exec(written)
  const dialled = PHONE_NUMBER.test(written) ? `"${written.replace(/^0(?=\d{10}$)/, '+234')}"` : digits
  const likely = hour ? `"${hour[1]}:${hour[2]}"` : dialled
  const message = `“${written}” would be read as ${node.value}. Write a number in digits alone; one that is dialled, in quotation marks.`
  add(start, message, Number.isSafeInteger(Number(digits)) ? `${key ? `${key}:` : '-'} ${likely}` : undefined)
}
