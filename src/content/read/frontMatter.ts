import { isUtf8 } from 'node:buffer'
import matter from 'gray-matter'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { withoutInvisible } from '../../lib/invisibleCharacters.ts'
import { lineAt } from '../../lib/text.ts'
import { emptyValues, explainYaml, findForbidden, type YamlProblem } from '../explain/yamlErrors.ts'
import type { TextProblem } from '../problems.ts'
import { findEncodingErrors } from './encodingErrors.ts'

/** Thrown for a file of which nothing can be checked. Its message is for the author. */
export class UnreadableFile extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

const refuse = (line: number, message: string): never => {
  throw new UnreadableFile(line, message)
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
  /** Errors in its characters and in its YAML. */
  problems: readonly TextProblem[]
  /** The lines with these errors: their values are left out. */
  unread: ReadonlySet<number>
}

/** Text much longer than any page is a mistake, and slow to check. */
const MAX_BYTES = 1_000_000

const NOT_UTF_8 =
  'This file is not saved as UTF-8, so its characters cannot be read. Open it in your editor and save it with the encoding UTF-8.'

/** Decodes bytes as text, without what nobody sees: byte order marks, Windows line endings, decomposed letters and no-break spaces. */
function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) refuse(1, 'This file is larger than 1 MB. A content file holds words only.')
  // In UTF-16 every ASCII character has a zero byte.
  const head = bytes.subarray(0, 400)
  if (head.filter((byte) => byte === 0).length > head.length / 4) refuse(1, NOT_UTF_8)
  const decoded = new TextDecoder().decode(bytes)
  if (!isUtf8(bytes)) refuse(lineAt(decoded, decoded.indexOf('\uFFFD')), NOT_UTF_8)
  return decoded
    .replace(/\r\n?/g, '\n')
    .replace(/\u00ad/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .normalize('NFC')
}

/**
 * Parses a content file.
 * @throws UnreadableFile when its fields cannot be found.
 */
export function readSource(bytes: Uint8Array): SourceFile {
  const decoded = decodeText(bytes)
  const broken = findEncodingErrors(decoded)
  // The other errors of the file are found without the characters that nobody can see.
  const text = broken.length > 0 ? withoutInvisible(decoded) : decoded
  refuseConflict(text)
  const { yaml, body, bodyLine } = splitFrontMatter(text)
  const { problems, unread, ...parsed } = parseFields(yaml)
  const told = new Set(broken.map(({ line }) => line))
  return {
    ...toFields(parsed),
    body: body.trim(),
    // Skips empty lines before the text.
    bodyLine: bodyLine + lineAt(body, body.search(/\S/)) - 1,
    problems: [...broken, ...problems.filter(({ line }) => !told.has(line))],
    unread: new Set([...unread, ...told]),
  }
}

