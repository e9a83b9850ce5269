import matter from 'gray-matter'
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLError } from 'yaml'

/** A fault inside one file. */
export interface Fault {
  line: number
  column?: number
  field?: string
  message: string
  example?: string
}

/** A content file taken apart, with the places of its fields. */
export interface SourceFile {
  /** The fields, not yet checked. */
  data: Record<string, unknown>
  /** The text under the front matter. */
  body: string
  /** The line on which the body begins. */
  bodyLine: number
  /** Where a field stands, or the nearest thing around it that is there. */
  place(path: readonly PropertyKey[]): { line: number; column: number }
  /** The line on which `words` stand within a field's value, else the field's own line. `nth` counts from 0. */
  lineOf(path: readonly PropertyKey[], words: string, nth?: number): number
}

/** Text that is far longer than any page is a mistake, and slow to check. */
const MAX_BYTES = 1_000_000

const FIRST_LINES = '---\ntitle: The title\n---'

/** Reads bytes as text. Marks of byte order and Windows line ends are tolerated; letters with marks are composed. */
export function decodeText(bytes: Uint8Array): { text: string } | { fault: Fault } {
  if (bytes.length > MAX_BYTES) return { fault: { line: 1, message: 'This file is larger than 1 MB. A content file holds words only.' } }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lossy = new TextDecoder('utf-8').decode(bytes)
    const line = lossy.slice(0, Math.max(0, lossy.indexOf('\uFFFD'))).split('\n').length
    const message =
      'This file is not saved as UTF-8, so its letters cannot be read. Open it in your editor and save it with the encoding UTF-8.'
    return { fault: { line, message } }
  }
  text = text.replace(/\r\n?/g, '\n').normalize('NFC')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
  const control = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/)
  if (control >= 0) {
    return {
      fault: {
        line: countLines(text, control),
        message: 'There is an invisible control character on this line. Delete it and type the words again.',
      },
    }
  }
  return { text }
}

/** Takes a content file apart. Gives every fault of its front matter instead, if it has any. */
export function readSource(text: string): { source: SourceFile } | { faults: Fault[] } {
  const split = splitFrontMatter(text)
  if ('fault' in split) return { faults: [split.fault] }
  const lines = new LineCounter()
  const fence = '---'
  // The opening fence becomes an empty first line, so that lines are those of the file.
  const yaml = parseYaml(split.yaml, lines)
  if ('faults' in yaml) return yaml
  const { document, data } = yaml

  const toPlace = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: line === 1 ? col + fence.length : col }
  }
  return {
    source: {
      data,
      body: split.body.trim(),
      // Empty lines before the text are not part of it.
      bodyLine: split.bodyLine + countLines(split.body, split.body.search(/\S/)) - 1,
      place: (path) => toPlace(findOffset(document, path).start),
      lineOf: (path, words, nth = 0) => {
        const { start, valueStart, end } = findOffset(document, path)
        let at = valueStart - 1
        for (let count = 0; count <= nth; count += 1) {
          const next = split.yaml.indexOf(words, at + 1)
          if (next < 0 || next >= end) break
          at = next
        }
        return toPlace(at < valueStart ? start : at).line
      },
    },
  }
}

function splitFrontMatter(text: string): { yaml: string; body: string; bodyLine: number } | { fault: Fault } {
  const [first = ''] = text.split('\n', 1)
  const named = /^---\s*([a-z]\S*)/i.exec(first)
  if (named) {
    const message = `The front matter must begin with three dashes alone. Found “${first.trim()}”: front matter in “${named[1]}” is not read.`
    return { fault: { line: 1, message, example: FIRST_LINES } }
  }
  if (first.trimEnd() !== '---') {
    return {
      fault: {
        line: 1,
        message: 'There is no front matter. A content file begins with its fields between two lines of three dashes.',
        example: FIRST_LINES,
      },
    }
  }
  const closing = /\n---[^\S\n]*(?:\n|$)/.exec(text.slice(3))
  if (!closing) {
    return {
      fault: { line: 1, message: 'The front matter does not end. Put a line of three dashes under the last field.', example: FIRST_LINES },
    }
  }
  const refuse = () => {
    throw new Error('Only YAML is read')
  }
  // Options are always given: without them gray-matter answers from its cache and a second fault is lost.
  const engines = { yaml: { parse: () => ({}) }, javascript: { parse: refuse }, js: { parse: refuse }, json: { parse: refuse } }
  const file = matter(text, { engines, language: 'yaml' })
  // gray-matter ends the block at any line that begins with three dashes; the line we found must be that one.
  if (file.matter.length !== closing.index && file.matter !== '') {
    const line = file.matter.split('\n').length
    return { fault: { line, message: 'A line within the front matter begins with three dashes. Indent it, or put quotes around it.' } }
  }
  const yaml = text.slice(3, 3 + closing.index)
  const bodyStart = 3 + closing.index + closing[0].length
  return { yaml: yaml.startsWith('\n') ? yaml : `\n${yaml}`, body: text.slice(bodyStart), bodyLine: countLines(text, bodyStart) }
}

function parseYaml(yaml: string, lineCounter: LineCounter): { document: Document; data: Record<string, unknown> } | { faults: Fault[] } {
  let document: Document.Parsed
  try {
    document = parseDocument(yaml, {
      lineCounter,
      schema: 'core',
      merge: false,
      stringKeys: true,
      uniqueKeys: true,
      prettyErrors: true,
      logLevel: 'silent',
    })
  } catch {
    return { faults: [{ line: 1, message: 'The front matter cannot be read: its lists and fields are nested too deeply.' }] }
  }
  const faults = [...document.errors, ...document.warnings].map((error) => explain(error, yaml))
  faults.push(...findForbidden(document, yaml, lineCounter))
  if (faults.length > 0) return { faults: keepFirstOfLine(faults) }
  if (document.contents === null) return { document, data: {} }
  if (!isMap(document.contents)) {
    return {
      faults: [{ line: 2, message: 'The front matter must be fields, each a name, a colon, a space and a value.', example: FIELD }],
    }
  }
  return { document, data: document.toJS({ maxAliasCount: 0 }) as Record<string, unknown> }
}

