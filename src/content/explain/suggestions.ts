import { stringify } from 'yaml'
import { z } from 'zod'
import { isDay, isMoment } from '../../lib/dates.ts'
import { findNearest } from '../../lib/text.ts'
import { isOptional, isRecord, notesOf, unwrap } from '../schemas/inspection.ts'
import { MONTH_NAMES } from './calendar.ts'

/**
 * The line with the value that the author most likely meant, made from what is written. Without one, nothing: a value from elsewhere would
 * be published by whoever copies it.
 */
export function exampleLine(schema: z.ZodType, key: PropertyKey | undefined, found: unknown): { example?: string } {
  const value = nearestValue(schema, found)
  if (value === undefined || key === undefined) return {}
  return { example: toLines(key, value) }
}

/** A value as the lines of its field in a file, or as an item of a list. */
const toLines = (key: PropertyKey, value: unknown): string =>
  stringify(typeof key === 'number' ? [value] : { [String(key)]: value }, { lineWidth: 0 }).trimEnd()

function nearestValue(schema: z.ZodType, found: unknown): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodEnum && typeof found === 'string') return findNearest(found, inner.options.map(String))
  return findSuggestion(schema, found)
}

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
  if (inner instanceof z.ZodUnion) return exampleOf(inner.options[0] as z.ZodType)
  if (inner instanceof z.ZodLiteral) return [...inner.values][0]
  if (inner instanceof z.ZodEnum) return inner.options[0]
  return undefined
}

/** Suggests a valid value similar to the written one: 5000 for “₦5,000”, 2025-05-17 for “17/05/2025”. Undefined if none is clear. */
export function findSuggestion(schema: z.ZodType, found: unknown): unknown {
  return listSuggestions(schema, found).find((value) => value !== undefined && schema.safeParse(value).success)
}

/** A time that may be in the morning or in the afternoon. */
const HALF_OF_DAY = /^([1-6])[:.](\d{2})$/

/** Removes typographic quotation marks around a text, which text editors insert instead of straight ones. */
export const withoutCurly = (text: string): string => /^[“”‘](.*)[“”’]$/s.exec(text.trim())?.[1] ?? text

function listSuggestions(schema: z.ZodType, found: unknown): unknown[] {
  const inner = unwrap(schema)
  const { expected, day, moment, time, phone, link } = notesOf(schema)
  if (inner instanceof z.ZodUnion) return (inner.options as z.ZodType[]).flatMap((option) => listSuggestions(option, found))
  // In a field without a format, any value can be taken as text.
  if (inner instanceof z.ZodString && !expected && !day) return [toText(found)]
  // 17.30 is read as a number.
  if (time && typeof found === 'number') return listSuggestions(schema, found.toFixed(2))
  if (typeof found !== 'string') return []
  const text = withoutCurly(found).trim()
  if (inner instanceof z.ZodNumber)
    return /^(?:₦|N|NGN)?\s*\d+([, ]\d{3})*(\.00)?(\s*naira)?$/i.test(text) ? [Number(text.replace(/\.00|\D/g, ''))] : []
  if (inner instanceof z.ZodBoolean) return /^(?:ye?s?|on|true|no?|off|false)$/i.test(text) ? [/^(?:y|on|true)/i.test(text)] : []
  if (day) return [toDay(text)]
  if (moment) return [toMoment(text)]
  if (time) return HALF_OF_DAY.test(text) ? [] : [toTime(text)]
  if (phone) return [text.replace(/\D/g, '').replace(/^(?:00)?(?:234)?0?(\d{3})(\d{3})(\d{4})$/, '+234 $1 $2 $3')]
  if (link) return [text.replace(/\s/g, '%20')]
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

const twoDigits = (digits = '') => digits.padStart(2, '0')

/** The day that a text means, unless it is on another day of the week: then the author decides which of the two is right. */
function toDay(text: string): string | undefined {
  const day = listDays(text).find(isDay)
  const [weekday] = /^[a-z]{3}(?=[a-z]*day,? )/i.exec(text) ?? []
  return day && weekday && !new Date(day).toUTCString().toLowerCase().startsWith(weekday.toLowerCase()) ? undefined : day
}

/** The days that a text may mean, which may not exist; a time behind them is left out. */
export const listWrittenDays = (text: string): string[] => listDays(text.replace(/(?:,| at)? +\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?$/i, ''))

function listDays(written: string): string[] {
  // Saturday, 5th July 2025
  const text = written.replace(/^[a-z]+day,? /i, '').replace(/(?<=\d)(?:st|nd|rd|th)\b/i, '')
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const [, before, name = '', after, nameYear] = /^(\d{1,2})?\s*([a-z]{3,})\.?\s*(\d{1,2})?,?\s+(\d{4})$/i.exec(text) ?? []
  const named = MONTH_NAMES.findIndex((one) => name && one.toLowerCase().startsWith(name.toLowerCase())) + 1
  const candidates = [
    [year, month, day],
    [last, second, first],
    [nameYear, named > 0 ? String(named) : undefined, before ?? after],
  ]
  return candidates.filter((parts) => parts.every((part) => part !== undefined)).map(([y, m, d]) => `${y}-${twoDigits(m)}-${twoDigits(d)}`)
}

/** 2025-05-17T15:00+01:00, from “17/05/2025 15:00” or “17 May 2025, 3pm”. */
function toMoment(text: string): string | undefined {
  const [, day = '', hour, minute = '00', half = ''] =
    /^(.+?)(?:T|(?:,|\s+at)?\s+)(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap]m)?(?:\+01:?00)?$/i.exec(text) ?? []
  const moment = `${toDay(day)}T${toTime(`${hour}:${minute}${half}`)}+01:00`
  return isMoment(moment) ? moment : undefined
}

function toTime(text: string): string | undefined {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.](\d{2})|(?=\s*[ap]m))(?:\s*([ap])m)?$/i.exec(text) ?? []
  if (hour === undefined) return undefined
  return `${twoDigits(half ? String((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) : hour)}:${minute}`
}
