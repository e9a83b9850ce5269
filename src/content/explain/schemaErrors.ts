import { z } from 'zod'
import { toSlug } from '../../lib/slug.ts'
import { countOf, findNearest, joinWords, truncate } from '../../lib/text.ts'
import { explainHost } from '../../markdown/safeAddresses.ts'
import { branchOf, isRecord, type Notes, notesOf, optionsOf, schemaAt, unwrap, valueAt } from '../schemas/inspection.ts'
import { explainDay } from './calendar.ts'
import { exampleLine, listWrittenDays, withoutCurly } from './suggestions.ts'

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

/** Validates a value: returns errors in plain words, or the value with its defaults. */
export function checkValue(
  schema: z.ZodType,
  value: unknown,
  neighbours: Neighbours,
): { problems: FieldProblem[] } | { problems: []; value: unknown } {
  const result = schema.safeParse(value)
  if (result.success) return { problems: [], value: result.data }
  const problems = result.error.issues.flatMap((issue) => explainIssue({ root: schema, data: value, neighbours }, issue, []))
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
  if (issue.code === 'unrecognized_keys') return issue.keys.map((unknown) => explainUnknown(schema, valueAt(data, path), path, unknown))
  const notes = notesOf(schema)
  if (notes.reference) {
    const ids = neighbours.idsOf(notes.reference)
    const found = value === undefined || value === null ? missing(schema) : `${expectation(schema)} Found ${show(value)}.`
    // The name instead of its file: Sulaiman Garba for sulaiman-garba.
    const nearest = typeof value === 'string' && value.trim() !== '' ? findNearest(toSlug(value), ids) : undefined
    if (nearest) return [{ path, message: `${found} Did you mean “${nearest}”?`, example: toLine(key, nearest) }]
    return [{ path, message: `${found}${listIds(ids)}` }]
  }
  const example = exampleLine(schema, key, value)
  if (key === 'alt' && (value === undefined || value === null || value === ''))
    return [{ path, message: noAlt(notesOf(schemaAt(root, data, path.slice(0, -1)) ?? schema)), ...example }]
  if (value === undefined) return [{ path, message: missing(schema), ...example }]
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return [{ path, message: `This field is empty. ${expectation(schema)}`, ...example }]
  const inner = unwrap(schema)
  if (issue.code === 'invalid_union' && inner instanceof z.ZodUnion) {
    const option = branchOf(inner, value)
    const issues = issue.errors[(inner.options as z.ZodType[]).findIndex((candidate) => unwrap(candidate) === option)]
    if (issues && issues.length > 0) return issues.flatMap((nested) => explainIssue(whole, nested, path))
  }
  if (issue.code === 'too_small' && Array.isArray(value) && inner instanceof z.ZodArray) {
    const message = `There must be at least ${countOf(Number(issue.minimum), 'item')} here. Found ${value.length || 'none'}.`
    return [{ path, message }]
  }
  if (issue.code === 'too_big' && typeof value === 'string') {
    const message = `This may be at most ${Number(issue.maximum)} characters long. It has ${value.length}.`
    return [{ path, message, ...example }]
  }
  const impossible = explainImpossible(schema, value)
  if (impossible) return [{ path, message: impossible, ...example }]
  const expected = chooseDate(schema, value)
  return [{ path, message: `${expectation(expected)} Found ${show(value)}.${hint(expected, value)}`, ...example }]
}

/** What is wrong with a day that is written rightly and does not exist, or with an address that holds a space. */
function explainImpossible(schema: z.ZodType, value: unknown): string | undefined {
  const { link, whatsapp } = notesOf(schema)
  if (link && !whatsapp && /^(?:https:\/)?\/\S+\s/.test(String(value)))
    return `An address holds no space. Write %20 in its place. Found ${show(value)}.`
  const isDated = optionsOf(schema).some((option) => notesOf(option).day || notesOf(option).moment)
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(String(value)) ?? []
  const noDay = isDated && day && explainDay(day)
  return noDay ? `${noDay} Found ${show(value)}.` : undefined
}

