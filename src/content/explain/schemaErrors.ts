import { z } from 'zod'
import { findNearest, joinWords, truncate } from '../../lib/text.ts'
import { NOT_YET_CONFIRMED } from '../schemas/fields.ts'
import { isRecord, type Notes, notesOf, schemaAt, shapeOf, unwrap, valueAt } from '../schemas/inspection.ts'
import { explainDay } from './days.ts'
import { findSuggestion, toLine } from './suggestions.ts'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

interface FieldProblem {
  path: PropertyKey[]
  message: string
  example?: string
  /** The field that the author most likely meant. */
  meant?: PropertyKey[]
}

/** Validates a value: returns errors in plain words, or the value with its defaults. */
export function checkValue(schema: z.ZodType, value: unknown): { problems: FieldProblem[] } | { problems: []; value: unknown } {
  const result = schema.safeParse(value)
  if (result.success) return { problems: [], value: result.data }
  const problems = result.error.issues.flatMap((issue) => explainIssue(schema, value, issue, []))
  // A field whose name is misspelt is not reported as missing too.
  const meant = new Set(problems.flatMap((problem) => (problem.meant ? [problem.meant.join('\n')] : [])))
  return { problems: problems.filter(({ path }) => valueAt(value, path) !== undefined || !meant.has(path.join('\n'))) }
}

const noAlt = ({ decoration }: Notes): string =>
  `The picture has no alternative text: what is seen, for someone who will never see it.${decoration ? ' If the picture is only decoration, write alt: "".' : ''}`

/** Explains the common errors in words of ours, the rare ones in those of zod. */
function explainIssue(whole: z.ZodType, written: unknown, issue: Issue, prefix: Path): FieldProblem[] {
  const path = [...prefix, ...issue.path]
  const key = path.at(-1)
  const value = valueAt(written, path)
  // Of a fact that may be unconfirmed, the value is explained.
  if (issue.code === 'invalid_union') return (issue.errors.at(-1) ?? []).flatMap((nested) => explainIssue(whole, written, nested, path))
  const schema = schemaAt(whole, path)
  if (!schema) return [{ path, message: `${issue.message}. Found ${show(value)}.` }]
  if (issue.code === 'unrecognized_keys') return issue.keys.map((unknown) => explainUnknown(schema, value, path, unknown))
  const isEmpty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  if (key === 'alt' && isEmpty) return [{ path, message: noAlt(notesOf(schemaAt(whole, path.slice(0, -1)) ?? schema)) }]
  if (value === undefined) return [{ path, message: missing(schema) }]
  if (isEmpty) return [{ path, message: `This field is empty. ${expectation(schema)}` }]
  if (issue.code === 'too_small' && Array.isArray(value)) return [{ path, message: `${issue.message}.` }]
  if (issue.code === 'too_big' && typeof value === 'string')
    return [{ path, message: `This may be at most ${Number(issue.maximum)} characters long. It has ${value.length}.` }]
  const suggestion = findSuggestion(schema, value)
  const example = suggestion === undefined ? {} : { example: toLine(key, suggestion) }
  return [{ path, message: `${expectation(schema)} Found ${show(value)}.${hint(schema, value)}`, ...example }]
}

function explainUnknown(schema: z.ZodType, value: unknown, path: Path, key: string): FieldProblem {
  const known = Object.keys(shapeOf(schema))
  const free = known.filter((name) => valueAt(value, [name]) === undefined)
  const nearest = findNearest(key, free) ?? findNearest(key, known)
  const others = free.length > 0 ? ` Fields that may still be added here: ${joinWords(free)}.` : ' All fields allowed here are already set.'
  const message = `There is no field of this name here.${nearest ? ` Did you mean “${nearest}”?` : others}`
  return { path: [...path, key], message, ...(nearest && { meant: [...path, nearest] }) }
}

function missing(schema: z.ZodType): string {
  const { description } = notesOf(schema)
  return `This field is missing.${description ? ` What goes here: ${description}.` : ''}`
}

/** What a field must contain, as one or two sentences. */
export function expectation(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const { expected, confirmable } = notesOf(schema)
  if (confirmable) return `Write “${NOT_YET_CONFIRMED}”, or a value. ${expectation(inner)}`
  if (expected) return expected
  if (inner instanceof z.ZodEnum) return `This must be one of: ${joinWords(inner.options.map(String), 'or')}.`
  if (inner instanceof z.ZodBoolean) return 'This must be yes or no, written true or false without quotation marks.'
  if (inner instanceof z.ZodNumber) {
    const { minValue } = inner
    return `This must be a whole number${minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? `, ${minValue} or more` : ''}.`
  }
  if (inner instanceof z.ZodArray) return 'This must be a list: each item is on a line of its own and begins with a dash and a space.'
  if (inner instanceof z.ZodObject)
    return `This must be a group of fields: ${joinWords(Object.keys(inner.shape))}, each on a line of its own, indented by two spaces.`
  return 'This must be a text.'
}

function hint(schema: z.ZodType, value: unknown): string {
  const { day, moment } = notesOf(schema)
  const why = (day || moment) && typeof value === 'string' ? explainDay(value) : undefined
  if (why) return ` ${why}`
  return unwrap(schema) instanceof z.ZodString && isRecord(value)
    ? ' A text that begins with { or holds a colon and a space needs quotation marks around it.'
    : ''
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  return typeof value === 'string' ? `“${truncate(value.replace(/\s+/g, ' '), 60)}”` : String(value)
}
