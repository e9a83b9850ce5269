import { z } from 'zod'

// zod’s JIT costs more than it saves for this number of files.
z.config({ jitless: true })

type Kind =
  | 'prose'
  | 'blocks'
  | 'naira'
  | 'day'
  | 'moment'
  | 'time'
  | 'link'
  | 'phone'
  | 'picture'
  | 'pictureFile'
  | 'offeredFile'
  | 'confirmable'

/** The metadata of a field. See schemas/fields.ts. */
export interface Notes extends Partial<Record<Kind, boolean>> {
  description?: string
  examples?: unknown[]
  /** What a field in a format must contain, as a sentence. */
  expected?: string
  /** Maximum displayed width of a picture in CSS pixels. */
  width?: number
  /** Whether a picture may be decorative, with alt: "". */
  decoration?: boolean
  reference?: string
}

export type Path = (string | number)[]

/** A field of a file, with the metadata of its schema. */
export interface Field {
  schema: z.ZodType
  notes: Notes
  value: unknown
  path: Path
}

/** What is inside `optional`, `default` and `confirmable`. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodUnion) return schema.options.at(-1) as z.ZodType
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : undefined
}

/** The schema of a value that is there and confirmed. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema)
  return inner ? unwrap(inner) : schema
}

export const isOptional = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** The metadata of a field, whether it was given before or after `optional`. */
export function notesOf(schema: z.ZodType): Notes {
  const inner = innerOf(schema)
  return { ...(inner && notesOf(inner)), ...schema.meta() }
}

export function schemaAt(schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): z.ZodType | undefined {
  if (key === undefined) return schema
  const inner = unwrap(schema)
  const child = inner instanceof z.ZodArray ? inner.element : valueAt(shapeOf(inner), [key])
  return child ? schemaAt(child as z.ZodType, rest) : undefined
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    current = (current as Record<PropertyKey, unknown>)[key]
  }
  return current
}

/** Visits every field that is present and known to the schema, outer fields first. The value may be invalid anywhere. */
export function visitFields(schema: z.ZodType, value: unknown, visit: (field: Field) => void, path: Path = []): void {
  const inner = unwrap(schema)
  visit({ schema: inner, notes: notesOf(schema), value, path })
  if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries(inner.shape)) {
      if (Object.hasOwn(value, key)) visitFields(field as z.ZodType, value[key], visit, [...path, key])
    }
  } else if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitFields(inner.element as z.ZodType, item, visit, [...path, index])
  }
}

/** The groups of a list, each with its place. Skips items of another type, which other checks report. */
export const groupsIn = (value: unknown): [index: number, group: Record<string, unknown>][] =>
  Array.isArray(value) ? value.flatMap((item, index) => (isRecord(item) ? [[index, item] as [number, Record<string, unknown>]] : [])) : []

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of a group; none for other schemas. */
export function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  const inner = schema && unwrap(schema)
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}
