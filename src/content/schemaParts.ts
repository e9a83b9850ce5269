import { z } from 'zod'
import { notesOf, unwrap } from './schemaInspection.ts'

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

/** The discriminator of a union of groups; undefined for other unions. */
export function kindKey(union: z.ZodUnion): string | undefined {
  const shape = shapeOf(optionsOf(union)[0])
  return Object.keys(shape).find((key) => shape[key] instanceof z.ZodLiteral)
}

/** The kinds of group of a union, each with its fields. */
export function kindsOf(union: z.ZodUnion): { kind: string; shape: Readonly<Record<string, z.ZodType>> }[] {
  const key = kindKey(union)
  return optionsOf(union).flatMap((option) => {
    const shape = shapeOf(option)
    const literal = key === undefined ? undefined : shape[key]
    return literal instanceof z.ZodLiteral ? [...literal.values].map((kind) => ({ kind: String(kind), shape })) : []
  })
}
