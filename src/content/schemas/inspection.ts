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

/** Unwraps `optional` and `default`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap() as z.ZodType
  return inner
}

/** Whether a field is optional. */
export const isOptional = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** The metadata of a field, whether it was given before or after `optional`. */
export function notesOf(schema: z.ZodType): Notes {
  return { ...unwrap(schema).meta(), ...schema.meta() }
}

/** The schema of a value: of a union the branch that it most likely belongs to. */
export function branchOf(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  const options = optionsOf(schema)
  if (options.length === 1) return options[0]
  return options.find((option) => option.safeParse(value).success) ?? options.find((option) => hasKindOf(option, schema, value))
}

/** Whether a value that does not fit a branch of a union belongs to it all the same: a list, or a group with the literal that names its kind. */
function hasKindOf(option: z.ZodType, union: z.ZodType, value: unknown): boolean {
  if (option instanceof z.ZodArray) return Array.isArray(value)
  const key = kindKey(unwrap(union))
  return key !== undefined && shapeOf(option)[key]?.safeParse(valueAt(value, [key])).success === true
}

/** The schema at a path. For unions, the branch that the value belongs to. */
export function schemaAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const inner = branchOf(schema, value)
  const child = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : shapeOf(inner)[String(key)]
  return child && schemaAt(child, valueAt(value, [key]), rest)
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

/** Visits every field that is present and known to the schema, outer fields first. The value may be invalid anywhere. */
export function visitFields(schema: z.ZodType, value: unknown, visit: (field: Field) => void, path: Path = []): void {
  visit({ schema: unwrap(schema), notes: notesOf(schema), value, path })
  const inner = branchOf(schema, value)
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

/** The groups of a list, each with its place. Skips items of another type, which other checks report. */
export const groupsIn = (value: unknown): [index: number, group: Record<string, unknown>][] =>
  Array.isArray(value) ? value.flatMap((item, index) => (isRecord(item) ? [[index, item] as [number, Record<string, unknown>]] : [])) : []

/** Whether a value is a group of fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of a group; none for other schemas. */
export function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  const inner = schema && unwrap(schema)
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}

/** The options of a union, unwrapped; any other schema itself. */
export function optionsOf(schema: z.ZodType): z.ZodType[] {
  const inner = unwrap(schema)
  return inner instanceof z.ZodUnion ? (inner.options as z.ZodType[]).map(unwrap) : [inner]
}

/** The schema of a confirmed value: the option beside “not yet confirmed”, or the schema itself. */
export function valueSchema(schema: z.ZodType): z.ZodType {
  if (!notesOf(schema).confirmable) return schema
  return optionsOf(schema).find((option) => !(option instanceof z.ZodLiteral)) ?? schema
}

/** The discriminator of a union of groups; undefined for other schemas. */
export const kindKey = (schema: z.ZodType): string | undefined =>
  schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined

/** The kinds of group of a union, each with its fields. */
export function kindsOf(union: z.ZodType): { kind: string; shape: Readonly<Record<string, z.ZodType>> }[] {
  const key = kindKey(union) ?? ''
  return optionsOf(union).flatMap((option) => {
    const shape = shapeOf(option)
    const literal = shape[key]
    return literal instanceof z.ZodLiteral ? [...literal.values].map((kind) => ({ kind: String(kind), shape })) : []
  })
}
