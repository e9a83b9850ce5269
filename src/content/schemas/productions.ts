import { z } from 'zod'
import * as f from './fields.ts'
import { beforeYouComeSchema } from './visitorFacts.ts'

export const PRODUCTION_CATEGORIES = ['Theatre', 'Film', 'Performance', 'Radio'] as const

const credit = z.strictObject({
  role: f.text('The part played or the work done', 'Lighting designer'),
  name: f.text('Who', 'Káyọ̀dé Òṣúntókun'),
  person: f.reference('people', 'Their file in people/, if they have one', 'kayode-osuntokun').optional(),
})

const premiere = f.group('Only for a premiere: its page has a carousel in place of the poster, and what belongs to a first run', {
  heroImages: f.groups('Pictures of the carousel at the top', f.picture('').shape),
  whyItMatters: f.prose('A paragraph set as a quotation', 'Because a drum that is never played…').optional(),
  tour: f.block('The call to bring the production somewhere', 'Bring it to your town', 'We travel light.').optional(),
  sponsors: f
    .group('Thanks to those who support it', {
      text: f.prose('Thanks, and what support does', 'These people kept the lamp lit.'),
      partners: f.list(f.reference('partners', 'A file in partners/', 'lagos-institute'), 'Sponsors and partners'),
    })
    .optional(),
})

export const productionSchema = z.strictObject({
  title: f.text('The title', 'Sankara'),
  shortTitle: f.shortTitle,
  subtitle: f.text('The line under the title', 'Four years that shook a country'),
  summary: f.prose('One or two sentences for cards', 'A captain, a guitar and a country renamed.'),
  description: f.text('For search engines and shared links, at most 160 characters', 'A play about…').max(160),
  updated: f.day('The day these words last changed'),
  category: f.choice(PRODUCTION_CATEGORIES, 'What kind of work it is'),
  featured: f.yesNo('Shown first on the home page and on Productions: the first four that say true are'),
  order: f.order('Place in lists'),
  image: f.picture('The poster'),
  premiere: premiere.optional(),
  images: f
    .groups('The gallery, in order, once it has been played', {
      ...f.picture('').shape,
      caption: f.text('A short title for the picture', 'The first beat'),
      featured: f.yesNo('Shown before "View All Photos" is opened').optional(),
    })
    .optional(),
  themes: f.list(f.titled('A theme'), 'What the play is about'),
  quotes: f
    .groups('What audiences said, once it has been played', {
      text: f.prose('What was said', 'I came for my niece.'),
      by: f.text('Who, in general words', 'Audience member, Lagos'),
    })
    .optional(),
  credits: f.group('Who wrote, directed, produced and made it, and who plays in it', {
    playwright: f.text('Who wrote it', 'Femi Osofisan'),
    director: f.reference('people', 'Who directed it: a file in people/', 'adunni-balogun'),
    producers: f.list(f.text('A producer', 'Ngozi Eze'), 'Who produced it'),
    cast: f.list(credit, 'Who plays whom'),
    team: f.list(credit, 'Everyone else'),
  }),
  pastPerformances: f
    .groups('Where it has been seen. Left out where a ticketed event holds the dates', {
      year: f.integer('The year', 2023),
      place: f.text('Where', 'A Lagos theatre'),
      note: f.text('Anything to add', 'Two nights').optional(),
    })
    .optional(),
  beforeYouCome: beforeYouComeSchema,
  otherForms: f
    .groups('The programme in other forms, as files beside this one. The page offers each as a link, and loads none by itself', {
      kind: f.choice(['large-print programme', 'audio introduction', 'visual story', 'film with signing'], 'What it is'),
      file: f.offeredFile('The file: .pdf, .mp3 or .mp4', './audio-introduction.mp3'),
      language: f.text('The language that is spoken or signed', 'Nigerian Sign Language').optional(),
      minutes: f.count('How many minutes a recording lasts', 4, 1).optional(),
      transcript: f.passage('Every word of a recording, and what else is heard or seen in it', 'A woman speaks: welcome.').optional(),
      captioned: f.yesNo('Whether captions are in the picture of a film').optional(),
    })
    .optional(),
  ticketedEvent: f.reference('tickets', 'The ticketed event that holds its dates and prices', 'sankara-revival').optional(),
  booking: f.invitation('The last section, leading to Contact', 'Bring Sankara to your stage', 'Schools and festivals may book it.'),
  ...f.pageFields,
})
