import { z } from 'zod'
import { toSlug } from '../lib/slug.ts'
import { countOf, findNearest, joinWords, truncate } from '../lib/text.ts'
import { explainHost } from '../markdown/safeAddresses.ts'
import { exampleLine, isPictureName, withoutCurly } from './examples.ts'
import { explainPictureFormat } from './pictureName.ts'
import { checksOf, chooseOption, isRecord, type Notes, notesOf, schemaAt, unwrap, valueAt } from './schemaInspection.ts'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

interface FieldProblem {
  path: PropertyKey[]
  message: string
  example?: string
  /** Whether the line seems to be indented for another group, so that no other error of the file is reliable. */
  isMoved?: boolean
  /** The field that the author most likely meant. */
  meant?: PropertyKey[]
}

/** What explanations need to know about other files. */
export interface Neighbours {
  idsOf(collection: string): readonly string[]
  /** The names of the pictures beside the file, the likeliest first. */
  pictures(): readonly string[]
}

/** Validates a value: returns errors in plain words, or the value with its defaults. */
export function checkValue(
  schema: z.ZodType,
  value: unknown,
  neighbours: Neighbours,
): { problems: FieldProblem[] } | { problems: []; value: unknown } {
  const result = schema.safeParse(value)
  if (result.success) return { problems: [], value: result.data }
  const problems = result.error.issues.flatMap((issue) => explainIssue({ root: schema, data: value, neighbours }, issue, []))
  // A line with too little indentation causes errors in its group and beside it: report only that line.
  const moved = problems.find((problem) => problem.isMoved)
  if (moved) return { problems: [moved] }
  // A field whose name is misspelt is not reported as missing too.
  const meant = new Set(problems.flatMap((problem) => (problem.meant ? [problem.meant.join('\n')] : [])))
  return { problems: problems.filter(({ path }) => valueAt(value, path) !== undefined || !meant.has(path.join('\n'))) }
}

/** The message for a picture that lacks required alternative text. */
export const noAlt = ({ decoration }: Notes): string =>
  `The picture has no alternative text: what is seen, for someone who will never see it.${decoration ? ' If the picture is only decoration, write alt: "".' : ''}`

interface Whole {
  root: z.ZodType
  data: unknown
  neighbours: Neighbours
}

function explainIssue(whole: Whole, issue: Issue, prefix: Path): FieldProblem[] {
  const { root, data, neighbours } = whole
  const path = [...prefix, ...issue.path]
  const key = path.at(-1)
  const schema = schemaAt(root, data, path)
  const value = valueAt(data, path)
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) return [explainKind(whole, path, value)]
  if (!schema) return [{ path, message: `This value does not fit. Found ${show(value)}.` }]
  if (issue.code === 'unrecognized_keys') return issue.keys.map((unknown) => explainUnknown(whole, schema, path, unknown))
  const notes = notesOf(schema)
  if (notes.reference) return [{ path, ...explainReference(schema, value, key, neighbours.idsOf(notes.reference)) }]
  const example = exampleLine(schema, key, value, neighbours.pictures())
  if (key === 'alt' && (value === undefined || value === null || value === ''))
    return [{ path, message: noAlt(notesOf(schemaAt(root, data, path.slice(0, -1)) ?? schema)), ...example }]
  if (value === undefined) return [{ path, message: missing(schema), ...example }]
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return [{ path, message: `This field is empty. ${expectation(schema)}`, ...example }]
  const inner = unwrap(schema)
  if (issue.code === 'invalid_union' && inner instanceof z.ZodUnion) {
    const option = chooseOption(inner, value)
    const issues = issue.errors[(inner.options as z.ZodType[]).findIndex((candidate) => unwrap(candidate) === option)]
    if (issues && issues.length > 0) return issues.flatMap((nested) => explainIssue(whole, nested, path))
  }
  if (issue.code === 'too_small' && Array.isArray(value) && inner instanceof z.ZodArray) {
    const message = `There must be at least ${countOf(Number(issue.minimum), 'item')} here. Found ${value.length || 'none'}.`
    return [{ path, message, ...exampleLine(inner.element as z.ZodType, 0) }]
  }
  if (issue.code === 'too_big' && typeof value === 'string') {
    const message = `This may be at most ${Number(issue.maximum)} characters long. It has ${value.length}.`
    return [{ path, message, ...example }]
  }
  const expected = chooseDate(schema, value)
  return [{ path, message: `${expectation(expected)} Found ${show(value)}.${hint(expected, value)}`, ...example }]
}