/** Refuses the marks that Git leaves where two versions conflict. */
function refuseConflict(text: string): void {
  const mark = text.search(/^(?:(?:<{7}|\|{7}|>{7})(?: |$)|={7}$)/m)
  if (mark < 0) return
  refuse(
    lineAt(text, mark),
    'Git left this mark where it could not join two versions of the text. Keep the version that is right, and take out the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  )
}

/** No engine of gray-matter is used: its own for YAML has no positions, and that for JavaScript runs what it reads. */
const ENGINES = Object.fromEntries(['yaml', 'javascript', 'json'].map((language) => [language, () => ({})]))

/**
 * The fields, which begin right behind the opening dashes, so that their lines are those of the file, and the text below.
 * @throws UnreadableFile when there are none.
 */
export function splitFrontMatter(text: string): { yaml: string; body: string; bodyLine: number } {
  const lines = text.split('\n')
  if (lines[0]?.trimEnd() !== '---') refuse(1, explainBeginning(text))
  const { matter: yaml } = matter(text, { engines: ENGINES })
  const closingLine = yaml.split('\n').length + 1
  const closing = lines[closingLine - 1]
  if (closing === undefined)
    refuse(findEnd(lines), 'The part between the --- lines does not end. Put a line of three dashes under the last field, which ends here.')
  // gray-matter ends the fields at any line that begins with three dashes.
  else if (closing.trimEnd() !== '---')
    refuse(closingLine, `This line must be three dashes and nothing else: ---. Found “${closing.trim()}”.`)
  const stops = yaml.search(/^\.\.\.(?=\s)|^\.\.\.$/m)
  if (stops >= 0)
    refuse(lineAt(yaml, stops), 'A line of three full stops ends the fields, so the lines below it would not be read. Remove it.')
  return { yaml, body: lines.slice(closingLine).join('\n'), bodyLine: closingLine + 1 }
}

function explainBeginning(text: string): string {
  if (text.trim() === '')
    return 'This file is empty. If it held words before, put back its last version. A new file begins with its fields, between two lines of three dashes.'
  const [found, language] = /^---\s*([a-z]\S*).*/i.exec(text) ?? []
  if (found)
    return `A content file begins with a line of three dashes and nothing else. Found “${found.trim()}”: fields in “${language}” are not read.`
  const opening = text.search(/^---[^\S\n]*$/m)
  return opening > 0 && /^[\w-]+:(\s|$)/m.test(text.slice(opening))
    ? 'There is a text or an empty line above the first line of three dashes. Move it below the second one, or remove it.'
    : 'A content file begins with its fields, between two lines of three dashes. This one does not.'
}

/** The line on which the fields end if no fence ends them: after the last field, where the text begins or the file ends. */
function findEnd(lines: readonly string[]): number {
  const isText = (written: string) => /^\S/.test(written) && !/^(?:[\w-]+:(?:\s|$)|-\s|#(?!#))/.test(written)
  const text = lines.findIndex((written, index) => index > 0 && isText(written))
  const fields = text < 0 ? lines : lines.slice(0, text)
  return Math.min(fields.findLastIndex((written) => written.trim() !== '') + 2, lines.length)
}

/**
 * Maximum number of lines and commas in the fields of one file: the longest has 300. Each field is compared with all others, so 30,000
 * would take half a minute.
 */
const MAX_PARTS = 5_000

/** Maximum depth of brackets and of indentation, far more than any field needs: more could overflow the parser’s stack. */
const MAX_DEPTH = 100
const TOO_FAR_IN = new RegExp(`^(?:[ \\t]{${MAX_DEPTH}}|[ \\t]*(?:[-?:][ \\t]+){${MAX_DEPTH / 4}})`, 'm')

/** Refuses fields that would take too long to check. Runs before they are parsed. */
function refuseTooLarge(yaml: string): void {
  if ((yaml.match(/[,\n]/g)?.length ?? 0) > MAX_PARTS)
    refuse(
      1,
      `The part between the --- lines has more than ${MAX_PARTS.toLocaleString('en')} lines and commas, far more than any page can show. Put back the last version.`,
    )
  let open = 0
  const bracket = [...yaml.matchAll(/[[\]{}]/g)].find(([sign]) => {
    open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1))
    return open > MAX_DEPTH
  })
  const deep = bracket?.index ?? yaml.search(TOO_FAR_IN)
  if (deep >= 0) refuse(lineAt(yaml, deep), 'The fields cannot be read: lists and groups are nested too deeply.')
}

interface ParsedYaml {
  yaml: string
  document: Document.Parsed
  lineCounter: LineCounter
}

/** The fields and their positions. */
function toFields({ yaml, document, lineCounter }: ParsedYaml) {
  const toPlace = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(1, line), column: line === 1 ? col + '---'.length : col }
  }
  return {
    data: document.contents === null ? {} : (document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>),
    place: (path: readonly PropertyKey[]) => toPlace(findOffset(document, path).start),
    linesWithComment: (comment: string) =>
      yaml.split('\n').flatMap((line, index) => (line.endsWith(`# ${comment}`) && /^\s*[^\s#].* #/.test(line) ? [index + 1] : [])),
    lineOf: (path: readonly PropertyKey[], text: string, nth = 0) => {
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

const NO_MAP = 'Each line between the --- lines is a field: a name, a colon, a space and a value.'

/** Maximum number of errors to report in the YAML of one file: each takes as long as parsing it. */
const MAX_PROBLEMS = 20

/**
 * Parses the fields. After an error, parses them again without the value that has it, so that the others are still checked. Gives them up
 * when that does not help: the parser then misreads valid lines.
 */
function parseFields(whole: string): ParsedYaml & { problems: TextProblem[]; unread: Set<number> } {
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
    if (found.length === 0) return { ...parsed, problems, unread }
    // Duplicate keys can be parsed. An item without its dash repeats all fields of the item above.
    const isDuplicateKey = error?.code === 'DUPLICATE_KEY'
    const emptied = isDuplicateKey ? yaml : emptyValues(yaml, found, unread)
    if (problems.length === 0 || emptied !== undefined) problems.push(...found.map(({ isIndent, ...problem }) => problem))
    if (emptied === undefined) break
    yaml = emptied
    if (isDuplicateKey) uniqueKeys = false
  }
  // Nothing is reported of fields that are given up.
  for (const line of whole.split('\n').keys()) unread.add(line + 1)
  return { ...parseYaml('', true), problems, unread }
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
