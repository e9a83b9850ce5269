import { z } from 'zod'
import {
  choice,
  day,
  group,
  groups,
  headingAndText,
  integer,
  list,
  namedLink,
  picture,
  place,
  prose,
  reference,
  shortTitle,
  text,
  titled,
  yesNo,
} from './fields.ts'
import { beforeYouComeSchema } from './visitorFacts.ts'

export const PRODUCTION_CATEGORIES = ['Theatre', 'Film', 'Performance', 'Radio'] as const

const credit = z.strictObject({
  role: text('The part played or the work done', 'Lighting designer'),
  name: text('Who', 'Káyọ̀dé Òṣúntókun'),
  person: reference('people', 'Their file in people/, if they have one', 'kayode-osuntokun').optional(),
})

/** Fields that only the page of a premiere shows. */
const premiere = z.strictObject({
  kind: z.literal('premiere'),
  heroImages: groups('Pictures of the carousel at the top', picture('').shape),
  whyItMatters: prose('A paragraph set as a quotation', 'Because a drum that is never played…').optional(),
  tour: group(
    'The call to bring the production somewhere',
    headingAndText('Bring it to your town', 'The invitation', 'We travel light.'),
  ).optional(),
  sponsors: group('Thanks to those who support it', {
    text: prose('Thanks, and what support does', 'These people kept the lamp lit.'),
    partners: list(reference('partners', 'A file in partners/', 'lagos-institute'), 'Sponsors and partners'),
  }).optional(),
})

const layout = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('repertory') }), premiere]).meta({
  description: 'How its page is laid out: repertory, under its poster; or premiere, with a carousel and what belongs to a first run',
  examples: [{ kind: 'repertory' }],
})

/** A production with its page. The text under the front matter is the overview. */
export const productionSchema = z.strictObject({
  title: text('The title', 'Sankara'),
  shortTitle,
  subtitle: text('The line under the title', 'Four years that shook a country'),
  summary: prose('One or two sentences for cards', 'A captain, a guitar and a country renamed.'),
  description: text('For search engines and shared links, at most 160 characters', 'A play about…').max(160),
  updated: day('The day these words last changed'),
  category: choice(PRODUCTION_CATEGORIES, 'What kind of work it is'),
  featured: yesNo('Shown first on the home page and on Productions: the first four that say true are'),
  order: place('Place in lists'),
  chord: choice(
    ['daughters', 'lion', 'sankara', 'continuum', 'freedom-road', 'engagement', 'wizard', 'obedeki'],
    'The colours of its poster and page',
  ),
  image: picture('The poster'),
  layout,
  images: groups('The gallery, in order, once it has been played', {
    ...picture('').shape,
    caption: text('A short title for the picture', 'The first beat'),
    featured: yesNo('Shown before "View All Photos" is opened').optional(),
  }).optional(),
  themes: list(titled('A theme'), 'What the play is about'),
  quotes: groups('What audiences said, once it has been played', {
    text: prose('What was said', 'I came for my niece.'),
    by: text('Who, in general words', 'Audience member, Lagos'),
  }).optional(),
  credits: group('Who wrote, directed, produced and made it, and who plays in it', {
    playwright: text('Who wrote it', 'Femi Osofisan'),
    director: reference('people', 'Who directed it: a file in people/', 'adunni-balogun'),
    producers: list(text('A producer', 'Ngozi Eze'), 'Who produced it'),
    cast: list(credit, 'Who plays whom'),
    team: list(credit, 'Everyone else'),
  }),
  pastPerformances: groups('Where it has been seen. Left out where a ticketed event holds the dates', {
    year: integer('The year', 2023),
    place: text('Where', 'A Lagos theatre'),
    note: text('Anything to add', 'Two nights').optional(),
  }).optional(),
  beforeYouCome: beforeYouComeSchema,
  ticketedEvent: reference('tickets', 'The ticketed event that holds its dates and prices', 'sankara-revival').optional(),
  booking: group('The last section, leading to Contact', {
    title: text('The heading of the last section', 'Bring Sankara to your stage'),
    text: prose('The invitation', 'Schools, festivals and companies may book it.'),
    link: namedLink('The button'),
  }),
})
