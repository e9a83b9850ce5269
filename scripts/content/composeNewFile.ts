import { posix } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { expectation } from '../../src/content/explain/schemaErrors.ts'
import { exampleOf } from '../../src/content/explain/suggestions.ts'
import { NOT_YET_CONFIRMED } from '../../src/content/schemas/fields.ts'
import { isOptional, notesOf, shapeOf, unwrap } from '../../src/content/schemas/inspection.ts'
import type { LoadedKind } from '../../src/content/schemas/kind.ts'
import { EXAMPLE_TEXT, PLACEHOLDER_MARK } from '../../src/lib/placeholderMark.ts'
import { truncate } from '../../src/lib/text.ts'

/** What a new file is made from. */
interface NewFile {
  kind: LoadedKind
  id: string
  title: string
  order: number
  today: string
  /** The names of the files of a kind. */
  idsOf(kind: string): readonly string[]
}

interface Writing extends NewFile {
  pictures: Set<string>
}

const INTRO = [
  `Everything after ${PLACEHOLDER_MARK} is an example: put your own words in its place, and take the mark out.`,
  `So is every name, date, price and choice with “# ${PLACEHOLDER_MARK}” behind it: put the right one there, and take out “# ${PLACEHOLDER_MARK}”.`,
  'A line that begins with # is a note for you; the site does not show it. Take # away from a field to use it.',
]

const DRAFT = ['# Not published while this line is there. Take it out when the file is ready.', 'draft: true']

/**
 * Makes the text of a new file, as a draft with every field explained, and names the pictures it uses, relative to the project root.
 * Required fields have a value; optional ones are commented out. The file is valid as it is.
 */
export function composeNewFile(newFile: NewFile) {
  const { kind, id } = newFile
  const file = `content/${kind.path.replace('*', id)}`
  const { lines, pictures } = explainFields(newFile, ['draft'])
  const body = kind.hasText ? `\n${PLACEHOLDER_MARK} ${EXAMPLE_TEXT}\n` : ''
  return {
    file,
    text: `${['---', ...INTRO.map((line) => `# ${line}`), '', ...DRAFT, '', ...lines, '---'].join('\n')}\n${body}`,
    pictures: [...pictures].map((name) => posix.join(posix.dirname(file), name)),
  }
}

/** The lines of every field of a new file but `without`, each after its explanation, and the names of the pictures in them. */
export function explainFields(newFile: NewFile, without: readonly string[]) {
  const writing: Writing = { ...newFile, pictures: new Set() }
  const fields = Object.entries(shapeOf(newFile.kind.schema)).filter(([key]) => !without.includes(key))
  const lines = fields.flatMap(([key, schema]) => [
    '',
    ...(TITLES.includes(key) ? [`# ${explain(schema)}`, ...toLines({ [key]: newFile.title })] : writeField(writing, key, schema)),
  ])
  return { lines: lines.slice(1), pictures: writing.pictures }
}

const TITLES = ['title', 'name']

function writeField(writing: Writing, key: string, schema: z.ZodType): string[] {
  const isLeftOut = isOptional(schema)
  const lines = isLeftOut ? writeComment(writing, key, schema) : writeLines(writing, key, schema)
  const confirmed = notesOf(schema).confirmable ? writeComment(writing, key, unwrap(schema)) : []
  return [`# ${explain(schema)}${isLeftOut ? ' May be left out.' : ''}`, ...lines, ...confirmed]
}

/** A field that is commented out: its pictures are not created. */
const writeComment = (writing: Writing, key: string, schema: z.ZodType) =>
  writeLines({ ...writing, pictures: new Set<string>() }, key, schema).map(comment)

function writeLines(writing: Writing, key: string, schema: z.ZodType): string[] {
  const inner = unwrap(schema)
  if (notesOf(schema).confirmable) return writeValue(writing, key, schema)
  const parts =
    inner instanceof z.ZodObject ? writeGroup(writing, inner, key) : inner instanceof z.ZodArray ? writeItems(writing, key, inner) : []
  return parts.length > 0 ? [`${key}:`, ...parts.map(indent)] : writeValue(writing, key, schema)
}

