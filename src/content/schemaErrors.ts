import { z } from 'zod'
import { toSlug } from '../lib/slug.ts'
import { countOf, findNearest, joinWords, truncate } from '../lib/text.ts'
import { explainHost } from '../markdown/safeAddresses.ts'
import { exampleLine, isPictureName } from './examples.ts'
import { numberExpectation, specialExpectation } from './fieldExpectations.ts'
import type { TextProblem } from './frontMatter.ts'
import { explainForeignPicture } from './pictureName.ts'
import { checksOf, chooseOption, isRecord, type Notes, notesOf, schemaAt, unwrap, valueAt } from './schemaInspection.ts'
import { withoutCurly } from './suggestions.ts'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** An error located by its path in the fields rather than by line. */
interface FieldProblem extends Omit<TextProblem, 'line' | 'column' | 'field'> {
  path: PropertyKey[]
  /** Whether the line seems to be indented for another group, so that no other error of the file is reliable. */
  isMoved?: boolean
  /** The field it was most likely meant for. */
  meant?: PropertyKey[]
}

/** What explanations need to know about other files. */
export interface Neighbours {
  /** The ids of the files of a collection. */
  idsOf(collection: string): readonly string[]
  /** The names of the pictures beside the file, the likeliest first. */
  pictures: readonly string[]
}

/** Validates a value: returns errors in plain words, or the value with its defaults. */
export function checkValue(
  schema: z.ZodType,
  value: unknown,
  neighbours: Neighbours = { idsOf: () => [], pictures: [] },
): { problems: FieldProblem[] } | { problems: []; value: unknown } {
  const result = schema.safeParse(value)
  if (result.success) return { problems: [], value: result.data }
  const problems = result.error.issues.flatMap((issue) => explainIssue({ root: schema, data: value, neighbours }, issue, []))
  // A line indented too little leaves a gap in its group, and makes the lines beside it look wrong: report only it.
  const moved = problems.find((problem) => problem.isMoved)
  if (moved) return { problems: [moved] }
  // A field whose name is misspelt is not reported as missing too.
  const meant = new Set(problems.flatMap((problem) => (problem.meant ? [problem.meant.join('\n')] : [])))
  return { problems: problems.filter(({ path }) => valueAt(value, path) !== undefined || !meant.has(path.join('\n'))) }
}

/** The message for a picture that lacks alternative text and must have it. */
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
  const schema = schemaAt(root, data, path)
  const value = valueAt(data, path)
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const place = path.slice(0, -1)
    const [union, group] = [schemaAt(root, data, place), valueAt(data, place)]
    const kind = union && isRecord(group) ? explainKind(unwrap(union) as z.ZodUnion, group, place) : undefined
    if (kind) return [kind]
  }
  if (!schema) return [{ path, message: `This value does not fit. Found ${show(value)}.` }]
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainUnknown(whole, schema, path, key))
  const key = path.at(-1)
  const notes = notesOf(schema)
  if (notes.reference) return [{ path, ...explainReference(schema, value, key, neighbours.idsOf(notes.reference)) }]
  const example = exampleLine(schema, key, value, neighbours.pictures)
  if (key === 'alt' && (value === undefined || value === null || value === '')) {
    return [{ path, message: noAlt(notesOf(schemaAt(root, data, path.slice(0, -1)) ?? schema)), ...example }]
  }
  if (value === undefined) return [{ path, message: missing(schema), ...example }]
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return [{ path, message: `This field is empty. ${expectation(schema)}`, ...example }]
  }
  const inner = unwrap(schema)
  if (issue.code === 'invalid_union' && inner instanceof z.ZodUnion) {
    const option = chooseOption(inner, value)
    const branch = (inner.options as z.ZodType[]).findIndex((candidate) => unwrap(candidate) === option)
    const issues = issue.errors[branch]
    if (issues && issues.length > 0) return issues.flatMap((nested) => explainIssue(whole, nested, path))
    const kind = isRecord(value) ? explainKind(inner, value, path) : undefined
    if (kind) return [kind]
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const counted = explainCount(issue, value)
    const item = inner instanceof z.ZodArray && issue.code === 'too_small' ? exampleLine(inner.element as z.ZodType, 0) : {}
    if (counted) return [{ path, message: counted, ...(inner instanceof z.ZodArray ? item : example) }]
  }
  const wanted = chooseDate(schema, value)
  return [{ path, message: `${expectation(wanted)} Found ${show(value)}.${hint(wanted, value)}`, ...example }]
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
  const inner = toGroup(schema, value)
  const known = inner ? Object.keys(inner.shape) : []
  const moved = (inner && findGroupAbove(inner, value, path, key)) ?? findGroupAround(whole, path, key)
  if (moved) return { path: [...path, key], ...moved }
  const free = known.filter((name) => !isRecord(value) || !(name in value))
  const nearest = findNearest(key, free) ?? findNearest(key, known)
  const others = free.length > 0 ? ` Fields that may still be added here: ${joinWords(free)}.` : ' All fields allowed here are already set.'
  const message = `There is no field of this name here.${nearest ? ` Did you mean “${nearest}”?` : others}`
  return { path: [...path, key], message, ...(nearest && { meant: [...path, nearest] }) }
}

