import { z } from 'zod'
import { isRealDay } from '../lib/dates.ts'
import { isRecord, notesOf, unwrap } from './schemaInspection.ts'

/** Suggests a valid value near to the written one: 5000 for “₦5,000”, 2025-05-17 for “17/05/2025”. Undefined when there is no clear one. */
export function findSuggestion(schema: z.ZodType, found: unknown): unknown {
  return listSuggestions(schema, found).find((value) => schema.safeParse(value).success)
}

/** Removes the typographic quotation marks around a text, which an editor inserted instead of straight ones. */
export const withoutCurly = (text: string): string => /^[“”‘](.*)[“”’]$/s.exec(text.trim())?.[1] ?? text

function listSuggestions(schema: z.ZodType, found: unknown): unknown[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodUnion) return (inner.options as z.ZodType[]).flatMap((option) => listSuggestions(option, found))
  if (inner instanceof z.ZodString && !isWritten(schema)) return [toWords(found)]
  if (typeof found !== 'string') return []
  const text = withoutCurly(found).trim()
  const { day, moment, time } = notesOf(schema)
  if (inner instanceof z.ZodNumber) return /^₦?\s*\d+(,\d{3})*(\s*naira)?$/i.test(text) ? [Number(text.replace(/\D/g, ''))] : []
  if (day) return [toDay(text)]
  if (moment) return [toMoment(text)]
  if (time) return [toTime(text)]
  return text === found ? [] : [text]
}

/** Whether a text field must have a format. In a field without one, any value can be taken as text. */
const isWritten = (schema: z.ZodType) => {
  const { day, moment, time, link, phone, whatsapp, formService, reference } = notesOf(schema)
  return day || moment || time || link || phone || whatsapp || formService || reference !== undefined
}

/** Text that YAML parsed as something else: a number, or, because of a colon, a field. */
function toWords(found: unknown): string | undefined {
  if (typeof found === 'string') return withoutCurly(found) === found ? undefined : withoutCurly(found)
  if (typeof found === 'number' || typeof found === 'boolean') return String(found)
  const [[key, value] = [], ...others] = isRecord(found) ? Object.entries(found) : []
  return typeof value === 'string' && others.length === 0 ? `${key}: ${value}` : undefined
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const twoDigits = (digits = '') => digits.padStart(2, '0')

function toDay(text: string): string | undefined {
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
    .find(isRealDay)
}

function toMoment(text: string): string | undefined {
  const [, day = '', time = ''] = /^(\S+?)(?:T|,?\s+)(\d{1,2}[:.]\d{2}(?:\s*[ap]m)?)(?::\d{2})?(?:\+01:?00)?$/i.exec(text) ?? []
  const [date, clock] = [toDay(day), toTime(time)]
  return date && clock ? `${date}T${clock}+01:00` : undefined
}

function toTime(text: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2})[:.](\d{2})(?:\s*([ap])m)?$/i.exec(text) ?? []
  if (hour === undefined) return undefined
  return `${twoDigits(half ? String((Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)) : hour)}:${minute}`
}
