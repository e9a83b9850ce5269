import { z } from 'zod'
import { findSuggestion } from '../src/content/explain/suggestions.ts'
import type { ContentDocuments } from '../src/content/read/documents.ts'
import { NOT_YET_CONFIRMED } from '../src/content/schemas/fields.ts'
import { isOptional, isRecord, notesOf, type Path, unwrap, valueAt } from '../src/content/schemas/inspection.ts'
import { formatMoment, formatTime } from '../src/lib/dates.ts'
import { formatNaira } from '../src/lib/money.ts'
import { capitalise } from '../src/lib/text.ts'
import { titleOf } from './editableFiles.ts'

// What a form shows of a field of a content file: its name, label, hint, value and options, all from its path and its schema.

/** The name and id of a form field: `field.dates.0.price`. */
export const toName = (path: Path): string => ['field', ...path].join('.')

/** The value of a button that changes a field: `down:field.dates.0`. */
export const toAction = (verb: string, path: Path): string => `${verb}:${toName(path)}`

/** The path of a form field; undefined for other entries of the form. */
export function toPath(name: string): Path | undefined {
  const [first, ...keys] = name.split('.')
  return first === 'field' ? keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : undefined
}

const LABELS: Readonly<Record<string, string>> = {
  src: 'Picture file',
  alt: 'Alternative text',
  href: 'Address of the link',
  id: 'Short name',
  by: 'By whom',
}

/** The label of a field: “Before you come” for beforeYouCome. */
export const toLabel = (key: string): string => capitalise(LABELS[key] ?? key.replace(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase())

const ownLabel = (path: Path): string => {
  const key = path.at(-1)
  return typeof key === 'number' ? `Item ${key + 1}` : toLabel(String(key))
}

/** A field’s label, hint and example. The label of an item is its name. The full label also names the groups and items that a field is in. */
export function describeField(schema: z.ZodType, data: unknown, path: Path) {
  const inner = unwrap(schema)
  const { description = '', examples } = { ...notesOf(schema), ...notesOf(inner) }
  const isYesNo = inner instanceof z.ZodBoolean
  const meaning = isYesNo ? description.replace(/\btrue\b/g, 'Yes').replace(/\bfalse\b/g, 'No') : description
  const open = notesOf(schema).confirmable ? 'Leave it empty as long as it is not yet confirmed.' : ''
  return {
    label: typeof path.at(-1) === 'number' ? nameItem(data, path) : ownLabel(path),
    fullLabel: toFullLabel(data, path),
    hint: [meaning && `${meaning}.`, open].filter(Boolean).join(' '),
    example: toFormText(inner, examples?.[0]),
  }
}

/** The name of an item: that of a thing, the day of a date, else its first words. */
function nameOf(value: unknown): string {
  if (!isRecord(value)) return String(value ?? '').slice(0, 60)
  const { name, title, start, date } = value
  const day = [start, date].find((one) => typeof one === 'string' && /^\d{4}-/.test(one))
  const words = [name, title, day && formatMoment(String(day)), ...Object.values(value)].find(
    (part) => typeof part === 'string' && part !== '',
  )
  return String(words ?? '').slice(0, 60)
}

export const nameItem = (data: unknown, path: Path): string => `${Number(path.at(-1)) + 1}: ${nameOf(valueAt(data, path)) || 'empty'}`

/** The label of a field after the names of its groups and items: “July 6, 2025 at 4:00 PM, Regular: price”. An empty path is the text below. */
export function toFullLabel(data: unknown, path: Path): string {
  if (path.length === 0) return 'Text'
  const last = path.length - 1
  const names = path.slice(0, last).flatMap((key, index) => {
    if (typeof key === 'number') return nameOf(valueAt(data, path.slice(0, index + 1))) || []
    // The name of an item stands for that of its list.
    return typeof path[index + 1] === 'number' && index + 1 < last ? [] : toLabel(key)
  })
  return names.length > 0 ? `${names.join(', ')}: ${ownLabel(path).toLowerCase()}` : ownLabel(path)
}

/** The options of a field with their names, always including the current value. Undefined if anything can be typed. */
export function listOptions(
  { documents, pictures }: { documents: ContentDocuments; pictures: readonly string[] },
  field: z.ZodType,
  text: string,
): [value: string, words: string][] | undefined {
  const inner = unwrap(field)
  const { reference, pictureFile } = notesOf(field)
  let options: [value: string, words: string][]
  if (reference) options = documents.of(reference).map((one) => [one.id, titleOf(documents, one)])
  else if (inner instanceof z.ZodEnum) options = inner.options.map((word) => [String(word), capitalise(String(word))])
  else if (inner instanceof z.ZodBoolean) {
    // The description begins with the value that a field left out has not.
    const left = /^false/.test(notesOf(field).description ?? '') ? 'true' : 'false'
    options = Object.entries({ true: 'Yes', false: 'No' }).map(([value, words]) => [
      isOptional(field) && value === left && text !== left ? '' : value,
      words,
    ])
  } else if (pictureFile) options = pictures.map((name) => [name, name])
  else return undefined
  return text === '' || options.some(([value]) => value === text) ? options : [...options, [text, text]]
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})\+01:00)?$/

export function toFormText(schema: z.ZodType, value: unknown): string {
  if (value === undefined || value === null || typeof value === 'object') return ''
  const notes = notesOf(schema)
  if (notes.confirmable && value === NOT_YET_CONFIRMED) return ''
  if (notes.naira && typeof value === 'number') return formatNaira(value)
  const [, year, month, day, time] = ((notes.day || notes.moment) && DAY.exec(String(value))) || []
  return year ? `${day}/${month}/${year}${time ? ` ${formatTime(time)}` : ''}` : String(value)
}

/** Parses what the author typed into the schema’s type. Invalid input is returned as typed, so that the content check explains it. */
export function fromFormText(schema: z.ZodType, text: string): unknown {
  const typed = (notesOf(schema).blocks ? text : text.replace(/\s*\n+\s*/g, ' ')).trim()
  if (typed === '' && notesOf(schema).confirmable) return NOT_YET_CONFIRMED
  if (unwrap(schema) instanceof z.ZodBoolean) return typed === '' ? '' : typed === 'true'
  if (schema.safeParse(typed).success) return typed
  return findSuggestion(schema, typed) ?? typed
}
