import matter from 'gray-matter'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { truncate } from '../lib/text.ts'
import { findEncodingErrors } from './encodingErrors.ts'
import { explainYaml, findForbidden } from './yamlErrors.ts'

/** An error in one file. */
export interface TextProblem {
  line: number
  column?: number
  field?: string
  message: string
  example?: string
}

/** A position in a file, counted from 1. */
interface Place {
  line: number
  column: number
}

/** A parsed content file, with the positions of its fields. */
export interface SourceFile {
  /** The fields, not yet validated. */
  data: Record<string, unknown>
  /** The text under the front matter. */
  body: string
  /** The line on which the text begins. */
  bodyLine: number
  /** The position of a field, or of the nearest existing field that contains it. */
  place(path: readonly PropertyKey[]): Place
  /** The lines with `words` in a comment after the value. */
  linesWithComment(words: string): number[]
  /** The line of `words` within a field’s value, else the field’s own line. `nth` counts from 0. */
  lineOf(path: readonly PropertyKey[], words: string, nth?: number): number
}

/** Text much longer than any page is a mistake, and slow to check. */
const MAX_BYTES = 1_000_000

/**
 * Maximum number of lines and commas in the fields of one file: the longest has 300. Each field is compared with all others, so 30,000
 * would take half a minute.
 */
const MAX_PARTS = 5_000

const NOT_UTF_8 =
  'This file is not saved as UTF-8, so its characters cannot be read. Open it in your editor and save it with the encoding UTF-8.'

/** The first bytes of word-processor files, old and new, and of PDF. */
const BINARY_BEGINNINGS = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '{\\rtf', '%PDF']

/** Explains why bytes are not text. */
function explainForeign(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_BYTES) return 'This file is larger than 1 MB. A content file holds words only.'
  const head = Buffer.from(bytes.subarray(0, 400)).toString('latin1')
  if (BINARY_BEGINNINGS.some((beginning) => head.startsWith(beginning))) {
    return 'This is the file of a word processor with another name. Copy its words into a plain text file, saved with the encoding UTF-8.'
  }
  // In UTF-16 every ASCII character has a zero byte.
  return head.split('\0').length - 1 > head.length / 4 ? NOT_UTF_8 : undefined
}

/** Decodes bytes as text. Accepts byte order marks and Windows line endings; normalises characters to composed form. */
export function decodeText(bytes: Uint8Array): { text: string } | { problems: TextProblem[] } {
  const foreign = explainForeign(bytes)
  if (foreign) return { problems: [{ line: 1, message: foreign }] }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lossy = new TextDecoder('utf-8').decode(bytes)
    const line = lossy.slice(0, Math.max(0, lossy.indexOf('\uFFFD'))).split('\n').length
    return { problems: [{ line, message: NOT_UTF_8 }] }
  }
  text = text.replace(/\r\n?/g, '\n').normalize('NFC')
  const problems = findEncodingErrors(text)
  return problems.length > 0 ? { problems } : { text }
}

/**
 * Parses a content file; returns errors instead when its fields cannot be parsed. `example` is a valid first field for a file of this kind.
 */
