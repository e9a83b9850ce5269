import { z } from 'zod'
import * as f from './fields.ts'
import { beforeYouComeSchema } from './visitorFacts.ts'

export const festivalEventSchema = z.strictObject({
  title: f.text('The title', 'Night of Nostalgia'),
  order: f.count('Place among the events, from 1', 1),
  updated: f.updated,
  date: f.text('When, as shown', 'December 25, 2024'),
  location: f.text('Where, as shown', 'The main stage, Ibadan'),
  image: f.picture('Its picture', './night-nostalgia.svg'),
  featured: f.yesNo('Shown larger').default(false),
  detailsLink: f.externalLink('A page elsewhere that tells more', 'https://festival.example/night').optional(),
  ticketsLink: f.externalLink('Where its tickets are sold', 'https://tickets.example/night').optional(),
  ticketsText: f.text('The words of the ticket link', 'Get Tickets').default('Get Tickets'),
})

export const festivalSchema = z.strictObject({
  ...f.pageTop,
  starts: f.day('The first day'),
  ends: f.day('The last day'),
  opens: f.time('Daily from'),
  closes: f.time('Daily until'),
  city: f.text('Where', 'Ibadan'),
  logoBand: f.list(f.reference('partners', 'A file in partners/', 'eko-sound'), 'The partners whose logos are shown under the heading'),
  pictures: f.groups('The looping picture carousel', {
    ...f.picture('').shape,
    caption: f.text('What the carousel calls the picture. Left out, its alternative text is read', 'The masquerade arrives').optional(),
  }),
  features: f.list(f.titled('A highlight'), 'Highlights, in order'),
  guests: f.list(
    f.personWithRole('What they do', 'Master drummer').extend({ spotlight: f.prose('Why they are here', 'Opens the festival.') }),
    'Special guests, in order',
  ),
  tribute: f.invitation('The tribute', 'For those before us', 'An evening.').extend({ image: f.picture('Its picture', './tribute.svg') }),
  schedule: f.groups('The days, in order, each with its events', {
    id: f.shortName('A short name', 'day-1'),
    date: f.day('The day'),
    theme: f.text('What the day is about', 'Opening'),
    events: f.list(f.reference('festivalEvents', 'An event’s file', 'night-nostalgia'), 'The day’s events, once known').optional(),
  }),
  nostalgia: f.invitation('The invitation', 'Night of Nostalgia', 'Old songs…').extend({
    image: f.picture('Its picture', './night-nostalgia.svg'),
  }),
  passes: f.groups('Passes, in order', {
    name: f.text('The name', 'Day Pass'),
    price: f.naira('The price in whole naira'),
    mark: f.text('A mark on it', 'BEST VALUE').optional(),
    includes: f.list(f.text('One thing', 'All regular events'), 'What it gives'),
  }),
  information: f.list(f.titled('One thing to know'), 'Festival information'),
  groupDiscount: z.strictObject({ text: f.prose('The offer', 'Groups of 10 or more…'), link: f.namedLink('The link') }),
  next: f
    .group('The next festival. Left out, the page says that none is fixed yet', {
      title: f.text('The heading until the first day. From then on, the title of the event takes its place', 'Coming in 2025'),
      text: f.prose('What is known, in words that stay true after the festival', 'In August 2025 the festival moves to a Lagos park.'),
      event: f.reference('tickets', 'Its ticketed event', 'festival-2025'),
      buttons: f.list(f.text('The words of a button', 'Submit a proposal'), 'Buttons that have nothing behind them yet'),
    })
    .optional(),
  closing: f.invitation('The call', 'Work with us', 'The festival runs on volunteers.'),
  beforeYouCome: beforeYouComeSchema,
  venue: f.reference('venues', 'The ground: a file in venues/', 'ibadan-festival-ground'),
})
