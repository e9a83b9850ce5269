import { stringify } from 'yaml'
import { z } from 'zod'
import { findNearest } from '../../lib/text.ts'
import { isOptional, isRecord, notesOf, unwrap } from '../schemas/inspection.ts'
import { toDay, toMoment, toTime } from './days.ts'

/** A value as its line in the file: a field, or an item of a list. */
export const toLine = (key: PropertyKey | undefined, value: unknown): string =>
  stringify(typeof key === 'string' ? { [key]: value } : [value], { lineWidth: 0 }).trimEnd()

/** A valid value, from the examples of the schema: for new files, which mark it as an example. */
export function exampleOf(schema: z.ZodType): unknown {
  const [given] = notesOf(schema).examples ?? []
  if (given !== undefined) return given
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>).filter(([, field]) => !isOptional(field))
    return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field)]))
  }
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element as z.ZodType)]
  return inner instanceof z.ZodEnum ? inner.options[0] : undefined
}

/** Suggests a valid value similar to the written one: 5000 for “₦5,000”, 2025-05-17 for “17/05/2025”. Undefined if none is clear. */
export function findSuggestion(schema: z.ZodType, found: unknown): unknown {
  return listSuggestions(schema, found).find((value) => value !== undefined && schema.safeParse(value).success)
}

/** Removes typographic quotation marks around a text, which text editors insert instead of straight ones. */
export const withoutCurly = (text: string): string => /^[“”‘](.*)[“”’]$/s.exec(text.trim())?.[1] ?? text

function listSuggestions(schema: z.ZodType, found: unknown): unknown[] {
  const inner = unwrap(schema)
  const { expected, day, moment, time, phone } = notesOf(schema)
  if (inner instanceof z.ZodEnum) return typeof found === 'string' ? [findNearest(found, inner.options.map(String))] : []
  // In a field without a format, any value can be taken as text.
  if (inner instanceof z.ZodString && !expected) return [toText(found)]
  // 17.30 is read as a number.
  if (time && typeof found === 'number') return listSuggestions(schema, found.toFixed(2))
  if (typeof found !== 'string') return []
  const text = withoutCurly(found).trim()
  if (inner instanceof z.ZodNumber)
    return /^(?:₦|N|NGN)?\s*\d+([, ]\d{3})*(\.00)?(\s*naira)?$/i.test(text) ? [Number(text.replace(/\.00|\D/g, ''))] : []
  if (inner instanceof z.ZodBoolean) return /^(?:ye?s?|on|true|no?|off|false)$/i.test(text) ? [/^(?:y|on|true)/i.test(text)] : []
  if (day) return [toDay(text)]
  if (moment) return [toMoment(text), toDay(text)]
  if (time) return [toTime(text)]
  if (phone) return [text.replace(/\D/g, '').replace(/^(?:00)?(?:234)?0?(\d{3})(\d{3})(\d{4})$/, '+234 $1 $2 $3')]
  return text === found ? [] : [text]
}

/** Text that YAML parsed as something else: a number, or, because of a colon, a field. */
function toText(found: unknown): string | undefined {
  if (typeof found === 'string') return withoutCurly(found) === found ? undefined : withoutCurly(found)
  // “true” answers a question that is not on the page.
  if (typeof found === 'number') return String(found)
  const [[key, value] = [], ...others] = isRecord(found) ? Object.entries(found) : []
  return typeof value === 'string' && others.length === 0 ? `${key}: ${value}` : undefined
}
