/**
 * Where a cursor stands in the fields of a content file, and what may stand there. Works on lines that are still being written,
 * which no YAML parser reads; knows nothing of the editor, so that tests can ask it.
 */

const LINE = /^( *)((?:-(?: +|$))*)(?:(['"]?)([\w-]+)\3:(?: +|$))?(.*)$/

/** A line taken apart: the columns of its dashes, the column of its key or of where one would begin, the key, and what follows. */
function readLine(line) {
  const [, indent = '', dashes = '', , key, rest = ''] = LINE.exec(line) ?? []
  const dashColumns = [...dashes].flatMap((sign, index) => (sign === '-' ? indent.length + index : []))
  return { indent: indent.length, dashColumns, column: indent.length + dashes.length, key, rest: rest.replace(/(^|\s)#.*$/, '').trim() }
}

const isBlank = (line) => /^\s*(#|$)/.test(line)

/** The lines that hold fields, as [first, last + 1]. Undefined where a file does not begin with them. */
function findFields(lines) {
  if (lines[0]?.trimEnd() !== '---') return undefined
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  return [1, end < 0 ? lines.length : end]
}

/**
 * The place of a position: the path of the group it is in ("item" for any item of a list), the key it is the value of, what the
 * group holds already, and the columns where its line begins (`indent`), where the position is (`written`) and where the keys of
 * the group stand (`column`). Undefined outside the fields and within a text of several lines.
 */
function findPlace(lines, { line, character }) {
  const [first, last] = findFields(lines) ?? [0, 0]
  if (line < first || line >= last) return undefined
  const here = readLine(lines[line].slice(0, character))
  const { indent, column: written, key } = here
  if (key === undefined && here.dashColumns.length === 0) here.column = findMeantColumn(lines, line, written, first, last)
  const path = climb(lines, line, here, first)
  return path && { path, key, indent, written, column: here.column, siblings: findSiblings(lines, line, here, first, last) }
}

/** Enter begins a line under the dash of an item, or under the name of a group; what is written there is meant to stand inside. */
function findMeantColumn(lines, from, column, first, last) {
  const above = [...lines.slice(first, from)].reverse().filter((line) => !isBlank(line))
  const next = lines.slice(from + 1, last).find((line) => !isBlank(line)) ?? ''
  const [before = readLine('')] = above.map(readLine)
  if (before.key && before.rest === '' && before.column === column && readLine(next).column <= column) return column + 2
  const around = above.map(readLine).find((line) => line.column <= column || (column > 0 && line.dashColumns.includes(column)))
  return around?.dashColumns.includes(column) ? around.column : column
}

/** The keys and items around a line, outermost first. */
function climb(lines, from, here, first) {
  const path = []
  let column = here.column
  let isItem = false
  for (let line = from; line >= first; line -= 1) {
    if (line !== from && isBlank(lines[line])) continue
    const { dashColumns, column: keyColumn, key, rest } = line === from ? { ...here, key: undefined } : readLine(lines[line])
    if (keyColumn < column || (isItem && keyColumn === column && dashColumns.length === 0)) {
      // What follows a key with a value, or stands further in than words, is text.
      if (key === undefined || rest !== '') return undefined
      path.unshift(key)
      column = keyColumn
      isItem = false
    }
    for (const dash of dashColumns.toReversed()) {
      if (dash >= column) continue
      path.unshift('item')
      column = dash
      isItem = true
    }
  }
  return path
}

/** The other keys of the group a line is in, with their values. */
function findSiblings(lines, from, here, first, last) {
  const found = new Map()
  /** Takes a line in; false where the group ends. `isAbove` is false for lines under ours, where a dash begins another item. */
  const take = (line, isAbove) => {
    if (isBlank(lines[line])) return true
    const { dashColumns, column, key, rest } = readLine(lines[line])
    if (dashColumns.length > 0 && dashColumns[0] < here.column && !isAbove) return false
    if (column < here.column) return false
    if (column === here.column && key !== undefined) found.set(key, rest)
    return dashColumns.length === 0 || dashColumns[0] >= here.column
  }
  if (here.dashColumns.length === 0) for (let line = from - 1; line >= first && take(line, true); line -= 1);
  for (let line = from + 1; line < last && take(line, false); line += 1);
  return found
}

/** The parts of a JSON Schema at a path: several where a group may be of several kinds. */
function findParts(schema, path) {
  const open = (part) => [part, ...(part.anyOf ?? []).flatMap(open)]
  let parts = open(schema)
  for (const name of path) {
    parts = parts.flatMap((part) => (name === 'item' ? (part.items ?? []) : (part.properties?.[name] ?? []))).flatMap(open)
  }
  return parts
}

/** The fields that may still be added at a place: name, help in Markdown, whether it is needed, and the lines to put in. */
function listFields(schema, { path, key, siblings, column, written, indent }) {
  if (key !== undefined) return []
  const isMeant = ({ properties = {} }) =>
    Object.entries(properties).every(([name, part]) => part.const === undefined || !siblings.get(name) || siblings.get(name) === part.const)
  const fields = findParts(schema, path)
    .filter(isMeant)
    .flatMap(({ properties = {}, required = [] }) =>
      Object.entries(properties).map(([name, part]) => ({ name, part, isNeeded: required.includes(name) })),
    )
  const free = fields.filter(({ name }, index) => !siblings.has(name) && fields.findIndex((field) => field.name === name) === index)
  return free.map(({ name, part, isNeeded }) => ({
    name,
    help: part.markdownDescription ?? '',
    isNeeded,
    snippet: ' '.repeat(column - written) + toSnippet(name, part, ' '.repeat(column - indent)),
    hasNames: part.reference !== undefined,
  }))
}

/** The lines of a field with a stop at every value. `further` is how much further in than its line the group stands. */
function toSnippet(name, part, further) {
  const words = part.enum ?? (part.type === 'boolean' ? ['true', 'false'] : undefined)
  if (words) return `${name}: \${1|${words.map((word) => word.replace(/[\\,|]/g, '\\$&')).join(',')}|}`
  if (part.reference) return `${name}: `
  let stop = 0
  const toStop = (line) =>
    line.replace(/^(\s*(?:- )*(?:[\w-]+: )?)(.*[^:])$/, (_line, before, value) => {
      stop += 1
      return `${before}\${${stop}:${value.replace(/[\\$}]/g, '\\$&')}}`
    })
  const lines = (part.insertText ?? `${name}: `).split('\n')
  return lines.map((line, index) => (index === 0 ? '' : further) + toStop(line)).join('\n')
}

/** What a value may be at a place: words to choose from, and the kinds of file whose names may stand there. */
function listValues(schema, { path, key }) {
  const parts = findParts(schema, key === undefined ? path : [...path, key])
  const words = parts.flatMap(
    (part) => part.enum ?? (part.const === undefined ? (part.type === 'boolean' ? [true, false] : []) : [part.const]),
  )
  return { words: words.map(String), collections: parts.flatMap((part) => part.reference ?? []) }
}

/** What a field is for, in Markdown, where a position is on its name. */
function explainField(schema, lines, { line, character }) {
  const { key, column } = readLine(lines[line] ?? '')
  if (key === undefined || character < column || character > column + key.length) return undefined
  const place = findPlace(lines, { line, character: column })
  return place && findParts(schema, [...place.path, key]).find((part) => part.markdownDescription)?.markdownDescription
}

/** Whether a file is one of those a schema is for. */
function isFor(schema, file) {
  const [before = '', after] = schema.files.split('*')
  if (after === undefined) return file === before
  return file.startsWith(before) && file.endsWith(after) && !file.slice(before.length, file.length - after.length).includes('/')
}

module.exports = { explainField, findPlace, isFor, listFields, listValues }