/** The expected kind of value, day or moment, where both are allowed. */
function chooseDate(schema: z.ZodType, value: unknown): z.ZodType {
  const inner = unwrap(schema)
  if (typeof value !== 'string' || !(inner instanceof z.ZodUnion)) return schema
  const kind = value.includes(':') ? 'moment' : 'day'
  return (inner.options as z.ZodType[]).find((option) => notesOf(option)[kind]) ?? schema
}

function explainUnknown(whole: Whole, schema: z.ZodType, path: Path, key: string): FieldProblem {
  const value = valueAt(whole.data, path)
  const known = Object.keys(toGroup(schema, value)?.shape ?? {})
  const place = [...path, key]
  const moved = explainMoved(whole, path, key)
  if (moved) return { path: place, ...moved }
  const free = known.filter((name) => !isRecord(value) || !(name in value))
  const nearest = findNearest(key, free) ?? findNearest(key, known)
  const others = free.length > 0 ? ` Fields that may still be added here: ${joinWords(free)}.` : ' All fields allowed here are already set.'
  const message = `There is no field of this name here.${nearest ? ` Did you mean “${nearest}”?` : others}`
  return { path: place, message, ...(nearest && { meant: [...path, nearest] }) }
}

/** The schema of a group of fields; undefined when the schema is of another kind. */
function toGroup(schema: z.ZodType | undefined, value: unknown): z.ZodObject | undefined {
  let inner = schema && unwrap(schema)
  if (inner instanceof z.ZodUnion) inner = chooseOption(inner, value)
  return inner instanceof z.ZodObject ? inner : undefined
}

/**
 * Explains a line that is indented for another group: its field is missing in an empty group beside it, in the group or list right above, or
 * in an outer group.
 */
function explainMoved({ root, data }: Whole, path: Path, key: string): Omit<FieldProblem, 'path'> | undefined {
  const isMissingIn = (place: Path) => {
    const value = valueAt(data, place)
    const group = toGroup(schemaAt(root, data, place), value)
    return group !== undefined && Object.hasOwn(group.shape, key) && (value === null || (isRecord(value) && !(key in value)))
  }
  const value = valueAt(data, path)
  const names = isRecord(value) ? Object.keys(value) : []
  const above = names[names.indexOf(key) - 1] ?? ''
  const part = valueAt(value, [above])
  const places = [...names.filter((name) => valueAt(value, [name]) === null), above].map((name) => [...path, name])
  const inner = [...places, ...(Array.isArray(part) ? [[...path, above, part.length - 1]] : [])].find(isMissingIn)
  if (inner) {
    const name = String(inner[path.length])
    const isEmpty = valueAt(data, inner) === null
    const isItem = inner.length > path.length + 1
    const [group, those] = isItem ? [`the last item of “${name}”`, 'that item'] : [`“${name}”`, `“${name}”`]
    const advice = isEmpty
      ? `, which is empty. Indent it by two spaces more than “${name}”.`
      : `. Begin it where the fields of ${those} begin.`
    return { message: `This line is not indented far enough: it belongs to ${group}${advice}`, meant: [...inner, key], isMoved: isEmpty }
  }
  const outer = path.map((_, index) => path.slice(0, index)).findLast(isMissingIn)
  if (!outer) return undefined
  const name = String(path[outer.length])
  const message = `This line is indented too far: it does not belong to “${name}”, but beside it. Begin it where “${name}” begins.`
  return { message, meant: [...outer, key] }
}

/** Explains an invalid reference. Its example is an existing id, because any other would be invalid. */
function explainReference(schema: z.ZodType, value: unknown, key: PropertyKey | undefined, ids: readonly string[]) {
  const nearest = typeof value === 'string' && value.trim() !== '' ? findNearest(toSlug(value), ids) : undefined
  const found = value === undefined || value === null ? missing(schema) : `${expectation(schema)} Found ${show(value)}.`
  return nearest
    ? { message: `${found} Did you mean “${nearest}”?`, example: toLine(key, nearest) }
    : { message: `${found}${listIds(ids)}` }
}

/** A value as its line in the file: a field, or an item of a list. */
export const toLine = (key: PropertyKey | undefined, value: string): string => (typeof key === 'string' ? `${key}: ${value}` : `- ${value}`)

