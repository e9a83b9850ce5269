import { z } from 'zod'

// To write a function for each schema, as zod does, takes longer than to check all our files without.
z.config({ jitless: true })

/** What a schema says of a field beside its type. See schemas/fields.ts. */
export interface Notes {
  description?: string
  examples?: unknown[]
  prose?: boolean
  blocks?: boolean
  naira?: boolean
  day?: boolean
  moment?: boolean
  time?: boolean
  link?: boolean
  phone?: boolean
  whatsapp?: boolean
  /** Where forms are sent: a path of this site, an address of a service, or none. */
  formService?: boolean
  /** An address of this site at which a page was before. */
  formerAddress?: boolean
  picture?: boolean
  /** How wide a picture is shown at most, in CSS pixels. */
  width?: number
  /** Whether a picture may be there for its looks alone, with alt: "". */
  decoration?: boolean
  reference?: string
  confirmable?: boolean
}

export type Path = (string | number)[]

/** One field of a file, with what its schema says of it. */
export interface Field {
  schema: z.ZodType
  notes: Notes
  value: unknown
  path: Path
}

/** The schema within `optional` and `default`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable)
    inner = inner.unwrap() as z.ZodType
  return inner
}

/** Whether a field may be left out. */
export const isOptional = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** What the schema says of the field, whether it was said before or after `optional`. */
export function notesOf(schema: z.ZodType): Notes {
  const outer = (schema.meta() ?? {}) as Notes
  const inner = unwrap(schema)
  return inner === schema ? outer : { ...((inner.meta() ?? {}) as Notes), ...outer }
}

/** The limits and patterns a schema was given: { check: 'length_equals', length: 3 }. */
export function checksOf(schema: z.ZodType): Readonly<Record<string, unknown>>[] {
  return (schema.def.checks ?? []).map((check) => check._zod.def as unknown as Record<string, unknown>)
}

/** The branch of a union that a value was most likely meant for. */
export function chooseOption(union: z.ZodUnion, value: unknown): z.ZodType | undefined {
  const options = (union.options as z.ZodType[]).map(unwrap)
  return options.find((option) => option.safeParse(value).success) ?? options.find((option) => isMeantFor(option, value))
}

function isMeantFor(schema: z.ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodArray) return Array.isArray(value)
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return false
  const literals = Object.entries(schema.shape).filter(([, field]) => field instanceof z.ZodLiteral)
  return literals.every(([key, field]) => (field as z.ZodType).safeParse(value[key]).success)
}

/** The schema of a part of a value: a field of a group or an item of a list. */
function childSchema(schema: z.ZodType, value: unknown, key: PropertyKey): z.ZodType | undefined {
  let inner: z.ZodType | undefined = unwrap(schema)
  if (inner instanceof z.ZodUnion) inner = chooseOption(inner, value)
  if (inner instanceof z.ZodObject) return inner.shape[String(key)] as z.ZodType | undefined
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  return undefined
}

/** The schema at a path, following what the value holds where there is a choice. */
export function schemaAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema
  let part = value
  for (const key of path) {
    if (!current) return undefined
    current = childSchema(current, part, key)
    part = valueAt(part, [key])
  }
  return current
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Record<PropertyKey, unknown>)[key]
  }
  return current
}

/** Visits every field that is there and that the schema knows, outer ones first. The value may be wrong anywhere. */
export function visitFields(schema: z.ZodType, value: unknown, visit: (field: Field) => void, path: Path = []): void {
  visit({ schema: unwrap(schema), notes: notesOf(schema), value, path })
  let inner: z.ZodType | undefined = unwrap(schema)
  if (inner instanceof z.ZodUnion) inner = chooseOption(inner, value)
  if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries(inner.shape)) {
      if (Object.hasOwn(value, key)) visitFields(field as z.ZodType, value[key], visit, [...path, key])
    }
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitFields(inner.element as z.ZodType, item, visit, [...path, index])
  } else if (inner && inner !== unwrap(schema) && !(inner instanceof z.ZodLiteral)) {
    visit({ schema: inner, notes: notesOf(inner), value, path })
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
