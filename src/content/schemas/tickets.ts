import { z } from 'zod'
import {
  choice,
  confirmable,
  count,
  day,
  externalLink,
  groups,
  link,
  moment,
  naira,
  picture,
  prose,
  reference,
  text,
  updated,
} from './fields.ts'
import { accessSchema, beforeYouComeSchema } from './visitorFacts.ts'

export const TICKET_CATEGORIES = ['Theatre', 'Festival'] as const

/** A ticketed event: every date, place, ticket type and price. */
export const ticketedEventSchema = z.strictObject({
  title: text('The title', 'Sankara (Revival)'),
  summary: prose('One or two sentences for cards', 'The captain returns.'),
  image: picture('Its picture', './sankara-revival.svg'),
  category: choice(TICKET_CATEGORIES, 'What kind of event it is'),
  order: count('Place in lists, from 1', 1, 1),
  detailsLink: link('The page that tells more', '/productions/sankara'),
  dates: groups('Every date', {
    id: reference('', 'A short name for this date', 'lagos-matinee'),
    venue: reference('venues', 'The place: a file in venues/', 'lagos-theatre'),
    start: z.union([moment('When it begins'), day('The first day')]).meta({
      description: 'When it begins: a moment, or a day where there is no time',
      examples: ['2025-05-17T15:00+01:00'],
    }),
    end: day('The last day, for events of several days').optional(),
    status: choice(
      ['scheduled', 'on sale', 'sold out', 'postponed', 'cancelled', 'completed'],
      'What is true of this date today, as you know it',
    ),
    statusText: text('The words shown for it', 'Show Completed').optional(),
    reason: text('Why, when postponed or cancelled', 'The hall is being repaired').optional(),
    newDate: z
      .union([moment('When it begins'), day('The first day')])
      .optional()
      .meta({
        description: 'When a postponed date takes place after all, once that is fixed. What lasts several days keeps its length',
        examples: ['2025-08-02T16:00+01:00'],
      }),
    access: accessSchema.optional(),
    ticketLink: externalLink('The seller’s address for this date', 'https://tickets.example/{slug}/sankara'),
    ticketTypes: groups('Ticket types, cheapest first', {
      name: text('The name of the ticket', 'Regular'),
      price: naira('The price in whole naira'),
      note: text('A condition in a few words', 'Valid student ID at the venue').optional(),
    }),
  }),
  priceNote: prose('Anything to add about prices', 'All are Early Bird prices.').optional(),
  beforeYouCome: beforeYouComeSchema.optional().meta({
    description: 'What a visitor needs to know before coming. Leave it out where a production names this event and has it already',
  }),
  updated,
  doors: confirmable(text('When doors open', '30 minutes before'), 'When doors open, or "not yet confirmed"'),
})