/** The expected kind of value, day or moment, where both are allowed. */
function chooseDate(schema: z.ZodType, value: unknown): z.ZodType {
  const kind = String(value).includes(':') ? 'moment' : 'day'
  return optionsOf(schema).find((option) => notesOf(option)[kind]) ?? schema
}

function explainUnknown(schema: z.ZodType, value: unknown, path: Path, key: string): FieldProblem {
  const group = branchOf(schema, value)
  const known = group instanceof z.ZodObject ? Object.keys(group.shape) : []
  const free = known.filter((name) => !isRecord(value) || !(name in value))
  const nearest = findNearest(key, free) ?? findNearest(key, known)
  const others = free.length > 0 ? ` Fields that may still be added here: ${joinWords(free)}.` : ' All fields allowed here are already set.'
  const message = `There is no field of this name here.${nearest ? ` Did you mean “${nearest}”?` : others}`
  return { path: [...path, key], message, ...(nearest && { meant: [...path, nearest] }) }
}

/** A value as its line in the file: a field, or an item of a list. */
export const toLine = (key: PropertyKey | undefined, value: string): string => (typeof key === 'string' ? `${key}: ${value}` : `- ${value}`)

const toExample = (key: string, value: string | undefined) => (value === undefined ? {} : { example: toLine(key, value) })

/** The ids that a reference may name. */
export const listIds = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : ` These are there: ${ids.length > 40 ? `${ids.slice(0, 40).join(', ')}, …` : joinWords(ids)}.`

/** Explains a group without a valid kind in the field at `path`. */
function explainKind({ root, data }: Whole, path: PropertyKey[], value: unknown): FieldProblem {
  const key = String(path.at(-1))
  const union = schemaAt(root, data, path.slice(0, -1))
  const options = union ? ((unwrap(union) as z.ZodUnion).options as z.ZodObject[]) : []
  const kinds = options.flatMap(({ shape }) => (shape[key] instanceof z.ZodLiteral ? [...shape[key].values].map(String) : []))
  const found = value === undefined ? 'It is missing.' : `Found ${show(value)}.`
  return { path, message: `${oneOf(kinds)} ${found}`, ...toExample(key, findNearest(String(value), kinds)) }
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

function hint(schema: z.ZodType, value: unknown): string {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodString && isRecord(value))
    return ' A text that begins with { or holds a colon and a space needs quotation marks around it.'
  if (inner instanceof z.ZodString && typeof value === 'number')
    return inner.safeParse(String(value)).success ? ' Put quotation marks around it.' : ''
  if (Array.isArray(value) && !(inner instanceof z.ZodObject))
    return ' Square brackets, or dashes before words, make a list: take them out, or put quotation marks around a text.'
  if (typeof value !== 'string' || inner instanceof z.ZodBoolean) return ''
  if (inner instanceof z.ZodEnum) {
    const nearest = findNearest(value, inner.options.map(String))
    return nearest ? ` Did you mean “${nearest}”?` : ''
  }
  if (inner instanceof z.ZodEmail) return ` ${explainHost(`mailto:${value}`) ?? ''}`.trimEnd()
  const { day, moment, phone } = notesOf(schema)
  if (phone && /^(?:\+?234|0[789])/.test(value)) return ' +234 is followed by 10 digits and no 0, such as +234 803 123 4567.'
  if (day || moment) {
    const why = listWrittenDays(value)
      .map((one) => explainDay(one))
      .find(Boolean)
    return why ? ` ${why}` : ''
  }
  if (inner instanceof z.ZodNumber && /\d/.test(value)) return ' Write digits alone: no ₦, comma, space or quotation marks.'
  return withoutCurly(value) === value ? '' : ' Take out the curly quotation marks.'
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  return typeof value === 'string' ? `“${truncate(value.replace(/\s+/g, ' '), 60)}”` : String(value)
}
