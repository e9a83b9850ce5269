import { isUtf8 } from 'node:buffer'
import matter from 'gray-matter'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { withoutInvisible } from '../../lib/invisibleCharacters.ts'
import { lineAt } from '../../lib/text.ts'
import { emptyValues, explainYaml, findForbidden, type YamlProblem } from '../explain/yamlErrors.ts'
import type { TextProblem } from '../problems.ts'
import { findEncodingErrors } from './encodingErrors.ts'

/** What can be checked of a file with errors in its YAML: the text under its fields, and the fields that could be read, if any. */
export interface ReadablePart {
  source: SourceFile
  hasFields: boolean
  /** The lines that could not be read. */
  unread: ReadonlySet<number>
}

/** Thrown for a file that cannot be parsed. Its errors are for the author. */
export class UnreadableFile extends Error {
  readonly problems: readonly TextProblem[]
  readonly readable: ReadablePart | undefined

  constructor(problems: readonly TextProblem[], readable?: ReadablePart) {
    super(problems[0]?.message)
    this.problems = problems
    this.readable = readable
  }
}

const refuse = (line: number, message: string): never => {
  throw new UnreadableFile([{ line, message }])
}

/** A parsed content file, with the positions of its fields. Lines and columns are counted from 1. */
export interface SourceFile {
  /** The fields, not yet validated. */
  data: Record<string, unknown>
  /** The text under the front matter. */
  body: string
  /** The line on which the text begins. */
  bodyLine: number
  /** The position of a field, or of the nearest existing field that contains it. */
  place(path: readonly PropertyKey[]): { line: number; column: number }
  /** The lines with this comment after the value. */
  linesWithComment(comment: string): number[]
  /** The line of a text within a field’s value, else the field’s own line. `nth` counts from 0. */
  lineOf(path: readonly PropertyKey[], text: string, nth?: number): number
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

/** The text without what nobody sees: Windows line endings, decomposed letters, no-break spaces and soft hyphens of word processors. */
const normaliseText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\u00ad/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .normalize('NFC')

/** Decodes bytes as text. Accepts byte order marks. */
function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) refuse(1, 'This file is larger than 1 MB. A content file holds words only.')
  const head = Buffer.from(bytes.subarray(0, 400)).toString('latin1')
  if (BINARY_BEGINNINGS.some((beginning) => head.startsWith(beginning)))
    refuse(
      1,
      'This is the file of a word processor with another name. Copy its words into a plain text file, saved with the encoding UTF-8.',
    )
  // In UTF-16 every ASCII character has a zero byte.
  if (head.split('\0').length - 1 > head.length / 4) refuse(1, NOT_UTF_8)
  const decoded = new TextDecoder().decode(bytes)
  if (!isUtf8(bytes)) refuse(lineAt(decoded, decoded.indexOf('\uFFFD')), NOT_UTF_8)
  return normaliseText(decoded)
}

/**
 * Parses a content file.
 * @throws UnreadableFile when its fields cannot be parsed.
 */
export function readSource(bytes: Uint8Array): SourceFile {
  const decoded = decodeText(bytes)
  const broken = findEncodingErrors(decoded)
  // The other errors of the file are found without the characters that nobody can see.
  const text = broken.length > 0 ? withoutInvisible(decoded) : decoded
  refuseConflict(text)
  const { parsed, body, bodyLine } = splitFrontMatter(text)
  const { problems, hasFields, unread, ...fields } = parsed
  // Skips empty lines before the text.
  const source = { ...toFields(fields), body: body.trim(), bodyLine: bodyLine + lineAt(body, body.search(/\S/)) - 1 }
  const told = new Set(broken.map(({ line }) => line))
  const all = [...broken, ...problems.filter(({ line }) => !told.has(line))]
  if (all.length > 0) throw new UnreadableFile(all, { source, hasFields, unread: new Set([...unread, ...told]) })
  return source
}

