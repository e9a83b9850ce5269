import { stringify } from 'yaml'
import { z } from 'zod'
import { findNearest } from '../lib/text.ts'
import { explainForeignPicture, toPictureName } from './pictureName.ts'
import { checksOf, isOptional, notesOf, unwrap } from './schemaInspection.ts'
import { findSuggestion } from './suggestions.ts'

/** One or more lines with a valid value for a field, as near as possible to what was found. */
export function exampleLine(
  schema: z.ZodType,
  key: PropertyKey | undefined,
  found?: unknown,
  pictures: readonly string[] = [],
): { example?: string } {
  const value = nearestValue(schema, found, pictures) ?? exampleOf(schema)
  if (value === undefined || key === undefined) return {}
  const whole = typeof key === 'number' ? [value] : { [String(key)]: value }
  return { example: stringify(whole, { lineWidth: 0 }).trimEnd() }
}

/** The value that the author most likely meant, where it is clear: "no" is false, poster.svg is ./poster.svg. */
function nearestValue(schema: z.ZodType, found: unknown, pictures: readonly string[]): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodBoolean && typeof found === 'string') return /^(no|n|off|false|0)$/i.test(found.trim()) ? false : undefined
  if (inner instanceof z.ZodEnum && typeof found === 'string') return findNearest(found, inner.options.map(String))
  if (isPictureName(inner) && typeof found === 'string' && /^(\.\/)?[^/\\:]+\.(svg|png|jpe?g|webp|avif)$/i.test(found)) {
    return `./${toPictureName(found.replace(/^\.\//, ''))}`
  }
  if (isPictureName(inner) && typeof found === 'string' && explainForeignPicture(found)) return found.replace(/\w+$/, 'jpg')
  return findSuggestion(schema, found) ?? (isPictureName(inner) && pictures[0] ? `./${pictures[0]}` : undefined)
}

export const isPictureName = (schema: z.ZodType) =>
  checksOf(schema).some(({ pattern }) => pattern instanceof RegExp && pattern.source.includes('svg'))

/** A valid value, from the examples of the schema. */
export function exampleOf(schema: z.ZodType): unknown {
  const [given] = notesOf(schema).examples ?? []
  if (given !== undefined) return given
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>).filter(([, field]) => !isOptional(field))
    return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field)]))
  }
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element as z.ZodType)]
  if (inner instanceof z.ZodUnion) return exampleOf(inner.options[0] as z.ZodType)
  if (inner instanceof z.ZodLiteral) return [...inner.values][0]
  if (inner instanceof z.ZodEnum) return inner.options[0]
  return undefined
}
