import { z } from 'zod'
import { toSlug } from '../../lib/slug.ts'
import { findNearest, joinWords, truncate } from '../../lib/text.ts'
import { branchOf, isRecord, kindsOf, type Notes, notesOf, optionsOf, schemaAt, shapeOf, unwrap, valueAt } from '../schemas/inspection.ts'
import { explainDay } from './calendar.ts'
import { exampleLine, listDays, withoutCurly } from './suggestions.ts'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

interface FieldProblem {
  path: PropertyKey[]
  message: string
  example?: string
  /** The field that the author most likely meant. */
  meant?: PropertyKey[]
}

/** What explanations need to know about other files. */
export interface Neighbours {
  idsOf(kind: string): readonly string[]
}

interface Checked {
  schema: z.ZodType
  value: unknown
  neighbours: Neighbours
}

/** Validates a value: returns errors in plain words, or the value with its defaults. */
export function checkValue(
  schema: z.ZodType,
  value: unknown,
  neighbours: Neighbours,
): { problems: FieldProblem[] } | { problems: []; value: unknown } {
  const result = schema.safeParse(value)
  if (result.success) return { problems: [], value: result.data }
  const problems = result.error.issues.flatMap((issue) => explainIssue({ schema, value, neighbours }, issue))
  // A field whose name is misspelt is not reported as missing too.
  const meant = new Set(problems.flatMap((problem) => (problem.meant ? [problem.meant.join('\n')] : [])))
  return { problems: problems.filter(({ path }) => valueAt(value, path) !== undefined || !meant.has(path.join('\n'))) }
}

/** The message for a picture that lacks required alternative text. */
export const noAlt = ({ decoration }: Notes): string =>
  `The picture has no alternative text: what is seen, for someone who will never see it.${decoration ? ' If the picture is only decoration, write alt: "".' : ''}`

/** Explains the common errors in words of ours, the rare ones in those of zod. */
function explainIssue(checked: Checked, issue: Issue, prefix: Path = []): FieldProblem[] {
  const path = [...prefix, ...issue.path]
  const key = path.at(-1)
  const value = valueAt(checked.value, path)
  const group = schemaAt(checked.schema, checked.value, path.slice(0, -1))
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined && group) {
    const kinds = kindsOf(unwrap(group)).map(({ kind }) => kind)
    return [{ path, message: `${oneOf(kinds)} Found ${show(value)}.` }]
  }
  const schema = schemaAt(checked.schema, checked.value, path)
  if (!schema) return [{ path, message: `${issue.message}. Found ${show(value)}.` }]
  if (issue.code === 'unrecognized_keys') return issue.keys.map((unknown) => explainUnknown(schema, value, path, unknown))
  const inner = unwrap(schema)
  if (issue.code === 'invalid_union' && inner instanceof z.ZodUnion) {
    const option = branchOf(inner, value)
    const issues = issue.errors[optionsOf(inner).indexOf(option as z.ZodType)] ?? []
    if (issues.length > 0) return issues.flatMap((nested) => explainIssue(checked, nested, path))
  }
  const notes = notesOf(schema)
  const isMissing = value === undefined || value === null
  if (notes.reference) return [explainReference(schema, path, value, checked.neighbours.idsOf(notes.reference))]
  if (key === 'alt' && (isMissing || value === '')) return [{ path, message: noAlt(group ? notesOf(group) : notes) }]
  if (value === undefined) return [{ path, message: missing(schema) }]
  if (isMissing || (typeof value === 'string' && value.trim() === ''))
    return [{ path, message: `This field is empty. ${expectation(schema)}` }]
  if (issue.code === 'too_small' && Array.isArray(value)) return [{ path, message: `${issue.message}.` }]
  if (issue.code === 'too_big' && typeof value === 'string')
    return [{ path, message: `This may be at most ${Number(issue.maximum)} characters long. It has ${value.length}.` }]
  const expected = chooseDate(schema, value)
  return [{ path, message: `${expectation(expected)} Found ${show(value)}.${hint(expected, value)}`, ...exampleLine(schema, key, value) }]
}