interface ParsedYaml {
  /** The text that was parsed. It begins right behind the opening dashes, so that its line numbers match the file’s. */
  yaml: string
  document: Document.Parsed
  lineCounter: LineCounter
}

/** The fields and their positions. */
function toFields({ yaml, document, lineCounter }: ParsedYaml): Omit<SourceFile, 'body' | 'bodyLine'> {
  const toPlace = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(1, line), column: line === 1 ? col + '---'.length : col }
  }
  return {
    data: document.contents === null ? {} : (document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>),
    place: (path) => toPlace(findOffset(document, path).start),
    linesWithComment: (comment) =>
      yaml.split('\n').flatMap((line, index) => (line.endsWith(`# ${comment}`) && /^\s*[^\s#].* #/.test(line) ? [index + 1] : [])),
    lineOf: (path, text, nth = 0) => {
      const { start, valueStart, end } = findOffset(document, path)
      let at = valueStart - 1
      for (let count = 0; count <= nth; count += 1) {
        const next = yaml.indexOf(text, at + 1)
        if (next < 0 || next >= end) break
        at = next
      }
      return toPlace(at < valueStart ? start : at).line
    },
  }
}

/** Refuses the marks that Git leaves where two versions conflict. */
function refuseConflict(text: string): void {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/.test(line))
  if (first < 0) return
  refuse(
    first + 1,
    'Git left this mark where it could not join two versions of the text. Keep the version that is right, and take out the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  )
}

type ParsedFields = ReturnType<typeof parseFields>

const refused = {
  parse: () => refuse(1, 'Fields are read as YAML alone. A content file begins with a line of three dashes and nothing else.'),
}

function splitFrontMatter(text: string): { parsed: ParsedFields; body: string; bodyLine: number } {
  if (text.trim() === '')
    refuse(
      1,
      'This file is empty. If it held words before, put back its last version. A new file begins with its fields, between two lines of three dashes.',
    )
  const lines = text.split('\n')
  const [first = ''] = lines
  const named = /^---\s*([a-z]\S*)/i.exec(first)
  if (named) {
    const message = `A content file begins with a line of three dashes and nothing else. Found “${first.trim()}”: fields in “${named[1]}” are not read.`
    refuse(1, message)
  }
  if (first.trimEnd() !== '---') refuseBeginning(text)
  let parsed: ParsedFields | undefined
  // gray-matter’s own engine for YAML has no positions, and that for JavaScript runs what it reads.
  const engine = {
    parse: (written: string) => {
      parsed = parseFields(written)
      return toFields(parsed).data
    },
  }
  const { matter: yaml } = matter(text, { engines: { yaml: engine, javascript: refused, json: refused } })
  const [, closing] = text.slice('---'.length + yaml.length).split('\n', 2)
  if (closing === undefined) {
    const message = 'The part between the --- lines does not end. Put a line of three dashes under the last field, which ends here.'
    return refuse(findEnd(lines), message)
  }
  const bodyStart = '---'.length + yaml.length + `\n${closing}\n`.length
  // gray-matter ends the fields at any line that begins with three dashes.
  if (closing.trimEnd() !== '---')
    refuse(lineAt(text, bodyStart) - 1, `This line must be three dashes and nothing else: ---. Found “${closing.trim()}”.`)
  const stops = yaml.search(/^\.\.\.(?=\s)|^\.\.\.$/m)
  if (stops >= 0)
    refuse(lineAt(yaml, stops), 'A line of three full stops ends the fields, so the lines below it would not be read. Remove it.')
  // An empty block is not passed to the engine.
  return { parsed: parsed ?? parseFields(yaml), body: text.slice(bodyStart), bodyLine: lineAt(text, bodyStart) }
}

function refuseBeginning(text: string): never {
  const first = text.search(/^---[^\S\n]*$/m)
  const message =
    first > 0 && /^[\w-]+:(\s|$)/m.test(text.slice(first))
      ? 'There is a text or an empty line above the first line of three dashes. Move it below the second one, or remove it.'
      : 'A content file begins with its fields, between two lines of three dashes. This one does not.'
  return refuse(1, message)
}

/** The line on which the fields end if no fence ends them: after the last field, where the text begins or the file ends. */
function findEnd(lines: readonly string[]): number {
  const isText = (written: string) => /^\S/.test(written) && !/^(?:[\w-]+:(?:\s|$)|-\s|#(?!#))/.test(written)
  const text = lines.findIndex((written, index) => index > 0 && isText(written))
  const fields = text < 0 ? lines : lines.slice(0, text)
  return Math.min(fields.findLastIndex((written) => written.trim() !== '') + 2, lines.length)
}

/** Maximum depth of brackets and of indentation, far more than any field needs. */
const MAX_DEPTH = 100

/** Finds fields nested so deeply that parsing them could overflow the stack and end the process. Runs before parsing. */
function findTooDeep(yaml: string): number {
  let open = 0
  for (const { 0: bracket, index } of yaml.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (bracket === '[' || bracket === '{' ? 1 : -1))
    if (open > MAX_DEPTH) return index
  }
  return yaml.search(new RegExp(`^(?:[ \\t]{${MAX_DEPTH}}|[ \\t]*(?:[-?:][ \\t]+){${MAX_DEPTH / 4}})`, 'm'))
}

/** Refuses fields that would take too long to check. */
function refuseTooLarge(yaml: string): void {
  if ((yaml.match(/[,\n]/g)?.length ?? 0) > MAX_PARTS)
    refuse(
      1,
      `The part between the --- lines has more than ${MAX_PARTS.toLocaleString('en')} lines and commas, far more than any page can show. Put back the last version.`,
    )
  const deep = findTooDeep(yaml)
  if (deep >= 0) refuse(lineAt(yaml, deep), 'The fields cannot be read: lists and groups are nested too deeply.')
}

const NO_MAP = 'Each line between the --- lines is a field: a name, a colon, a space and a value.'

/** Maximum number of errors to report in the YAML of one file: each takes as long as parsing it. */
const MAX_PROBLEMS = 20

/**
 * Parses the fields. After an error, parses them again without the value that has it, so that the others are still checked. Gives them up
 * when that does not help: the parser then misreads valid lines.
 */
function parseFields(whole: string): ParsedYaml & Omit<ReadablePart, 'source'> & { problems: TextProblem[] } {
  refuseTooLarge(whole)
  const problems: TextProblem[] = []
  const unread = new Set<number>()
  let yaml = whole
  let uniqueKeys = true
  while (problems.length < MAX_PROBLEMS) {
    const parsed = parseYaml(yaml, uniqueKeys)
    const [error] = [...parsed.document.errors, ...parsed.document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
    const found: YamlProblem[] = error ? [explainYaml(error, yaml)] : findForbidden(parsed.document, yaml, parsed.lineCounter)
    const { contents } = parsed.document
    if (found.length === 0 && contents !== null && !isMap(contents)) found.push({ line: 2, message: NO_MAP })
    if (found.length === 0) return { ...parsed, problems, unread, hasFields: true }
    // Duplicate keys can be parsed. An item without its dash repeats all fields of the item above.
    const isDuplicateKey = error?.code === 'DUPLICATE_KEY'
    const emptied = isDuplicateKey ? yaml : emptyValues(yaml, found, unread)
    if (problems.length === 0 || emptied !== undefined) problems.push(...found.map(({ isIndent, ...problem }) => problem))
    if (emptied === undefined) break
    yaml = emptied
    if (isDuplicateKey) uniqueKeys = false
  }
  return { ...parseYaml('', true), problems, unread, hasFields: false }
}

function parseYaml(yaml: string, uniqueKeys: boolean): ParsedYaml {
  const lineCounter = new LineCounter()
  const options = { uniqueKeys, schema: 'core', merge: false, stringKeys: true, logLevel: 'silent' } as const
  return { yaml, lineCounter, document: parseDocument(yaml, { ...options, lineCounter }) }
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