/** The ids that a reference may name. */
export const listIds = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : ` These are there: ${ids.length > 40 ? `${ids.slice(0, 40).join(', ')}, …` : joinWords(ids)}.`

/** Explains a group without a valid kind in the field at `path`. */
function explainKind({ root, data }: Whole, path: PropertyKey[], value: unknown): FieldProblem {
  const key = String(path.at(-1))
  const union = schemaAt(root, data, path.slice(0, -1))
  const options = union ? ((unwrap(union) as z.ZodUnion).options as z.ZodObject[]) : []
  const words = options.flatMap(({ shape }) => (shape[key] instanceof z.ZodLiteral ? [...shape[key].values].map(String) : []))
  const nearest = findNearest(String(value), words)
  const found = value === undefined ? 'It is missing.' : `Found ${show(value)}.${nearest ? ` Did you mean “${nearest}”?` : ''}`
  return { path, message: `${oneOf(words)} ${found}`, example: `${key}: ${nearest ?? words[0]}` }
}

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
    const options = (inner.options as z.ZodType[]).map(unwrap)
    const words = options.filter((option) => option instanceof z.ZodLiteral).flatMap((option) => [...option.values].map(show))
    const others = options.filter((option) => !(option instanceof z.ZodLiteral)).map(expectation)
    return words.length > 0 ? [`Write ${joinWords(words, 'or')}, or a value.`, ...others].join(' ') : others.join(' Or: ')
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
  if (inner instanceof z.ZodEmail) return 'This must be an email address.'
  if (isPictureName(inner))
    return 'This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif.'
  if (checksOf(inner).some(({ pattern }) => pattern instanceof RegExp))
    return 'This must be an address within the site: it begins with / and holds lowercase letters, digits and dashes, with * for any one part.'
  return 'This must be a text.'
}

const oneOf = (words: string[]) => (words.length === 1 ? `This must be “${words[0]}”.` : `This must be one of: ${joinWords(words, 'or')}.`)

function hint(schema: z.ZodType, value: unknown): string {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodString && isRecord(value))
    return Object.values(value).every((part) => part === null)
      ? ' A text that begins with { needs quotation marks around it.'
      : ' A text with a colon and a space in it needs quotation marks around it.'
  if (inner instanceof z.ZodString && (typeof value === 'number' || typeof value === 'boolean'))
    return inner.safeParse(String(value)).success ? ' Put quotation marks around it.' : ''
  if (Array.isArray(value) && !(inner instanceof z.ZodObject)) {
    const quoted = inner instanceof z.ZodString ? ' A text that begins with [ needs quotation marks around it.' : ''
    return ` Square brackets, or dashes before words, make a list: take them out.${quoted}`
  }
  if (typeof value !== 'string' || inner instanceof z.ZodBoolean) return ''
  if (inner instanceof z.ZodEnum) {
    const nearest = findNearest(value, inner.options.map(String))
    return nearest ? ` Did you mean “${nearest}”?` : ''
  }
  if (inner instanceof z.ZodEmail) return ` ${explainHost(`mailto:${value}`) ?? ''}`.trimEnd()
  if (inner instanceof z.ZodNumber && /\d/.test(value)) return ' Write digits alone: no ₦, comma, space or quotation marks.'
  if (withoutCurly(value) !== value) return ' Take out the curly quotation marks.'
  if (isPictureName(inner)) return hintPicture(value)
  const { day, moment } = notesOf(schema)
  return day || moment ? hintDate(value, moment === true) : ''
}

/** Explains a day or moment that has the right format but does not exist. */
function hintDate(value: string, isMoment: boolean): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}\+01:00)?$/.exec(value) ?? []
  if (year === undefined) return ''
  if (Number(month) < 1 || Number(month) > 12) return ' The months are 01 to 12.'
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) < 1 || Number(day) > last) return ` That month has the days 01 to ${last}.`
  return isMoment ? ' A time is between 00:00 and 23:59.' : ''
}

function hintPicture(src: string): string {
  const foreign = explainPictureFormat(src)
  if (foreign) return ` ${foreign}`
  const hasOtherCharacters = /^(\.\/)?[^/\\:]*[^\w./\\:-]/.test(src)
  return hasOtherCharacters ? ' A picture’s name holds lowercase letters, digits and dashes only: give the file another.' : ''
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  return typeof value === 'string' ? `“${truncate(value.replace(/\s+/g, ' '), 60)}”` : String(value)
}
