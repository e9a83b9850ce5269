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

interface Writing {
  idsOf(kind: string): readonly string[]
  order: number
  today: string
  id: string
  /** Whether the file has a folder of its own; its pictures are then named by their fields. */
  hasFolder: boolean
  pictures: Set<string>
  /** Values that are known already, by the names of their fields. */
  values?: Readonly<Record<string, unknown>>
}

const INTRO = [
  `Everything after ${PLACEHOLDER_MARK} is an example: put your own words in its place, and take the mark out.`,
  `So is every name, date, price and choice with “# ${PLACEHOLDER_MARK}” behind it: put the right one there, and take out “# ${PLACEHOLDER_MARK}”.`,
  'A line that begins with # is a note for you; the site does not show it. Take # away from a field to use it.',
]

/**
 * Makes the text of a new file of a kind, as a draft with every field explained, and names the pictures it uses, relative to the
 * project root. Required fields have a value; optional ones are commented out. The file is valid as it is.
 */
export function composeNewFile(kind: LoadedKind, id: string, title: string, around: Pick<Writing, 'idsOf' | 'order' | 'today' | 'values'>) {
  const writing: Writing = { ...around, id, hasFolder: kind.path.includes('*/'), pictures: new Set() }
  const fields = Object.entries(shapeOf(kind.schema)).filter(([key]) => key !== 'draft')
  const file = `content/${kind.path.replace('*', id)}`
  const body = kind.text !== undefined ? `\n${PLACEHOLDER_MARK} ${EXAMPLE_TEXT}\n` : ''
  const lines = [
    '---',
    ...INTRO.map((line) => `# ${line}`),
    '',
    ...('draft' in shapeOf(kind.schema) ? DRAFT : []),
    ...fields.flatMap(([key, schema]) => [
      '',
      ...(TITLES.includes(key) ? writeKnown(key, schema, title) : writeField(writing, key, schema)),
    ]),
    '---',
  ]
  return {
    file,
    text: `${lines.join('\n')}\n${body}`,
    pictures: [...writing.pictures].map((name) => posix.join(posix.dirname(file), name)),
  }
}

const TITLES = ['title', 'name']

const DRAFT = ['# Not published while this line is there. Take it out when the file is ready.', 'draft: true']

const writeKnown = (key: string, schema: z.ZodType, value: unknown) => [`# ${explain(schema)}`, ...toLines({ [key]: value })]

function writeField(writing: Writing, key: string, schema: z.ZodType): string[] {
  const known = writing.values?.[key]
  if (known !== undefined) return writeKnown(key, schema, known)
  const isLeftOut = isOptional(schema)
  // Pictures in commented-out fields are not created.
  const own = isLeftOut ? { ...writing, pictures: new Set<string>() } : writing
  const inner = unwrap(schema)
  const parts = inner instanceof z.ZodObject ? writeGroup(own, inner, key) : inner instanceof z.ZodArray ? writeItems(own, key, inner) : []
  const lines = parts.length > 0 ? [`${key}:`, ...parts.map(indent)] : writeValue(own, key, schema)
  return [`# ${explain(schema)}${isLeftOut ? ' May be left out.' : ''}`, ...(isLeftOut ? lines.map((line) => `# ${line}`) : lines)]
}

/** Explains the purpose of a field, and its format if the example does not show it. */
function explain(schema: z.ZodType): string {
  const { description = '', ...notes } = notesOf(schema)
  const inner = unwrap(schema)
  const said = description && !/[.…!?]$/.test(description) ? `${description}.` : description
  const isChoice = inner instanceof z.ZodEnum || inner instanceof z.ZodBoolean
  return notes.expected || isChoice ? `${said} ${expectation(schema)}` : said
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
  return [...lines.slice(0, notes), ...lines.slice(notes).map((line, place) => (place === 0 ? `- ${line}` : indent(line)))]
}

function writeGroup(writing: Writing, schema: z.ZodObject, key: string): string[] {
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
    name === 'src' ? [`# ${explain(field)}`, `src: ${namePicture(writing, key)}`] : writeField(writing, name, field),
  )
}

function namePicture({ id, hasFolder, pictures }: Writing, key: string): string {
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
