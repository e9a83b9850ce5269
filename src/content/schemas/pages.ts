import { z } from 'zod'
import * as f from './fields.ts'

const section = (description: string) =>
  f.group(description, {
    title: f.text('The heading', 'Upcoming Events'),
    text: f.prose('A line under it', 'What is on.').optional(),
    link: f.namedLink('The link beside it').optional(),
  })

/** The home page. */
export const homeSchema = z.strictObject({
  ...f.pageHead,
  slides: f.groups('Slides of the hero, in order', {
    heading: f.text('The heading', 'Daughters of the Dance'),
    text: f.prose('A sentence', 'Six women, one drum.'),
    link: f.namedLink('The button'),
    image: f.slidePicture('The picture for wide screens, 1600 by 900', './hero-1.svg', 1600),
    imageTall: f.slidePicture('The same for phones, 800 by 1000', './hero-1-tall.svg'),
  }),
  upcoming: section('Upcoming Events'),
  upcomingEvents: f
    .list(
      f.reference('tickets', 'A ticketed event', 'sankara-revival'),
      'The events that are announced, in order. Left out, the page says that none is',
    )
    .optional(),
  comingSoon: z.strictObject({
    badge: f.text('The badge', 'Coming Soon'),
    ...f.headingAndText('A new play is in rehearsal', 'What is known', 'Its title waits.'),
  }),
  gallery: section('The gallery of a production'),
  galleryOf: f.reference('productions', 'The production whose gallery is shown. Left out, none is', 'sankara').optional(),
  donation: z.strictObject({
    ...f.headingAndText('Keep the lamp lit', 'The call', 'Your gift…'),
    button: f.text('The button', 'Donate'),
  }),
  featured: section('Featured Productions'),
  academy: section('Academy Programs'),
  academyProgramme: f.reference('programmes', 'The programme beside the workshop', 'storytelling-intensive'),
  academyWorkshop: z.strictObject({
    title: f.text('Title', 'Young Creative Workshop'),
    text: f.prose('A sentence', '5 tracks in 2 days, ages 15 to 35.'),
  }),
  academyBootcamp: z.strictObject({
    title: f.text('Title', 'Young Creatives Bootcamp'),
    text: f.prose('A sentence; its dates and fees are read from the academy page', 'Four weeks in Ibadan.'),
  }),
  festival: z.strictObject({
    ...f.headingAndText('The festival', 'The invitation', 'Five days.'),
    link: f.namedLink('The link'),
    image: f.picture('Its picture', './festival.svg'),
  }),
  news: section('Latest News & Press'),
  community: z.strictObject({
    ...f.headingAndText('Join the circle', 'The call', 'Come and…'),
    links: f.list(f.namedLink('A link'), 'Links, in order'),
  }),
})

/** The About page. The text under the front matter is the section "Our Story". */
export const aboutSchema = z.strictObject({
  ...f.pageHead,
  lead: f.prose('The introduction', 'We are…'),
  hero: f.banner('The picture at the top', './about.svg'),
  mission: f.prose('Our mission', 'To tell…'),
  vision: f.prose('Our vision', 'A continent…'),
  values: f.list(f.titled('A core value'), 'Core values, in order'),
  team: f.groups('The people of the team, in order', {
    person: f.reference('people', 'A file in people/', 'adunni-balogun'),
    role: f.text('Their role', 'Artistic director'),
  }),
  partners: f.list(f.reference('partners', 'A file in partners/', 'lagos-institute'), 'Partners, in order'),
  partnersText: f.prose('A line over the partners', 'We do not do it alone.'),
  contact: z.strictObject(f.headingAndText('Talk to us', 'The invitation', 'Write or call.')),
})

/** The list of productions. */
export const productionsPageSchema = z.strictObject({
  ...f.pageTop('Eight plays.', './productions.svg'),
  next: z.strictObject({
    badge: f.text('The badge', 'Coming Soon'),
    ...f.headingAndText('What’s next', 'What is known', 'We are in rehearsal.'),
    link: f.namedLink('The link to Get Involved'),
  }),
  featured: section('The Featured section'),
  all: section('The list with its filter'),
})

/** The tickets page. */
export const ticketsPageSchema = z.strictObject({
  ...f.pageTop('Every date, every price.', './tickets.svg'),
  featured: section('The featured event'),
  all: section('The grid'),
  locations: f.list(f.text('A place to filter by', 'Lagos'), 'Location buttons of More Filters'),
  calendars: f.titled('The calendars that people subscribe to'),
})

