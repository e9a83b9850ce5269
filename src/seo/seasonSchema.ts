import { ACCESS_KINDS, FORMER_ACCESS_KINDS } from '../lib/access.ts'

const text = (description: string) => ({ type: 'string', minLength: 1, description })
const address = (description: string) => ({ type: 'string', pattern: '^https://', description })
const fields = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})

const ticketType = fields(
  {
    name: text('The name of the ticket'),
    price: { type: 'integer', minimum: 0, description: 'In whole units of the currency' },
    currency: { const: 'NGN' },
    note: text('A condition'),
  },
  ['note'],
)

const access = fields(
  {
    kind: { enum: [...ACCESS_KINDS, ...FORMER_ACCESS_KINDS], description: 'What makes it easier to follow or to bear' },
    language: text('The language that is signed or captioned'),
    position: text('Where the interpreter or the screen is, or where to meet'),
    note: text('Anything to add'),
  },
  ['language', 'position', 'note'],
)

const event = fields(
  {
    uid: text('The lasting name of this event, the same as in the calendars'),
    title: text('What takes place'),
    about: text('A sentence or two'),
    start: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}\\+01:00)?$',
      description: 'When it begins: a moment, or a day. Of a postponed event without a new date: the one that was announced',
    },
    end: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'The last day, where it lasts several' },
    minutes: { type: 'integer', minimum: 1, description: 'How long it lasts, interval included. Absent while that is not confirmed' },
    status: {
      enum: ['scheduled', 'on sale', 'sold out', 'postponed', 'rescheduled', 'cancelled', 'completed'],
      description: 'As the company says; completed once the last day has passed. A rescheduled event was postponed and has a new date',
    },
    reason: text('Why it is postponed, rescheduled or cancelled'),
    place: text('The venue and its city'),
    city: text('The city'),
    access: { type: 'array', minItems: 1, items: access },
    page: address('The page that tells more'),
    calendar: address('The calendar file of this event alone'),
    tickets: fields({ url: address('The seller’s page'), types: { type: 'array', minItems: 1, items: ticketType } }),
    updated: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'The day on which this was last changed' },
  },
  ['end', 'minutes', 'reason', 'place', 'city', 'access', 'tickets'],
)

/** The JSON Schema of season.json. */
export const seasonSchema = (id: string) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: id,
  title: 'The season: every performance, session and festival',
  ...fields({
    $schema: { const: id },
    publisher: fields({ name: text('Whose season it is'), url: address('The publisher’s site') }),
    license: address('The licence this data is published under'),
    events: { type: 'array', items: event, description: 'Earliest first' },
  }),
})
