import { isUtf8 } from 'node:buffer'
import matter from 'gray-matter'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { withoutInvisible } from '../../lib/invisibleCharacters.ts'
import { lineAt, truncate } from '../../lib/text.ts'
import { explainYaml, findForbidden, withoutValue } from '../explain/yamlErrors.ts'
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

/** A parsed content file, with the lines of its fields, counted from 1. */
export interface SourceFile {
  data: Record<string, unknown>
  body: string
  bodyLine: number
  /** The line of a field, or of the nearest existing field that contains it. */
  lineOf(path: readonly PropertyKey[]): number
  /** The lines with this comment after the value. */
  linesWithComment(comment: string): number[]
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

/** Parses a content file. Throws UnreadableFile when its fields cannot be found. */
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
  if (lines[0]?.trimEnd() !== '---') refuse(1, explainBeginning(lines[0] ?? ''))
  const { matter: yaml } = matter(text, { engines: ENGINES })
  const closingLine = yaml.split('\n').length + 1
  const closing = lines[closingLine - 1]
  if (closing === undefined)
    refuse(1, 'The part that begins here with three dashes does not end. Put a line of three dashes under the last field.')
  // gray-matter ends the fields at any line that begins with three dashes.
  else if (closing.trimEnd() !== '---')
    refuse(closingLine, `This line must be three dashes and nothing else: ---. Found “${closing.trim()}”.`)
  return { yaml, body: lines.slice(closingLine).join('\n'), bodyLine: closingLine + 1 }
}

function explainBeginning(found: string): string {
  const begins = 'A content file begins with a line of three dashes and nothing else. Its fields are between that line and a second one.'
  return found.trim() === '' ? `${begins} This one begins with an empty line.` : `${begins} Found “${truncate(found.trim(), 60)}”.`
}

/** Maximum number of lines and commas in the fields of one file: the longest has 300, and 30,000 would take half a minute to check. */
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

const toFields = ({ yaml, document, lineCounter }: ParsedYaml) => ({
  data: document.contents === null ? {} : (document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>),
  lineOf: (path: readonly PropertyKey[]) => Math.max(1, lineCounter.linePos(findOffset(document, path)).line),
  linesWithComment: (comment: string) =>
    yaml.split('\n').flatMap((line, index) => (line.endsWith(`# ${comment}`) && /^\s*[^\s#].* #/.test(line) ? [index + 1] : [])),
})

const NO_MAP = 'Each line between the --- lines is a field: a name, a colon, a space and a value.'

/**
 * Parses the fields. After an error, parses them again without the value on its line, so that the others are still checked. Gives them up
 * when that does not help: the parser then misreads valid lines.
 */
function parseFields(whole: string): ParsedYaml & { problems: TextProblem[]; unread: Set<number> } {
  refuseTooLarge(whole)
  const problems: TextProblem[] = []
  const unread = new Set<number>()
  let yaml: string | undefined = whole
  let uniqueKeys = true
  while (yaml !== undefined) {
    const parsed = parseYaml(yaml, uniqueKeys)
    const [error] = [...parsed.document.errors, ...parsed.document.warnings].sort((a, b) => a.pos[0] - b.pos[0])
    const found: TextProblem[] = error ? [explainYaml(error, yaml)] : findForbidden(parsed.document, yaml, parsed.lineCounter)
    const { contents } = parsed.document
    if (found.length === 0 && contents !== null && !isMap(contents)) found.push({ line: 2, message: NO_MAP })
    if (found.length === 0) return { ...parsed, problems, unread }
    const isStuck = found.some(({ line }) => unread.has(line)) || problems.length >= MAX_PROBLEMS
    let emptied: string | undefined = isStuck ? undefined : yaml
    // Duplicate keys can be parsed. An item without its dash repeats all fields of the item above.
    if (error?.code === 'DUPLICATE_KEY') uniqueKeys = false
    else for (const { line } of found) emptied = emptied && withoutValue(emptied, line)
    // An error that comes of leaving out a value is none of the author’s.
    if (problems.length === 0 || emptied !== undefined) problems.push(...found)
    for (const { line } of found) unread.add(line)
    yaml = emptied
  }
  // Nothing is reported of fields that are given up.
  for (const line of whole.split('\n').keys()) unread.add(line + 1)
  return { ...parseYaml('', true), problems, unread }
}

/** Maximum number of errors to report in the YAML of one file: each takes as long as parsing it. */
const MAX_PROBLEMS = 20

function parseYaml(yaml: string, uniqueKeys: boolean): ParsedYaml {
  const lineCounter = new LineCounter()
  const options = { uniqueKeys, schema: 'core', merge: false, stringKeys: true, logLevel: 'silent' } as const
  return { yaml, lineCounter, document: parseDocument(yaml, { ...options, lineCounter }) }
}

/** Where a field begins in the YAML, or the nearest existing field that contains it. */
function findOffset(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const part of path) {
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === part) : undefined
    const item = isSeq(node) && typeof part === 'number' ? node.items[part] : undefined
    const start = pair ? pair.key : item
    if (!isNode(start) || !start.range) break
    offset = start.range[0]
    node = pair ? pair.value : item
  }
  return offset
}
