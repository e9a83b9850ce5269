import { stringify } from 'yaml'
import { z } from 'zod'
import { isDay } from '../lib/dates.ts'
import { findNearest } from '../lib/text.ts'
import { isOptional, isRecord, notesOf, unwrap } from './schemaInspection.ts'

/** One or more lines with a valid value for a field, as similar as possible to the invalid one. */
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

/** The value that the author most likely meant, if clear. */
function nearestValue(schema: z.ZodType, found: unknown, pictures: readonly string[]): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodEnum && typeof found === 'string') return findNearest(found, inner.options.map(String))
  const likely = typeof found === 'string' ? [found, ...toLikelyDates(found)] : [found]
  const suggestion = likely.map((value) => findSuggestion(schema, value)).find((value) => value !== undefined)
  return suggestion ?? (notesOf(schema).pictureFile && pictures[0] ? `./${pictures[0]}` : undefined)
}

/** 25/7/2027 4pm and 25/7/2027, from “25/7/27 4pm”. Only for examples: the author decides whether they are right. */
function toLikelyDates(text: string): string[] {
  const whole = text.replace(/^(\d{1,2}([-/.])\d{1,2}\2|\d{1,2}[a-z]{0,2} [a-z]+\.?,? )(?=\d{2}(?!\d))/i, (before) => `${before}20`)
  return [whole, whole.replace(/(?:T|(?:,| at)? +)\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?$/i, '')]
}

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

/** Suggests a valid value similar to the written one: 5000 for “₦5,000”, 2025-05-17 for “17/05/2025”. Undefined if none is clear. */
export function findSuggestion(schema: z.ZodType, found: unknown): unknown {
  return listSuggestions(schema, found).find((value) => value !== undefined && schema.safeParse(value).success)
}

/** Removes typographic quotation marks around a text, which text editors insert instead of straight ones. */
export const withoutCurly = (text: string): string => /^[“”‘](.*)[“”’]$/s.exec(text.trim())?.[1] ?? text

function listSuggestions(schema: z.ZodType, found: unknown): unknown[] {
  const inner = unwrap(schema)
  const { expected, day, moment, time } = notesOf(schema)
  if (inner instanceof z.ZodUnion) return (inner.options as z.ZodType[]).flatMap((option) => listSuggestions(option, found))
  // In a field without a format, any value can be taken as text.
  if (inner instanceof z.ZodString && !expected && !day) return [toText(found)]
  if (typeof found !== 'string') return []
  const text = withoutCurly(found).trim()
  if (inner instanceof z.ZodNumber)
    return /^(?:₦|N|NGN)?\s*\d+([, ]\d{3})*(\.00)?(\s*naira)?$/i.test(text) ? [Number(text.replace(/\.00|\D/g, ''))] : []
  if (inner instanceof z.ZodBoolean) return [!/^(?:no?|off|false)$/i.test(text)]
  if (day) return [toDay(text)]
  if (moment) return [toMoment(text)]
  if (time) return [toTime(text)]
  return text === found ? [] : [text]
}

/** Text that YAML parsed as something else: a number, or, because of a colon, a field. */
function toText(found: unknown): string | undefined {
  if (typeof found === 'string') return withoutCurly(found) === found ? undefined : withoutCurly(found)
  if (typeof found === 'number' || typeof found === 'boolean') return String(found)
  const [[key, value] = [], ...others] = isRecord(found) ? Object.entries(found) : []
  return typeof value === 'string' && others.length === 0 ? `${key}: ${value}` : undefined
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const twoDigits = (digits = '') => digits.padStart(2, '0')

function toDay(written: string): string | undefined {
  // Saturday, 5th July 2025
  const text = written.replace(/^[a-z]+day,? /i, '').replace(/(?<=\d)(?:st|nd|rd|th)\b/i, '')
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const [, before, name = '', after, nameYear] = /^(\d{1,2})?\s*([a-z]{3,})\.?\s*(\d{1,2})?,?\s+(\d{4})$/i.exec(text) ?? []
  const named = MONTHS.findIndex((one) => name && one.startsWith(name.toLowerCase())) + 1
  const candidates = [
    [year, month, day],
    [last, second, first],
    [nameYear, named > 0 ? String(named) : undefined, before ?? after],
  ]
  return candidates
    .filter((parts) => parts.every((part) => part !== undefined))
    .map(([y, m, d]) => `${y}-${twoDigits(m)}-${twoDigits(d)}`)
    .find(isDay)
}

/** 2025-05-17T15:00+01:00, from “17/05/2025 15:00” or “17 May 2025, 3pm”. */
function toMoment(text: string): string | undefined {
  const [, day = '', hour, minute = '00', half = ''] =
    /^(.+?)(?:T|(?:,|\s+at)?\s+)(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap]m)?(?:\+01:?00)?$/i.exec(text) ?? []
  const [date, clock] = [toDay(day), toTime(`${hour}:${minute}${half}`)]
  return date && clock ? `${date}T${clock}+01:00` : undefined
}

function toTime(text: string): string | undefined {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.](\d{2})|(?=\s*[ap]m))(?:\s*([ap])m)?$/i.exec(text) ?? []
  if (hour === undefined) return undefined
  return `${twoDigits(half ? String((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) : hour)}:${minute}`
}