/** Explains the purpose of a field, and its format if the example does not show it. */
function explain(schema: z.ZodType): string {
  const { description = '', ...notes } = notesOf(schema)
  const inner = unwrap(schema)
  const said = description && !/[.…!?]$/.test(description) ? `${description}.` : description
  const isChoice = inner instanceof z.ZodEnum || inner instanceof z.ZodBoolean
  if (notes.picture) return `${said} Shown up to ${notes.width} pixels wide.${notes.decoration ? ' May have alt: "", as decoration.' : ''}`
  return !notes.confirmable && (notes.expected || isChoice) ? `${said} ${expectation(schema)}` : said
}

function writeValue(writing: Writing, key: string, schema: z.ZodType): string[] {
  const value = fillIn(writing, key, schema)
  // A faculty member’s reference to the person of the same id is a real value, not an example.
  const isRealValue = REAL_VALUES.includes(key) || (notesOf(schema).reference !== undefined && value === writing.id)
  const lines = toLines({ [key]: value })
  return isRealValue ? lines : markExample(lines)
}

const REAL_VALUES = ['order', 'featured', 'updated']

/** Values that cannot contain the placeholder mark, such as prices and links, have it in a comment after them. */
function markExample(lines: string[]): string[] {
  const [line = ''] = lines
  const isMarked = lines.length > 1 || line.includes(PLACEHOLDER_MARK) || line.endsWith(NOT_YET_CONFIRMED)
  return isMarked ? lines : [`${line} # ${PLACEHOLDER_MARK}`]
}

function writeItems(writing: Writing, key: string, schema: z.ZodArray): string[] {
  const element = schema.element as z.ZodType
  const inner = unwrap(element)
  if (!(inner instanceof z.ZodObject)) return markExample(toLines([fillIn(writing, key, element)]))
  const lines = writeGroup(writing, inner, key)
  const notes = lines.findIndex((line) => !line.startsWith('#'))
  // The dash goes before the first field, below its explanation.
  return [...lines.slice(0, notes), ...lines.slice(notes).map((line, index) => (index === 0 ? `- ${line}` : indent(line)))]
}

function writeGroup(writing: Writing, schema: z.ZodObject, key: string): string[] {
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
    name === 'src' ? [`# ${explain(field)}`, `src: ${namePicture(writing, key)}`] : writeField(writing, name, field),
  )
}

function namePicture({ id, kind, pictures }: Writing, key: string): string {
  // A file with a folder of its own has pictures that are named by their fields.
  const hasFolder = kind.path.includes('*/')
  const first = hasFolder ? (key === 'image' ? 'poster' : key === 'images' ? 'gallery-1' : key.toLowerCase()) : id
  const name = pictures.has(`./${first}.svg`) ? `./${first}-${pictures.size + 1}.svg` : `./${first}.svg`
  pictures.add(name)
  return name
}

/** A valid value. Placeholder texts begin with the placeholder mark. */
function fillIn(writing: Writing, key: string, schema: z.ZodType): unknown {
  const { idsOf, order, today, id } = writing
  const notes = notesOf(schema)
  const inner = unwrap(schema)
  const example = exampleOf(schema)
  if (key === 'order') return order
  if (key === 'featured') return false
  if (notes.confirmable) return example
  if (notes.reference) {
    const ids = idsOf(notes.reference)
    return ids.includes(id) ? id : (ids[0] ?? example)
  }
  if (notes.day) return today
  if (typeof example === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(example)) return example.replace(/^[\d-]+/, today)
  const isWords = inner instanceof z.ZodString && !notes.expected
  return isWords && typeof example === 'string' ? truncate(`${PLACEHOLDER_MARK} ${example}`, 160) : example
}

const toLines = (value: unknown): string[] => stringify(value, { lineWidth: 0 }).trimEnd().split('\n')
const indent = (line: string) => (line === '' ? line : `  ${line}`)
const comment = (line: string) => `# ${line}`