function explainReference(schema: z.ZodType, path: PropertyKey[], value: unknown, ids: readonly string[]): FieldProblem {
  const found = value === undefined || value === null ? missing(schema) : `${expectation(schema)} Found ${show(value)}.`
  // The name instead of its file: Sulaiman Garba for sulaiman-garba.
  const nearest = typeof value === 'string' && value.trim() !== '' ? findNearest(toSlug(value), ids) : undefined
  if (!nearest) return { path, message: found + listIds(ids) }
  return { path, message: `${found} Did you mean “${nearest}”?`, example: toLine(path.at(-1), nearest) }
}

/** The expected kind of value, day or moment, where both are allowed. */
function chooseDate(schema: z.ZodType, value: unknown): z.ZodType {
  const kind = String(value).includes(':') ? 'moment' : 'day'
  return optionsOf(schema).find((option) => notesOf(option)[kind]) ?? schema
}

function explainUnknown(schema: z.ZodType, value: unknown, path: Path, key: string): FieldProblem {
  const known = Object.keys(shapeOf(branchOf(schema, value)))
  const free = known.filter((name) => valueAt(value, [name]) === undefined)
  const nearest = findNearest(key, free) ?? findNearest(key, known)
  const others = free.length > 0 ? ` Fields that may still be added here: ${joinWords(free)}.` : ' All fields allowed here are already set.'
  const message = `There is no field of this name here.${nearest ? ` Did you mean “${nearest}”?` : others}`
  return { path: [...path, key], message, ...(nearest && { meant: [...path, nearest] }) }
}

/** A value as its line in the file: a field, or an item of a list. */
export const toLine = (key: PropertyKey | undefined, value: string): string => (typeof key === 'string' ? `${key}: ${value}` : `- ${value}`)

/** The ids that a reference may name. */
export const listIds = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : ` These are there: ${ids.length > 40 ? `${ids.slice(0, 40).join(', ')}, …` : joinWords(ids)}.`

function missing(schema: z.ZodType): string {
  const { description } = notesOf(schema)
  return `This field is missing.${description ? ` What goes here: ${description}.` : ''}`
}

/** What a field must contain, as one or two sentences. */
export function expectation(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const { expected } = notesOf(schema)
  if (expected) return expected
  if (inner instanceof z.ZodUnion) {
    const options = optionsOf(inner)
    const literals = options.filter((option) => option instanceof z.ZodLiteral).flatMap((option) => [...option.values].map(show))
    const others = options.filter((option) => !(option instanceof z.ZodLiteral)).map(expectation)
    return literals.length > 0 ? [`Write ${joinWords(literals, 'or')}, or a value.`, ...others].join(' ') : others.join(' Or: ')
  }
  if (inner instanceof z.ZodEnum) return oneOf(inner.options.map(String))
  if (inner instanceof z.ZodLiteral) return oneOf([...inner.values].map(String))
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

const oneOf = (values: string[]) =>
  values.length === 1 ? `This must be “${values[0]}”.` : `This must be one of: ${joinWords(values, 'or')}.`

/** What the author most likely did. */
function hint(schema: z.ZodType, value: unknown): string {
  const inner = unwrap(schema)
  const { day, moment, phone } = notesOf(schema)
  if (inner instanceof z.ZodString && isRecord(value))
    return ' A text that begins with { or holds a colon and a space needs quotation marks around it.'
  if (typeof value !== 'string') return ''
  if (inner instanceof z.ZodEnum) {
    const nearest = findNearest(value, inner.options.map(String))
    return nearest ? ` Did you mean “${nearest}”?` : ''
  }
  if (day || moment) {
    const why = listDays(value)
      .map((one) => explainDay(one))
      .find(Boolean)
    return why ? ` ${why}` : ''
  }
  if (phone && /^(?:\+?234|0[789])/.test(value)) return ' +234 is followed by 10 digits and no 0, such as +234 803 123 4567.'
  if (inner instanceof z.ZodNumber && /\d/.test(value)) return ' Write digits alone: no ₦, comma, space or quotation marks.'
  return withoutCurly(value) === value ? '' : ' Take out the curly quotation marks.'
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  return typeof value === 'string' ? `“${truncate(value.replace(/\s+/g, ' '), 60)}”` : String(value)
}
