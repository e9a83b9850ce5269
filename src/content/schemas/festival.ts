import { z } from 'zod'
import {
  banner,
  count,
  day,
  externalLink,
  group,
  groups,
  headingAndText,
  list,
  naira,
  namedLink,
  pageHead,
  picture,
  prose,
  reference,
  text,
  time,
  titled,
  updated,
  yesNo,
} from './fields.ts'
import { beforeYouComeSchema } from './visitorFacts.ts'

/** An event of the festival. The text under the front matter is its description. */
export const festivalEventSchema = z.strictObject({
  title: text('The title', 'Night of Nostalgia'),
  order: count('Place among the events, from 1', 1),
  updated,
  date: text('When, as shown', 'December 25, 2024'),
  location: text('Where, as shown', 'The main stage, Ibadan'),
  image: picture('Its picture', './night-nostalgia.svg'),
  featured: yesNo('Shown larger').default(false),
  detailsLink: externalLink('A page elsewhere that tells more', 'https://festival.example/night').optional(),
  ticketsLink: externalLink('Where its tickets are sold', 'https://tickets.example/night').optional(),
  ticketsText: text('The words of the ticket link', 'Get Tickets').default('Get Tickets'),
})

/** The festival’s page. The text under the front matter is the section "About the festival". */
export const festivalSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Five days in Ibadan.'),
  hero: banner('The picture at the top', './hero.svg'),
  starts: day('The first day'),
  ends: day('The last day'),
  opens: time('Daily from'),
  closes: time('Daily until'),
  city: text('Where', 'Ibadan'),
  logoBand: list(reference('partners', 'A file in partners/', 'eko-sound'), 'The partners whose logos are shown under the heading'),
  pictures: groups('The looping picture carousel', picture('').shape),
  features: list(titled('A highlight'), 'Highlights, in order'),
  guests: groups('Special guests, in order', {
    person: reference('people', 'A file in people/', 'mama-iyabo'),
    role: text('What they do', 'Master drummer'),
    spotlight: prose('Why they are here', 'Opens the festival with the royal drums.'),
  }),
  tribute: z.strictObject({
    ...headingAndText('The Kelanial Era', 'The tribute', 'An evening for…'),
    image: picture('Its picture', './kelanial-era.svg'),
    link: namedLink('The link'),
  }),
  schedule: groups('The days, in order, each with its events', {
    id: reference('', 'A short name', 'day-1'),
    date: day('The day'),
    theme: text('What the day is about', 'Opening'),
    events: list(
      reference('festivalEvents', 'A file in festival/events/', 'night-nostalgia'),
      'The events of the day, in order. Left out, the page says that they are still to be announced',
    ).optional(),
  }),
  nostalgia: z.strictObject({
    ...headingAndText('Night of Nostalgia', 'The invitation', 'Old songs…'),
    image: picture('Its picture', './night-nostalgia.svg'),
    link: namedLink('The link'),
  }),
  passes: groups('Passes, in order', {
    name: text('The name', 'Day Pass'),
    price: naira('The price in whole naira'),
    mark: text('A mark on it', 'BEST VALUE').optional(),
    includes: list(text('One thing', 'All regular events'), 'What it gives'),
  }),
  information: list(titled('One thing to know'), 'Festival information'),
  groupDiscount: z.strictObject({ text: prose('The offer', 'Groups of 10 or more…'), link: namedLink('The link') }),
  next: group('The next festival. Left out, the page says that none is fixed yet', {
    ...headingAndText('Festival 2025', 'What is known', 'The call for submissions opens in June.'),
    event: reference('tickets', 'Its ticketed event', 'festival-2025'),
    buttons: list(text('The words of a button', 'Submit a proposal'), 'Buttons that have nothing behind them yet'),
  }).optional(),
  closing: z.strictObject({
    ...headingAndText('Work with us', 'The call', 'The festival runs on volunteers.'),
    link: namedLink('The link'),
  }),
  beforeYouCome: beforeYouComeSchema,
  venue: reference('venues', 'The ground: a file in venues/', 'ibadan-festival-ground'),
})