const QUOTES = 'title: "The text, between two quotation marks"'

const FIELD = 'title: The title'
const NO_FIELD = 'This line is neither a field nor a part of the text above. A field is a name, a colon, a space and a value.'
const NO_SPACE = 'The space after the colon is missing.'
const WRONG_INDENT =
  'This line does not stand under the one above. What belongs together begins at the same place, two spaces further in than what it belongs to.'

/** Says in plain words what the YAML parser found. */
function explain(error: YAMLError, yaml: string): Fault {
  const { line = 1, col: column = 1 } = error.linePos?.[0] ?? {}
  const written = yaml.split('\n')[line - 1] ?? ''
  const at = { line, column }
  const unspaced = /^\s*(?:- )?[\w-]+:[^\s/]/.test(written)
  const begins = /^\s*(?:- )?(?:[\w-]+:\s+)?([[{&*!|>%@`"'])/.exec(written)?.[1]
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { ...at, field: /^\s*(?:- )?([\w-]+)/.exec(written)?.[1] ?? '', message: 'This field stands here twice. Keep one of them.' }
    case 'TAB_AS_INDENT':
      return { ...at, message: 'This line begins with a tab. Use spaces: two for each step to the right.' }
    case 'BAD_DQ_ESCAPE':
      return {
        ...at,
        message:
          'A backslash between double quotation marks has a meaning of its own here. Write \\\\ for a backslash, or use single quotation marks.',
      }
    case 'TAG_RESOLVE_FAILED':
    case 'BAD_SCALAR_START':
      return { ...at, message: `A text that begins with ${begins ?? 'a sign'} needs quotation marks around it.`, example: QUOTES }
    case 'BAD_INDENT':
      if (begins !== '[' && begins !== '{') return { ...at, message: WRONG_INDENT }
      break
    case 'MISSING_CHAR':
      if (/quote/.test(error.message))
        return { ...at, message: 'A quotation mark opens here, or above, and is never closed.', example: QUOTES }
      if (!begins) return { ...at, message: unspaced ? NO_SPACE : NO_FIELD, example: FIELD }
      break
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (!/:\s/.test(written.replace(/^\s*(- )?[\w-]+:\s/, ''))) return { ...at, message: WRONG_INDENT }
      return {
        ...at,
        message: 'The text holds a colon with a space after it, which looks like a second field. Put quotation marks around the text.',
        example: QUOTES,
      }
    case 'MULTILINE_IMPLICIT_KEY':
      return { ...at, message: unspaced ? NO_SPACE : NO_FIELD, example: FIELD }
    default:
  }
  if (begins === '"' || begins === "'") {
    const message = 'The text goes on after its closing quotation mark. Use the other kind of quotation mark around the whole text.'
    return { ...at, message, example: `title: "It's the first night"` }
  }
  if (begins) return { ...at, message: `A text that begins with ${begins} needs quotation marks around it.`, example: QUOTES }
  return { ...at, message: NO_FIELD, example: FIELD }
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Finds what YAML allows and content does not: anchors, aliases, tags, and names that mean something to JavaScript. */
function findForbidden(document: Document.Parsed, yaml: string, lines: LineCounter): Fault[] {
  const faults: Fault[] = []
  const add = (offset: number, message: string, example?: string) => {
    const { line, col: column } = lines.linePos(offset)
    faults.push({ line, column, message, ...(example ? { example } : {}) })
  }
  visit(document, {
    Node(_key, node) {
      const offset = node.range?.[0] ?? 0
      if (isAlias(node)) add(offset, 'A text that begins with * needs quotation marks around it.', QUOTES)
      else if (node.anchor) add(offset, 'A text that begins with & needs quotation marks around it.', QUOTES)
      else if (node.tag && /^\s*!/.test(yaml.slice(yaml.lastIndexOf(':', offset) + 1, offset)))
        add(offset, 'A text that begins with ! needs quotation marks around it.', QUOTES)
    },
    Pair(_key, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      const offset = isNode(pair.key) ? (pair.key.range?.[0] ?? 0) : 0
      if (FORBIDDEN_KEYS.has(key)) add(offset, `No field may be called “${key}”.`)
      if (key === '<<') add(offset, 'Fields are not merged from elsewhere here. Write them out.')
    },
  })
  return faults
}

/** One slip often makes the parser complain several times of one line: the first complaint is the useful one. */
function keepFirstOfLine(faults: Fault[]): Fault[] {
  const seen = new Set<number>()
  return faults.filter(({ line }) => !seen.has(line) && seen.add(line))
}

function findOffset(document: Document, path: readonly PropertyKey[]): { start: number; valueStart: number; end: number } {
  let node: unknown = document.contents
  let found = { start: 0, valueStart: 0, end: 0 }
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === part)
      if (!pair || !isNode(pair.key)) break
      node = pair.value
      const range = isNode(node) ? node.range : undefined
      const start = pair.key.range?.[0] ?? 0
      found = { start, valueStart: range?.[0] ?? start, end: range?.[2] ?? start }
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part]
      if (!isNode(node) || !node.range) break
      found = { start: node.range[0], valueStart: node.range[0], end: node.range[2] }
    } else break
  }
  return found
}

function countLines(text: string, end: number): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
