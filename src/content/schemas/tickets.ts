import { z } from 'zod'
import * as f from './fields.ts'
import { accessSchema, beforeYouComeSchema } from './visitorFacts.ts'

export const TICKET_CATEGORIES = ['Theatre', 'Festival'] as const

export const ticketedEventSchema = z.strictObject({
  title: f.text('The title', 'Sankara (Revival)'),
  summary: f.prose('One or two sentences for cards', 'The captain returns.'),
  image: f.picture('Its picture', './sankara-revival.svg'),
  category: f.choice(TICKET_CATEGORIES, 'What kind of event it is'),
  order: f.count('Place in lists, from 1', 1, 1),
  detailsLink: f.link('The page that tells more', '/productions/sankara'),
  dates: f.groups('Every date', {
    id: f.shortName('A short name for this date', 'lagos-matinee'),
    venue: f.reference('venues', 'The place: a file in venues/', 'lagos-theatre'),
    start: f.momentOrDay('When it begins: a moment, or a day where there is no time', '2025-05-17T15:00+01:00'),
    end: f.day('The last day, for events of several days').optional(),
    status: f.choice(['scheduled', 'on sale', 'sold out', 'postponed', 'cancelled', 'completed'], 'What is true of this date today'),
    statusText: f.text('The words shown for it', 'Show Completed').optional(),
    reason: f.text('Why, when postponed or cancelled', 'The hall is being repaired').optional(),
    newDate: f.momentOrDay('When a postponed date takes place after all, once that is fixed', '2025-08-02T16:00+01:00').optional(),
    access: accessSchema.optional(),
    ticketLink: f.externalLink('The seller’s address for this date', 'https://tickets.example/{slug}/sankara'),
    ticketTypes: f.groups('Ticket types, cheapest first', {
      name: f.text('The name of the ticket', 'Regular'),
      price: f.naira('The price in whole naira'),
      note: f.text('A condition in a few words', 'Valid student ID at the venue').optional(),
    }),
  }),
  priceNote: f.prose('Anything to add about prices', 'All are Early Bird prices.').optional(),
  fees: f.text('Whether a booking fee is added, as a sentence, once it is known', 'No booking fee is added to these prices.').optional(),
  companionTicket: f.text('Whether a companion comes free, and how, as a sentence', 'A companion comes free: ask the seller.').optional(),
  beforeYouCome: beforeYouComeSchema.optional().meta({ description: 'As in a production, which has it in place of the event it names' }),
  updated: f.updated,
  doors: f.confirmable(f.text('When doors open', '30 minutes before')),
})
