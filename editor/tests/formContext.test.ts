import { expect, test } from 'vitest'
import { checkValue } from '../../src/content/explain/schemaErrors.ts'
import { formatField } from '../../src/content/problems.ts'
import { ticketedEventSchema } from '../../src/content/schemas/tickets.ts'
import { toFormProblem, toMessage } from '../formContext.ts'

/** What the form lists for a date of an event, of which only these fields are set. */
function listMessages(date: Record<string, unknown>): string[] {
  const data = { dates: [date] }
  const { problems } = checkValue(ticketedEventSchema, data)
  const own = problems.filter(({ message }) => !message.includes('is missing'))
  const inFile = own.map(({ path, ...problem }) => ({ file: 'event.md', line: 1, field: formatField(path), ...problem }))
  return inFile.map((problem) => toMessage(toFormProblem(problem, ticketedEventSchema, data)))
}

test('messages of the form show days and prices as the form does', () => {
  const moment = 'A day is written day/month/year and must be in the calendar; a time follows it, as in 3:00 PM.'
  for (const typed of ['07/25/2027 4pm', '05/07/2027 16:00h'])
    expect(listMessages({ start: typed })).toEqual([`${moment} Found “${typed}”.`])
  expect(listMessages({ ticketTypes: [{ price: '5k' }] })).toEqual([
    'A price is a whole number of naira, zero or more. Write the number in digits. Found “5k”.',
  ])
})

test('an example of the text itself is listed as it is', () => {
  const problem = { file: 'event.md', line: 9, field: '', message: 'There is no page /ticket.', example: '[See the page](/tickets)' }
  expect(toMessage(toFormProblem(problem, ticketedEventSchema, {}))).toBe('There is no page /ticket. For example: [See the page](/tickets)')
})