/** The schema of a group of fields; undefined when the schema is of another kind. */
function toGroup(schema: z.ZodType | undefined, value: unknown): z.ZodObject | undefined {
  let inner = schema && unwrap(schema)
  if (inner instanceof z.ZodUnion) inner = chooseOption(inner, value)
  return inner instanceof z.ZodObject ? inner : undefined
}

type Moved = Pick<FieldProblem, 'message' | 'isMoved' | 'meant'>

/**
 * Finds where a line that is indented too little belongs: in the empty group beside it, or in the group or list right above, where its field
 * is missing.
 */
function findGroupAbove(schema: z.ZodObject, value: unknown, path: Path, key: string): Moved | undefined {
  if (!isRecord(value)) return undefined
  const shape = schema.shape as Record<string, z.ZodType>
  const lacks = (group: z.ZodType | undefined, part: unknown) => {
    const fields = toGroup(group, part)
    return fields !== undefined && Object.hasOwn(fields.shape, key) && (part === null || (isRecord(part) && !(key in part)))
  }
  const empty = Object.keys(shape).find((name) => value[name] === null && lacks(shape[name], null))
  if (empty) {
    const message = `This line is not indented far enough: it belongs to “${empty}”, which is empty. Indent it by two spaces more than “${empty}”.`
    return { message, isMoved: true }
  }
  const keys = Object.keys(value)
  const above = keys[keys.indexOf(key) - 1] ?? ''
  const [part, field] = [value[above], shape[above]]
  if (lacks(field, part)) {
    const message = `This line is not indented far enough: it belongs to “${above}” above. Indent it by two spaces more than “${above}”.`
    return { message, meant: [...path, above, key] }
  }
  const list = field && unwrap(field)
  if (!(list instanceof z.ZodArray) || !Array.isArray(part) || !lacks(list.element as z.ZodType, part.at(-1))) return undefined
  const message = `This line is not indented far enough: it belongs to the last item of “${above}” above. Begin it where the fields of that item begin.`
  return { message, meant: [...path, above, part.length - 1, key] }
}

/** Finds where a line that is indented too much belongs: in an outer group, where its field is missing. */
function findGroupAround({ root, data }: Whole, path: Path, key: string): Moved | undefined {
  const around = path.map((_, index) => path.slice(0, index)).reverse()
  const owner = around.find((place) => {
    const value = valueAt(data, place)
    const group = toGroup(schemaAt(root, data, place), value)
    return group !== undefined && isRecord(value) && Object.hasOwn(group.shape, key) && !(key in value)
  })
  if (!owner) return undefined
  const neighbour = String(path[owner.length])
  const message = `This line is indented too far: it does not belong to “${neighbour}”, but beside it. Begin it where “${neighbour}” begins.`
  return { message, meant: [...owner, key] }
}

/** Explains an invalid reference. Its example is an existing id, since any other id would name nothing. */
function explainReference(schema: z.ZodType, value: unknown, key: PropertyKey | undefined, ids: readonly string[]) {
  const nearest = typeof value === 'string' && value.trim() !== '' ? findNearest(toSlug(value), ids) : undefined
  if (nearest) return { message: `${expectation(schema)} Found ${show(value)}. Did you mean “${nearest}”?`, example: toLine(key, nearest) }
  const found = value === undefined || value === null ? missing(schema) : `${expectation(schema)} Found ${show(value)}.`
  return { message: `${found}${listIds(ids)}` }
}

/** A value as its line in the file: a field, or an item of a list. */
export const toLine = (key: PropertyKey | undefined, value: string): string => (typeof key === 'string' ? `${key}: ${value}` : `- ${value}`)

/** The ids that a reference may name. */
export const listIds = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : ` These are there: ${ids.length > 40 ? `${ids.slice(0, 40).join(', ')}, …` : joinWords(ids)}.`

/** Explains a group that must be one of several kinds and does not say which. */
function explainKind(union: z.ZodUnion, value: Record<string, unknown>, path: Path): FieldProblem | undefined {
  const options = (union.options as z.ZodType[]).map(unwrap).filter((option) => option instanceof z.ZodObject)
  const key = Object.keys(options[0]?.shape ?? {}).find((name) => options[0]?.shape[name] instanceof z.ZodLiteral)
  if (!key) return undefined
  const words = options.flatMap((option) => (option.shape[key] instanceof z.ZodLiteral ? [...option.shape[key].values] : [])).map(String)
  const nearest = findNearest(String(value[key]), words)
  const found = value[key] === undefined ? 'It is missing.' : `Found ${show(value[key])}.${nearest ? ` Did you mean “${nearest}”?` : ''}`
  return { path: [...path, key], message: `${oneOf(words)} ${found}`, example: `${key}: ${nearest ?? words[0]}` }
}