export function readSource(text: string, example = 'title: The title'): { source: SourceFile } | { problems: TextProblem[] } {
  const conflict = findConflict(text)
  if (conflict) return { problems: [conflict] }
  const split = splitFrontMatter(text, `---\n${example}\n---`)
  if ('problem' in split) return { problems: [split.problem] }
  const fence = '---'
  const lines = new LineCounter()
  // `split.yaml` has an empty line in place of the opening fence, so that line numbers match the file.
  const yaml = parseYaml(split.yaml, lines, example)
  if ('problems' in yaml) return yaml
  const find = (path: readonly PropertyKey[]) => findOffset(yaml.document, path)
  const toPlace = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: line === 1 ? col + fence.length : col }
  }
  return {
    source: {
      data: yaml.data,
      body: split.body.trim(),
      // Skips empty lines before the text.
      bodyLine: split.bodyLine + countLines(split.body, split.body.search(/\S/)) - 1,
      place: (path) => toPlace(find(path).start),
      linesWithComment: (words) =>
        split.yaml.split('\n').flatMap((line, index) => (/^\s*[^\s#].* #/.test(line) && line.endsWith(`# ${words}`) ? [index + 1] : [])),
      lineOf: (path, words, nth = 0) => {
        const { start, valueStart, end } = find(path)
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

/** The conflict markers of git. */
function findConflict(text: string): TextProblem | undefined {
  const lines = text.split('\n')
  const opens = lines.findIndex((line) => /^<{7} /.test(line))
  const closes = lines.findIndex((line, index) => index > opens && /^>{7} /.test(line))
  if (opens < 0 || closes < 0) return undefined
  const message = `Git could not join two versions of these lines, and left both, down to line ${closes + 1}. Keep the one that is right, and take out the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.`
  return { line: opens + 1, message }
}

function splitFrontMatter(text: string, example: string): { yaml: string; body: string; bodyLine: number } | { problem: TextProblem } {
  if (text.trim() === '') return { problem: { line: 1, message: 'The file is empty. Put back the last version.' } }
  const [first = ''] = text.split('\n', 1)
  const named = /^---\s*([a-z]\S*)/i.exec(first)
  if (named) {
    const message = `A content file begins with a line of three dashes and nothing else. Found “${first.trim()}”: fields in “${named[1]}” are not read.`
    return { problem: { line: 1, message, example } }
  }
  if (isAlmostFence(first)) return { problem: { line: 1, message: explainFence(first), example } }
  if (first.trimEnd() !== '---') {
    const fence = text.split('\n').findIndex((line) => line.trimEnd() === '---')
    if (fence > 0 && /^[\w-]+:(\s|$)/m.test(text.slice(text.indexOf('\n---')))) {
      const above = text.trim().split('\n', 1)[0] ?? ''
      const message =
        above === '---'
          ? 'There is an empty line above the first line of three dashes. Remove it: a content file begins with that line.'
          : `“${truncate(above, 40)}” is above the first line of three dashes. Move it below the second one, or remove it: a content file begins with that line.`
      return { problem: { line: text.slice(0, text.search(/\S/)).split('\n').length, message, example } }
    }
    const message = 'A content file begins with its fields, between two lines of three dashes. This one does not.'
    return { problem: { line: 1, message, example } }
  }
  const closing = /\n---[^\S\n]*(?:\n|$)/.exec(text.slice(3))
  if (!closing) {
    const lines = text.split('\n')
    const line = lines.findIndex((written, index) => index > 0 && isAlmostFence(written))
    if (line > 0) return { problem: { line: line + 1, message: explainFence(lines[line] ?? '') } }
    const message = 'The part between the --- lines does not end. Put a line of three dashes under the last field, which ends here.'
    return { problem: { line: findEnd(lines), message, example } }
  }
  const stops = text.slice(0, 3 + closing.index).search(/^\.\.\.(?=\s)|^\.\.\.$/m)
  if (stops >= 0) {
    const message = 'A line of three full stops ends the fields, so the lines below it would not be read. Remove it.'
    return { problem: { line: countLines(text, stops), message } }
  }
  const refuse = () => {
    throw new Error('Only YAML is read')
  }
  // Options are always passed: without them gray-matter answers from its cache and the error is not thrown a second time.
  const engines = { yaml: { parse: () => ({}) }, javascript: { parse: refuse }, js: { parse: refuse }, json: { parse: refuse } }
  const file = matter(text, { engines, language: 'yaml' })
  // gray-matter ends the block at any line that begins with three dashes, so this checks that it found the same line.
  if (file.matter.length !== closing.index && file.matter !== '') {
    const line = file.matter.split('\n').length
    return { problem: { line, message: 'A line among the fields begins with three dashes. Indent it, or put quotation marks around it.' } }
  }
  const yaml = text.slice(3, 3 + closing.index)
  const bodyStart = 3 + closing.index + closing[0].length
  return { yaml: yaml.startsWith('\n') ? yaml : `\n${yaml}`, body: text.slice(bodyStart), bodyLine: countLines(text, bodyStart) }
}

/**
 * The line, counted from 1, on which the fields end if no fence ends them: after the last field, where the text begins or the file ends.
 */
function findEnd(lines: readonly string[]): number {
  const isText = (written: string) => /^\S/.test(written) && !/^(?:[\w-]+:(?:\s|$)|-\s|#(?!#))/.test(written)
  const text = lines.findIndex((written, index) => index > 0 && isText(written))
  const fields = text < 0 ? lines : lines.slice(0, text)
  return Math.min(fields.findLastIndex((written) => written.trim() !== '') + 2, lines.length)
}

/** Whether a line looks like a mistyped `---`: two dashes, four or more, or long dashes that an editor made from three. */
const isAlmostFence = (line: string) => /^(?:--|-{4,}|[–—]+-*)\s*$/.test(line)

const explainFence = (line: string) => `This line must be three dashes and nothing else: ---. Found “${line.trim()}”.`

type ParsedYaml = { document: Document; data: Record<string, unknown> } | { problems: TextProblem[] }

const TOO_DEEP = 'The fields cannot be read: lists and groups are nested too deeply.'

/** Maximum depth of brackets and of indentation, far more than any field needs. */
const MAX_DEPTH = 100

/** Finds fields nested so deeply that parsing them could overflow the stack and end the process. Runs before parsing. */
function findTooDeep(yaml: string): number | undefined {
  let open = 0
  for (const { 0: bracket, index } of yaml.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1))
    if (open > MAX_DEPTH) return index
  }
  const at = yaml.search(new RegExp(`^(?:[ \\t]{${MAX_DEPTH}}|[ \\t]*(?:[-?:][ \\t]+){${MAX_DEPTH / 4}})`, 'm'))
  return at < 0 ? undefined : at
}

function parseYaml(yaml: string, lineCounter: LineCounter, example: string): ParsedYaml {
  if ((yaml.match(/[,\n]/g)?.length ?? 0) > MAX_PARTS) {
    const message = `The part between the --- lines has more than ${MAX_PARTS.toLocaleString('en')} lines and commas, far more than any page can show. Put back the last version.`
    return { problems: [{ line: 1, message }] }
  }
  const deep = findTooDeep(yaml)
  if (deep !== undefined) return { problems: [{ line: countLines(yaml, deep), message: TOO_DEEP }] }
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
    return { problems: [{ line: 1, message: TOO_DEEP }] }
  }
  // Only the first syntax error is reported: after it, the parser may misread valid lines.
  const [first] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
  if (first) return { problems: [explainYaml(first, yaml, example)] }
  const problems = findForbidden(document, yaml, lineCounter, TOO_DEEP)
  if (problems.length > 0) return { problems }
  if (document.contents === null) return { document, data: {} }
  if (!isMap(document.contents)) {
    return {
      problems: [{ line: 2, message: 'Each line between the --- lines is a field: a name, a colon, a space and a value.', example }],
    }
  }
  return { document, data: document.toJS({ maxAliasCount: 0 }) as Record<string, unknown> }
}

function findOffset(document: Document | undefined, path: readonly PropertyKey[]): { start: number; valueStart: number; end: number } {
  let node: unknown = document?.contents
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
