import { z } from 'zod'
import { findSuggestion } from '../src/content/explain/suggestions.ts'
import { NOT_YET_CONFIRMED } from '../src/content/schemas/fields.ts'
import { notesOf, optionsOf, unwrap, valueSchema } from '../src/content/schemas/inspection.ts'
import { formatTime } from '../src/lib/dates.ts'
import { formatNaira } from '../src/lib/money.ts'

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})\+01:00)?$/

/** Formats a value for its form field: 17/05/2025 3:00 PM, ₦5,000. */
export function toFormText(schema: z.ZodType, value: unknown): string {
  if (value === undefined || value === null || typeof value === 'object') return ''
  const notes = notesOf(valueSchema(schema))
  if (notesOf(schema).confirmable && value === NOT_YET_CONFIRMED) return ''
  if (notes.naira && typeof value === 'number') return formatNaira(value)
  const isDate = optionsOf(schema).some((option) => notesOf(option).day || notesOf(option).moment)
  const [, year, month, day, time] = (isDate && DAY.exec(String(value))) || []
  return year ? `${day}/${month}/${year}${time ? ` ${formatTime(time)}` : ''}` : String(value)
}

/** Parses what the author typed into the schema’s type. Invalid input is returned as typed, so that the content check explains it. */
export function fromFormText(schema: z.ZodType, text: string): unknown {
  const inner = valueSchema(schema)
  const notes = notesOf(inner)
  const typed = notes.blocks ? text.replace(/\r\n?/g, '\n').trim() : text.replace(/\s*[\r\n]+\s*/g, ' ').trim()
  if (typed === '' && notesOf(schema).confirmable) return NOT_YET_CONFIRMED
  if (unwrap(inner) instanceof z.ZodBoolean) return typed === '' ? '' : typed === 'true'
  if (schema.safeParse(typed).success) return typed
  return findSuggestion(schema, typed) ?? typed
}
