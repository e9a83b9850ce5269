import type { z } from 'zod'
import type { Notes } from './schemaInspection.ts'

/** What a field of a custom kind must contain, as a sentence; undefined for all other kinds. */
export function specialExpectation(notes: Notes): string | undefined {
  if (notes.naira) return 'A price is a whole number of naira, zero or more.'
  if (notes.day) return 'A day is written year-month-day and must be in the calendar.'
  if (notes.moment) return 'A moment is a day that is in the calendar, the letter T, a time and +01:00 for Lagos.'
  if (notes.time) return 'A time is written with two digits for the hour and two for the minute, from 00:00 to 23:59.'
  if (notes.phone) return 'A phone number begins with + and the number of the country, and holds digits and spaces only.'
  if (notes.whatsapp)
    return 'This must be a whole address that begins with https:// and ends in the number: digits alone, the country’s first.'
  if (notes.formService)
    return 'Forms are sent to one word after a slash, which the receiver answers, or to a service’s whole address that begins with https://. Where nobody takes them, write none.'
  if (notes.link)
    return notes.examples?.some((example) => String(example).startsWith('/'))
      ? 'A link is a page of this site, beginning with /, or a whole address that begins with https://.'
      : 'This must be a whole address that begins with https://.'
  if (notes.formerAddress)
    return 'An address of this site begins with / and holds lowercase letters, digits, dashes and slashes, and none at its end.'
  if (notes.reference) return 'This must be the name of another file without its ending: lowercase letters, digits and dashes.'
  if (notes.reference === '') return 'A short name holds lowercase letters, digits and dashes only.'
  return undefined
}

/** What a number must be, as a sentence. */
export function numberExpectation(schema: z.ZodNumber): string {
  const { minValue, isInt } = schema
  const kind = isInt ? 'a whole number' : 'a number'
  return minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? `This must be ${kind}, ${minValue} or more.` : `This must be ${kind}.`
}