/** The news page. */
export const newsPageSchema = z.strictObject({
  ...f.pageHead,
  lead: f.prose('The line under the heading', 'What we are doing.'),
  latest: section('Latest News'),
  searchLabel: f.text('The label of the search box', 'Search news'),
  resources: z.strictObject({
    title: f.text('The heading', 'Press Resources'),
    kit: f.titled('Download Press Kit'),
    team: f.titled('Contact Press Team'),
  }),
  press: f.group('The press kit: it is on the page, and in the file behind Download Press Kit', {
    boilerplate: f.group('What may be printed about the company, in three lengths', {
      short: f.prose('One sentence', 'A theatre company from Lagos and Ibadan.'),
      medium: f.prose('A paragraph of about 60 words', 'A theatre company from Lagos and Ibadan, founded in…'),
      long: f.passage('About 150 words', 'A theatre company from Lagos and Ibadan, founded in…'),
    }),
    facts: f.list(
      f.titled('A fact'),
      'What journalists check, beyond the name, the year, the cities, the people and the plays: these are filled in',
    ),
    pictures: f.groups('Pictures that may be printed. Each is given as a PNG, 2,400 pixels long', {
      title: f.text('What it is called', 'Sankara: the poster'),
      ...f.picture('', '../../productions/sankara/poster.svg').omit({ caption: true }).shape,
      credit: f.text('Whom to name under it', 'Drawing: {company}'),
    }),
    contact: f.confirmable(f.text('The person for the press', 'Ngozi Eze'), 'The person for the press, or "not yet confirmed"'),
  }),
})

/** Get Involved. */
export const getInvolvedSchema = z.strictObject({
  ...f.pageTop('There is room on this stage.', './get-involved.svg'),
  ways: f.groups('Cards, in order: Volunteer, Partner, Donate, Audition, Submit Work, Attend Events', {
    title: f.text('The way', 'Volunteer'),
    text: f.prose('What it means', 'Give a weekend.'),
    button: f.text('The words of its button', 'Volunteer'),
    action: z
      .discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('service'),
          service: f.choice(['volunteerForm', 'donation', 'submitWorkForm'], 'Which service of the company’s file'),
        }),
        z.strictObject({ kind: z.literal('interest'), topic: f.text('The topic in the acknowledgement', 'partnership') }),
        z.strictObject({ kind: z.literal('link'), href: f.link('The page', '/festival') }),
      ])
      .meta({ description: 'What its button does' }),
  }),
  opportunities: f.groups('Opportunities, in order', {
    title: f.text('The opportunity', 'Festival volunteers'),
    text: f.prose('What it is', 'Ushers, stage hands…'),
    deadline: f.day('The last day').optional(),
    deadlineText: f.text('Words in place of a day', 'Ongoing').optional(),
    action: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('service'), service: f.choice(['volunteerForm', 'submitWorkForm'], 'Which service') }),
        z.strictObject({ kind: z.literal('interest'), topic: f.text('The topic', 'community outreach') }),
      ])
      .meta({ description: 'What its button does' }),
    button: f.text('The words of its button', 'Apply to volunteer'),
  }),
  spotlight: z.strictObject({
    title: f.text('The heading', 'Volunteer spotlight'),
    image: f.picture('Its picture', './spotlight.svg'),
    quotes: f.groups('A volunteer and a facilitator', {
      quote: f.prose('What was said', 'I came to carry chairs.'),
      author: f.text('Who', 'Bísí O.'),
      role: f.text('Their role', 'Volunteer'),
    }),
  }),
  contact: z.strictObject({
    ...f.headingAndText('Something else?', 'The invitation', 'Write to us.'),
    link: f.namedLink('The link to Contact'),
  }),
  newsletter: z.strictObject({
    ...f.headingAndText('Stay in touch', 'The invitation', 'One letter a month.'),
    button: f.text('The button', 'Join the newsletter'),
  }),
})

/** The statement of accessibility, a section of Contact. */
export const accessibilitySchema = z.strictObject({
  title: f.text('The heading of the statement', 'This website is for everyone'),
  aim: f.prose(
    'What the company aims at, in a sentence or two',
    'You should be able to use these pages with a keyboard and with a screen reader.',
  ),
  tested: f.groups('What was tested, with what, and when', {
    what: f.text('What was tested', 'Every page, with the keyboard alone'),
    with: f.text('With which program or by whom', 'A program that presses Tab'),
    day: f.day('The day of the last test'),
  }),
  problems: f.list(f.prose('One thing', 'A screen reader may read Yoruba as if it were English.'), 'What is known not to work yet'),
  complain: f.prose(
    'How to complain, and what happens then',
    'Write to us or call us. Tell us the page. We answer, and say when we will mend it.',
  ),
  reviewed: f.day('The day on which somebody last read this statement and found it true. The content check reminds after a year'),
})

/** Contact. */
export const contactPageSchema = z.strictObject({
  ...f.pageHead,
  lead: f.prose('The line under the heading', 'Somebody reads every message.'),
  map: f.picture('The picture of the map', './map.svg'),
  mapText: f.prose('What the map shows', 'Two offices.'),
  form: z.strictObject({
    title: f.text('The heading of the form', 'Send a message'),
    text: f.prose('What happens to it', 'We answer within…'),
  }),
  reasons: f.groups('Reasons to write, in order', {
    value: f.reference('', 'The short name', 'general'),
    label: f.text('The words', 'General Inquiry'),
  }),
  answerTime: f
    .confirmable(
      f.text('How soon, as a sentence', 'We answer within two working days.'),
      'How soon people hear back, as a sentence. Nothing is shown while it is "not yet confirmed"',
    )
    .optional(),
})
