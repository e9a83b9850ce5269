import { expect, test } from 'vitest'
import { KINDS } from '../../src/content/kinds.ts'
import { schemaAt } from '../../src/content/schemas/inspection.ts'
import { toFormProblem } from '../formContext.ts'
import { fromFormText, toFormText } from '../formFields.ts'

const field = (...path: (string | number)[]) => {
  const schema = schemaAt(KINDS.tickets.schema, path)
  if (!schema) throw new Error(path.join('.'))
  return schema
}
const start = field('dates', 0, 'start')
const price = field('dates', 0, 'ticketTypes', 0, 'price')

test.each([
  ['17/05/2025 3pm', '2025-05-17T15:00+01:00'],
  ['17 May 2025, 3:30 pm', '2025-05-17T15:30+01:00'],
  ['17/05/2025', '2025-05-17'],
  ['25 July 2027', '2027-07-25'],
  ['soon', 'soon'],
])('parses the date and time “%s”, also in optional fields', (typed, value) => {
  expect(fromFormText(start, typed)).toBe(value)
  expect(fromFormText(field('publish'), typed)).toBe(value)
})

test.each([
  ['₦5,000', 5000],
  ['N5,000', 5000],
  ['8500', 8500],
  ['eight', 'eight'],
])('parses the price “%s”', (typed, value) => {
  expect(fromFormText(price, typed)).toBe(value)
})

test('formats days, times and prices for people, and parses them again', () => {
  const shown = [toFormText(start, '2025-05-17T15:00+01:00'), toFormText(field('dates', 0, 'end'), '2025-05-17'), toFormText(price, 5000)]
  expect(shown).toEqual(['17/05/2025 3:00 PM', '17/05/2025', '₦5,000'])
  expect(fromFormText(start, '17/05/2025 3:00 PM')).toBe('2025-05-17T15:00+01:00')
})

test('a message names fields as the form does, with the items that they are in', () => {
  const problem = { file: '', line: 1, field: 'dates, item 1, status', message: 'Add `beforeYouCome`, or write `draft: true`.' }
  expect(toFormProblem(problem, KINDS.tickets.schema, { dates: [{ start: '2025-07-05T16:00+01:00' }] })).toMatchObject({
    label: 'July 5, 2025 at 4:00 PM: status',
    message: 'Add “Before you come”, or write “Draft: Yes”.',
  })
})

test('an empty field means “not yet confirmed”', () => {
  expect(toFormText(field('doors'), 'not yet confirmed')).toBe('')
  expect(fromFormText(field('doors'), '')).toBe('not yet confirmed')
})
