import { z } from 'zod'
import { checksOf, isOptional, type Notes, notesOf, unwrap } from '../../src/content/schema.ts'
import { NOT_YET_CONFIRMED } from '../../src/content/schemas/fields.ts'
import type { DeskField } from './deskConfig.ts'
import { describeField, describeList } from './labels.ts'

/** The entries that a field may name, by their collection. */
export type Choices = Readonly<Record<string, readonly { label: string; value: string }[]>>

/** A field but for its name. */
type Control = Pick<DeskField, 'widget'> & Partial<DeskField>

/** The editor’s fields for a group of a schema. Throws for a kind of field that nobody has said how to fill in. */
export function toFields(schema: z.ZodType, choices: Choices): DeskField[] {
  if (!(schema instanceof z.ZodObject)) throw new Error('Fields are made from a group of fields.')
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => toField(name, field, choices))
}

function toField(name: string, schema: z.ZodType, choices: Choices): DeskField {
  const inner = unwrap(schema)
  const control = toControl(inner, notesOf(schema), choices)
  const required = !isOptional(schema) && !control.may_be_empty
  // An optional group is there as soon as one of its fields is filled in: the content check asks for the others.
  const fields = required || control.widget !== 'object' ? {} : { fields: control.fields?.map(withoutDuty) }
  // A switch that nobody has touched says no.
  const untouched = required && control.widget === 'boolean' ? { default: false } : {}
  const words =
    control.widget === 'list' ? describeList(name, notesOf(schema)) : describeField(name, { ...notesOf(schema), ...factOf(inner) })
  return { name, ...words, required, ...control, ...fields, ...untouched }
}

const withoutDuty = (field: DeskField): DeskField => ({
  ...field,
  required: false,
  ...(field.widget === 'object' ? { fields: field.fields?.map(withoutDuty) } : {}),
})

/** What is known of a fact once it is confirmed. */
function factOf(schema: z.ZodType): Notes {
  const options = schema instanceof z.ZodUnion && notesOf(schema).confirmable ? (schema.options as z.ZodType[]) : []
  const fact = options.find((option) => !(option instanceof z.ZodLiteral))
  return fact ? { description: notesOf(fact).description, examples: notesOf(fact).examples } : {}
}

function toControl(schema: z.ZodType, notes: Notes, choices: Choices): Control {
  switch (schema.type) {
    case 'string':
      return toWords(schema, notes, choices)
    case 'number':
      return { widget: 'number', value_type: 'int', ...toLimits(schema) }
    case 'boolean':
      return { widget: 'boolean' }
    case 'enum':
      return { widget: 'select', options: (schema as z.ZodEnum).options.map(String) }
    case 'object':
      return { widget: 'object', collapsed: true, fields: toFields(schema, choices) }
    case 'array':
      return toList(schema as z.ZodArray<z.ZodType>, choices)
    case 'union':
      return toUnion((schema as z.ZodUnion<z.ZodType[]>).options, notes, choices)
    default:
      throw new Error(`The desk does not know how a field of type “${schema.type}” is filled in: see scripts/desk/toFields.ts.`)
  }
}

function toWords(schema: z.ZodType, notes: Notes, choices: Choices): Control {
  if (notes.day) return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false }
  if (notes.time) return { widget: 'datetime', format: 'HH:mm', date_format: false, time_format: 'HH:mm' }
  if (notes.reference) return { widget: 'select', options: [...(choices[notes.reference] ?? [])] }
  if (notes.prose) return { widget: 'text' }
  const patterns = patternsOf(schema)
  if (patterns.some((pattern) => pattern.includes('svg'))) return { widget: 'image', choose_url: false }
  const [pattern] = patterns
  return {
    widget: !pattern && String(notes.examples?.[0]).length > ONE_LINE ? 'text' : 'string',
    ...(pattern ? { pattern: [pattern, exampleOf(notes)] } : {}),
    ...(schema.safeParse('').success ? { may_be_empty: true } : {}),
  }
}

function toList(list: z.ZodArray<z.ZodType>, choices: Choices): Control {
  const item = unwrap(list.element)
  const length = checksOf(list).find(({ check }) => check === 'length_equals')?.length
  const limits = typeof length === 'number' ? { min: length, max: length } : {}
  if (!(item instanceof z.ZodObject)) {
    const field = toField('item', item, choices)
    return { widget: 'list', collapsed: true, ...limits, label_singular: field.label.toLowerCase(), field: { ...field, hint: '' } }
  }
  const fields = toFields(item, choices)
  const named = fields.find(({ widget }) => ['string', 'text', 'select'].includes(widget)) ?? fields[0]
  return { widget: 'list', collapsed: true, ...limits, label_singular: 'item', summary: `{{fields.${named?.name}}}`, fields }
}

function toUnion(options: readonly z.ZodType[], notes: Notes, choices: Choices): Control {
  if (notes.confirmable) {
    const fact = options.find((option) => !(option instanceof z.ZodLiteral))
    const kind = fact?.type === 'number' ? 'number' : fact?.type === 'array' ? 'list' : 'words'
    return { widget: 'confirmable', fact: kind, default: NOT_YET_CONFIRMED }
  }
  if (options.every((option) => option.type === 'string')) {
    const patterns = options.flatMap((option) => (notesOf(option).day ? [DAY] : patternsOf(option)))
    return { widget: 'string', pattern: [patterns.map((pattern) => `(?:${pattern})`).join('|'), exampleOf(notes)] }
  }
  return { widget: 'object', collapsed: false, fields: toKinds(options, choices) }
}

/** One group with the fields of all its kinds: each says to which it belongs. */
function toKinds(options: readonly z.ZodType[], choices: Choices): DeskField[] {
  const kinds = options.map((option) => {
    const { kind, ...shape } = (option as z.ZodObject).shape as Record<string, z.ZodType>
    if (!(kind instanceof z.ZodLiteral)) throw new Error('Groups of several kinds tell them apart by the field “kind”.')
    return { kind: String([...kind.values][0]), fields: toFields(z.object(shape), choices) }
  })
  const names = [...new Set(kinds.flatMap(({ fields }) => fields.map(({ name }) => name)))]
  const shared = names.flatMap((name): DeskField[] => {
    const having = kinds.filter(({ fields }) => fields.some((field) => field.name === name))
    const field = having[0]?.fields.find((candidate) => candidate.name === name)
    const belongsTo = having.map(({ kind }) => kind)
    return field
      ? [{ ...field, required: false, kinds: belongsTo, hint: `Only where the kind is ${belongsTo.join(' or ')} · ${field.hint}` }]
      : []
  })
  const choice = { name: 'kind', label: 'Which kind', hint: 'In the file: kind', required: true, widget: 'select' }
  return [{ ...choice, options: kinds.map(({ kind }) => kind) }, ...shared]
}

/** An example with more letters than this asks for a box of several lines. */
const ONE_LINE = 35

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'

/** The patterns of a text, as they are written. */
const patternsOf = (schema: z.ZodType): string[] =>
  [schema.def as { pattern?: unknown }, ...checksOf(schema)].flatMap(({ pattern }) => (pattern instanceof RegExp ? [pattern.source] : []))

const exampleOf = ({ examples = [] }: Notes) => `write it like ${String(examples[0])}`

function toLimits(schema: z.ZodType): { min?: number } {
  const least = checksOf(schema).find(({ check }) => check === 'greater_than')?.value
  return typeof least === 'number' ? { min: least } : {}
}
