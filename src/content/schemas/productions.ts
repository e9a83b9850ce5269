import { z } from 'zod'
import { choice, day, list, namedLink, picture, place, prose, reference, shortTitle, text, titled, yesNo } from './fields.ts'
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
  heroImages: list(z.strictObject({ ...picture('').shape }), 'Pictures of the carousel at the top'),
  whyItMatters: prose('A paragraph set as a quotation', 'Because a drum that is never played…').optional(),
  tour: z
    .strictObject({ title: text('The heading', 'Bring it to your town'), text: prose('The invitation', 'We travel light.') })
    .optional()
    .meta({ description: 'The call to bring the production somewhere' }),
  sponsors: z
    .strictObject({
      text: prose('Thanks, and what support does', 'These people kept the lamp lit.'),
      partners: list(reference('partners', 'A file in partners/', 'lagos-institute'), 'Sponsors and partners'),
    })
    .optional()
    .meta({ description: 'Thanks to those who support it' }),
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
  images: list(
    z.strictObject({
      ...picture('').shape,
      caption: text('A short title for the picture', 'The first beat'),
      featured: yesNo('Shown before "View All Photos" is opened').optional(),
    }),
    'The gallery, in order, once it has been played',
  ).optional(),
  themes: list(titled('A theme'), 'What the play is about'),
  quotes: list(
    z.strictObject({
      text: prose('What was said', 'I came for my niece.'),
      by: text('Who, in general words', 'Audience member, Lagos'),
    }),
    'What audiences said, once it has been played',
  ).optional(),
  credits: z
    .strictObject({
      playwright: text('Who wrote it', 'Femi Osofisan'),
      director: reference('people', 'Who directed it: a file in people/', 'adunni-balogun'),
      producers: list(text('A producer', 'Ngozi Eze'), 'Who produced it'),
      cast: list(credit, 'Who plays whom'),
      team: list(credit, 'Everyone else'),
    })
    .meta({ description: 'Who wrote, directed, produced and made it, and who plays in it' }),
  pastPerformances: list(
    z.strictObject({
      year: z
        .number()
        .int()
        .meta({ description: 'The year', examples: [2023] }),
      place: text('Where', 'A Lagos theatre'),
      note: text('Anything to add', 'Two nights').optional(),
    }),
    'Where it has been seen. Left out where a ticketed event holds the dates',
  ).optional(),
  beforeYouCome: beforeYouComeSchema,
  ticketedEvent: reference('tickets', 'The ticketed event that holds its dates and prices', 'sankara-revival').optional(),
  booking: z
    .strictObject({
      title: text('The heading of the last section', 'Bring Sankara to your stage'),
      text: prose('The invitation', 'Schools, festivals and companies may book it.'),
      link: namedLink('The button'),
    })
    .meta({ description: 'The last section, leading to Contact' }),
})
