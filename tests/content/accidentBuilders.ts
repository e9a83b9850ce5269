/** A changed file, and the line on which the error is expected, counted from 1 in the new text. */
interface Damaged {
  data: string | Uint8Array
  line: number
}

/** Changes a text as an editor’s mistake would. Returns undefined when the text lacks the place to change. */
export type EditingAccident = (text: string) => Damaged | undefined

/** Keys and indexes of a field: ['dates', 0, 'venue']. */
type FieldPath = readonly (string | number)[]

/** The lines of a field: its first line, the line after its last, both counted from 0, and its indentation. */
interface Span {
  from: number
  to: number
  indent: number
}

/** Finds a field by its lines alone, without a YAML parser. */
function findField(lines: readonly string[], fields: FieldPath): Span | undefined {
  let span: Span = { from: 0, to: Math.max(0, lines.indexOf('---', 1)), indent: -2 }
  for (const part of fields) {
    const indent = span.indent + 2
    const space = ' '.repeat(indent)
    const beginnings = typeof part === 'number' ? [`${space}- `] : [`${space}${part}:`, `${space.slice(2)}- ${part}:`]
    const found = lines.flatMap((line, at) =>
      at >= span.from && at < span.to && beginnings.some((beginning) => line.startsWith(beginning)) ? [at] : [],
    )
    const from = found[typeof part === 'number' ? part : 0]
    if (from === undefined) return undefined
    const isAfter = (line: string, at: number) =>
      at > from && (line.search(/\S/) < indent || (typeof part === 'number' ? line.startsWith(`${space}- `) : line.search(/\S/) === indent))
    const end = lines.findIndex((line, at) => at < span.to && line !== '' && isAfter(line, at))
    span = { from, to: end < 0 ? span.to : end, indent }
  }
  return span
}

/** Replaces the lines of a field. `change` gets these lines. The error is expected on the first of them, plus `by`. */
const changeField =
  (fields: FieldPath, change: (lines: string[]) => string[], by = 0): EditingAccident =>
  (text) => {
    const lines = text.split('\n')
    const span = findField(lines, fields)
    if (!span) return undefined
    lines.splice(span.from, span.to - span.from, ...change(lines.slice(span.from, span.to)))
    return { data: lines.join('\n'), line: span.from + 1 + by }
  }

/** Removes a field. The error is expected on the line of its group. */
export const remove =
  (...fields: FieldPath): EditingAccident =>
  (text) => {
    const lines = text.split('\n')
    const span = findField(lines, fields)
    const group = findField(lines, fields.slice(0, -1))
    if (!span || !group) return undefined
    const isDashed = /^\s*- /.test(lines[span.from] ?? '')
    lines.splice(span.from, span.to - span.from)
    if (isDashed) lines[span.from] = (lines[span.from] ?? '').replace(/^(\s*) {2}(?=\S)/, '$1- ')
    return { data: lines.join('\n'), line: group.from + 1 }
  }

/** Renames a field. */
export const rename = (fields: FieldPath, name: string): EditingAccident =>
  changeField(fields, ([first = '', ...rest]) => [first.replace(/[\w-]+:/, () => `${name}:`), ...rest])

/** Gives a field another value: text after its colon, or lines below it, indented by two spaces. */
export const set = (fields: FieldPath, value: string, ...under: string[]): EditingAccident =>
  changeField(fields, ([first = '']) => {
    const isItem = typeof fields.at(-1) === 'number'
    const name = (isItem ? /^\s*- / : /^\s*(?:- )?[\w-]+:/).exec(first)?.[0] ?? ''
    const indent = ' '.repeat(first.search(/\S/) + (/^\s*- /.test(first) && !isItem ? 4 : 2))
    return [`${name}${isItem || value === '' ? '' : ' '}${value}`, ...under.map((line) => indent + line)]
  })

/** Replaces text in the lines of a field. */
export const respell = (fields: FieldPath, from: string | RegExp, to: string, by = 0): EditingAccident =>
  changeField(fields, (lines) => lines.join('\n').replace(from, to).split('\n'), by)

/** Duplicates a field. The error is expected on the second one. */
export const duplicate = (...fields: FieldPath): EditingAccident =>
  changeField(fields, ([first = '']) => [first, first.replace(/^(\s*)- /, '$1  ')], 1)

/** Moves all lines of a field by a number of spaces, or replaces their indentation by a text. */
export const shift = (fields: FieldPath, by: string | number): EditingAccident =>
  changeField(fields, (lines) => lines.map((line) => (typeof by === 'string' ? by + line.trimStart() : moveLine(line, by))))

const moveLine = (line: string, by: number) => (by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, line.search(/\S|$/))))

/** Replaces text anywhere in the file. The error is expected on the line of the first match, plus `by`. */
export const put =
  (from: string | RegExp, to: string, by = 0): EditingAccident =>
  (text) => {
    const at = text.search(typeof from === 'string' ? escapeRegExp(from) : from)
    if (at < 0) return undefined
    return { data: text.replace(from, () => to), line: text.slice(0, at).split('\n').length + by }
  }

const escapeRegExp = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Adds a paragraph at the end of the text. The error is expected on its last line. */
export const append =
  (paragraph: string): EditingAccident =>
  (text) => {
    const whole = `${text.trimEnd()}\n\n${paragraph}`
    return { data: `${whole}\n`, line: whole.split('\n').length }
  }

/** Replaces the whole file by other bytes. */
export const encode =
  (toBytes: (text: string) => string | Uint8Array, toLine: (text: string) => number = () => 1): EditingAccident =>
  (text) => ({ data: toBytes(text), line: toLine(text) })