function explainCount(issue: Issue, value: unknown): string | undefined {
  if (issue.code === 'too_small' && Array.isArray(value)) {
    return `There must be at least ${countOf(Number(issue.minimum), 'item')} here. Found ${value.length || 'none'}.`
  }
  if (issue.code === 'too_big' && typeof value === 'string') {
    return `This may be at most ${Number(issue.maximum)} characters long. It has ${value.length}.`
  }
  return undefined
}

function missing(schema: z.ZodType): string {
  const { description } = notesOf(schema)
  return `This field is missing.${description ? ` What goes here: ${description}.` : ''}`
}

/** What a field must contain, as one or two sentences. */
export function expectation(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const notes = notesOf(schema)
  const special = specialExpectation(notes)
  if (special) return special
  if (inner instanceof z.ZodUnion) {
    const options = (inner.options as z.ZodType[]).map(unwrap)
    const words = options.filter((option) => option instanceof z.ZodLiteral).flatMap((option) => [...option.values].map(show))
    const others = options.filter((option) => !(option instanceof z.ZodLiteral)).map(expectation)
    return words.length > 0 ? [`Write ${joinWords(words, 'or')}, or a value.`, ...others].join(' ') : others.join(' Or: ')
  }
  if (inner instanceof z.ZodEnum) return oneOf(inner.options.map(String))
  if (inner instanceof z.ZodLiteral) return oneOf([...inner.values].map(String))
  if (inner instanceof z.ZodBoolean) return 'This must be yes or no, written true or false without quotation marks.'
  if (inner instanceof z.ZodNumber) return numberExpectation(inner)
  if (inner instanceof z.ZodArray) return 'This must be a list: each item is on a line of its own and begins with a dash and a space.'
  if (inner instanceof z.ZodObject)
    return `This must be a group of fields: ${joinWords(Object.keys(inner.shape))}, each on a line of its own, indented by two spaces.`
  if (inner instanceof z.ZodEmail) return 'This must be an email address.'
  const patterns = checksOf(inner).flatMap(({ pattern }) => (pattern instanceof RegExp ? pattern.source : []))
  if (isPictureName(inner)) {
    return 'This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif.'
  }
  if (patterns.length > 0) {
    return 'This must be an address within the site: it begins with / and holds lowercase letters, digits and dashes, with * for any one part.'
  }
  return 'This must be a text.'
}

const oneOf = (words: string[]) => (words.length === 1 ? `This must be “${words[0]}”.` : `This must be one of: ${joinWords(words, 'or')}.`)

/** Adds a hint for common mistakes. */
function hint(schema: z.ZodType, value: unknown): string {
  const inner = unwrap(schema)
  const notes = notesOf(schema)
  if (inner instanceof z.ZodEnum && typeof value === 'string') {
    const nearest = findNearest(value, inner.options.map(String))
    return nearest ? ` Did you mean “${nearest}”?` : ''
  }
  if (inner instanceof z.ZodEmail && typeof value === 'string') return ` ${explainHost(`mailto:${value}`) ?? ''}`.trimEnd()
  if (isPictureName(inner) && typeof value === 'string' && withoutCurly(value) === value) return hintPicture(value)
  if (inner instanceof z.ZodString && isRecord(value) && Object.values(value).every((part) => part === null)) {
    return ' A text that begins with { needs quotation marks around it.'
  }
  if (inner instanceof z.ZodString && isRecord(value)) return ' A text with a colon and a space in it needs quotation marks around it.'
  if (inner instanceof z.ZodString && (typeof value === 'number' || typeof value === 'boolean')) return ' Put quotation marks around it.'
  if (inner instanceof z.ZodNumber && typeof value === 'string' && /\d/.test(value))
    return ' Write digits alone: no ₦, comma, space or quotation marks.'
  if (inner instanceof z.ZodBoolean && typeof value === 'string') return ''
  if (typeof value === 'string' && withoutCurly(value) !== value) return ' Take out the curly quotation marks.'
  if ((notes.day || notes.moment) && typeof value === 'string') return hintDate(value, notes.moment === true)
  return ''
}

/** Explains a day or moment that has the right format but does not exist. */
function hintDate(value: string, isMoment: boolean): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})\+01:00)?$/.exec(value) ?? []
  if (year === undefined) return ''
  if (Number(month) < 1 || Number(month) > 12) return ' The months are 01 to 12.'
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) < 1 || Number(day) > last) return ` That month has the days 01 to ${last}.`
  if (isMoment && time === undefined) return ' The time is missing.'
  return isMoment ? ' A time is between 00:00 and 23:59.' : ''
}

function hintPicture(src: string): string {
  const foreign = explainForeignPicture(src)
  if (foreign) return ` ${foreign}`
  if (/^[\w-]+\.\w+$/.test(src)) return ' Write ./ before it.'
  return /^(\.\/)?[^/\\:]*[^\w./\\:-]/.test(src)
    ? ' A picture’s name holds lowercase letters, digits and dashes only: give the file another.'
    : ''
}

/** Formats a value so that the author recognises it. */
function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  if (typeof value === 'string') return `“${truncate(value.replace(/\s+/g, ' '), 60)}”`
  return String(value)
}
