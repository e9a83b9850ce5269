import { z } from 'zod'
import * as f from './fields.ts'

const heading = { title: f.text('The heading') }
const introduction = { ...heading, text: f.prose('A line under it').optional() }
const section = (description: string) => f.group(description, { ...introduction, link: f.namedLink('The link beside it').optional() })

const action = f
  .group('What its button does: one of the three', {
    service: f.choice(['volunteerForm', 'donation', 'submitWorkForm'], 'It leads to this service of the company’s file').optional(),
    topic: f.text('It acknowledges interest in this topic').optional(),
    href: f.link('It leads to this page').optional(),
  })
  .refine((one) => Object.keys(one).length === 1)
  .meta({ expected: 'A button does one thing: write service, topic or href, and only one of them.' })

export const homeSchema = z.strictObject({
  ...f.pageHead,
  slides: f.groups('Slides of the hero, in order', {
    heading: f.text('The heading'),
    text: f.prose('A sentence'),
    link: f.namedLink('The button'),
    image: f.slidePicture('The picture for wide screens, 1600 by 900', 1600),
    imageTall: f.slidePicture('The same for phones, 800 by 1000'),
  }),
  upcoming: section('Upcoming Events'),
  upcomingEvents: f
    .list(f.reference('tickets', 'A ticketed event'), 'The events that are announced, in order. Left out: none is')
    .optional(),
  comingSoon: f.block('What is known').extend({ badge: f.text('The badge') }),
  gallery: section('The gallery of a production'),
  galleryOf: f.reference('productions', 'The production whose gallery is shown. Left out, none is').optional(),
  donation: f.block('The call').extend({ button: f.text('The button') }),
  featured: section('Featured Productions'),
  academy: section('Academy Programs'),
  academyProgramme: f.reference('programmes', 'The programme beside the workshop'),
  academyWorkshop: f.block('A sentence'),
  academyBootcamp: f.block('A sentence; its dates and fees are read from the academy page'),
  festival: f.invitation('The invitation').extend({ image: f.picture('Its picture') }),
  news: section('Latest News & Press'),
  community: f.block('The call').extend({ links: f.list(f.namedLink('A link'), 'Links, in order') }),
})

export const aboutSchema = z.strictObject({
  ...f.pageTop,
  mission: f.prose('Our mission'),
  vision: f.prose('Our vision'),
  values: f.list(f.titled('A core value'), 'Core values, in order'),
  team: f.list(f.personWithRole('Their role'), 'The people of the team, in order'),
  partners: f.list(f.reference('partners', 'A file in partners/'), 'Partners, in order'),
  partnersText: f.prose('A line over the partners'),
  contact: f.block('The invitation'),
})

export const productionsPageSchema = z.strictObject({
  ...f.pageTop,
  next: f.invitation('What is known').extend({ badge: f.text('The badge') }),
  featured: f.group('The Featured section', introduction),
  all: f.group('The list with its filter', introduction),
})

export const ticketsPageSchema = z.strictObject({
  ...f.pageTop,
  featured: f.group('The featured event', heading),
  all: f.group('The grid', introduction),
  locations: f.list(f.text('A place to filter by'), 'Location buttons of More Filters'),
  calendars: f.titled('The calendars that people subscribe to'),
})

export const newsPageSchema = z.strictObject({
  ...f.pageHead,
  lead: f.prose('The line under the heading'),
  latest: f.group('Latest News', heading),
  searchLabel: f.text('The label of the search box'),
  resources: z.strictObject({
    title: f.text('The heading'),
    kit: f.titled('Download Press Kit'),
    team: f.titled('Contact Press Team'),
  }),
  press: f.group('The press kit: it is on the page, and in the file behind Download Press Kit', {
    boilerplate: f.group('What may be printed about the company, in three lengths', {
      short: f.prose('One sentence'),
      medium: f.prose('A paragraph of about 60 words'),
      long: f.passage('About 150 words'),
    }),
    facts: f.list(
      f.titled('A fact'),
      'What journalists check, beyond the name, the year, the cities, the people and the plays: these are filled in',
    ),
    pictures: f.groups('Pictures that may be printed. Each is given as a PNG, 2,400 pixels long', {
      title: f.text('What it is called'),
      ...f.picture('').shape,
      credit: f.text('Whom to name under it'),
    }),
    contact: f.confirmable(f.text('The person for the press')),
  }),
})

export const getInvolvedSchema = z.strictObject({
  ...f.pageTop,
  ways: f.groups('Cards, in order: Volunteer, Partner, Donate, Audition, Submit Work, Attend Events', {
    title: f.text('The way'),
    text: f.prose('What it means'),
    button: f.text('The words of its button'),
    action,
  }),
  opportunities: f.groups('Opportunities, in order', {
    title: f.text('The opportunity'),
    text: f.prose('What it is'),
    deadline: f.day('The last day').optional(),
    deadlineText: f.text('Words in place of a day').optional(),
    action,
    button: f.text('The words of its button'),
  }),
  spotlight: z.strictObject({
    title: f.text('The heading'),
    image: f.picture('Its picture'),
    quotes: f.groups('A volunteer and a facilitator', {
      quote: f.prose('What was said'),
      author: f.text('Who'),
      role: f.text('Their role'),
    }),
  }),
  contact: f.invitation('The invitation'),
  newsletter: f.block('The invitation').extend({ button: f.text('The button') }),
})

export const accessibilitySchema = z.strictObject({
  title: f.text('The heading of the statement'),
  aim: f.prose('What the company aims at, in a sentence or two'),
  tested: f.groups('What was tested, with what, and when. Say only what somebody has seen', {
    what: f.text('What was tested'),
    with: f.text('With which program or by whom'),
    day: f.day('The day of the last test'),
  }),
  problems: f.list(f.prose('One thing'), 'What is known not to work yet'),
  complain: f.prose('How to complain, and what happens then'),
  reviewed: f.day('The day on which somebody last read this statement and found it true. The content check reminds after a year'),
})

export const contactPageSchema = z.strictObject({
  ...f.pageHead,
  lead: f.prose('The line under the heading'),
  map: f.picture('The picture of the map'),
  mapText: f.prose('What the map shows'),
  form: f.block('What happens to a message'),
  reasons: f.groups('Reasons to write, in order', {
    value: f.shortName('The short name'),
    label: f.text('The words'),
  }),
  answerTime: f.confirmable(f.text('How soon people hear back, as a sentence; nothing is shown until it is known')).optional(),
})
