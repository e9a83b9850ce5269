import { z } from 'zod'
import {
  banner,
  choice,
  confirmable,
  day,
  group,
  groups,
  headingAndText,
  link,
  list,
  namedLink,
  pageHead,
  passage,
  picture,
  prose,
  reference,
  slidePicture,
  text,
  titled,
} from './fields.ts'

const section = (description: string) =>
  z
    .strictObject({
      title: text('The heading', 'Upcoming Events'),
      text: prose('A line under it', 'What is on.').optional(),
      link: namedLink('The link beside it').optional(),
    })
    .meta({ description })

/** The home page. */
export const homeSchema = z.strictObject({
  ...pageHead,
  slides: groups('Slides of the hero, in order', {
    heading: text('The heading', 'Daughters of the Dance'),
    text: prose('A sentence', 'Six women, one drum.'),
    link: namedLink('The button'),
    image: slidePicture('The picture for wide screens, 1600 by 900', './hero-1.svg', 1600),
    imageTall: slidePicture('The same for phones, 800 by 1000', './hero-1-tall.svg'),
  }),
  upcoming: section('Upcoming Events'),
  upcomingEvents: list(
    reference('tickets', 'A ticketed event', 'sankara-revival'),
    'The events that are announced, in order. Left out, the page says that none is',
  ).optional(),
  comingSoon: z.strictObject({
    badge: text('The badge', 'Coming Soon'),
    ...headingAndText('A new play is in rehearsal', 'What is known', 'Its title waits.'),
  }),
  gallery: section('The gallery of a production'),
  galleryOf: reference('productions', 'The production whose gallery is shown. Left out, none is', 'sankara').optional(),
  donation: z.strictObject({
    ...headingAndText('Keep the lamp lit', 'The call', 'Your gift…'),
    button: text('The button', 'Donate'),
  }),
  featured: section('Featured Productions'),
  academy: section('Academy Programs'),
  academyProgramme: reference('programmes', 'The programme beside the workshop', 'storytelling-intensive'),
  academyWorkshop: z.strictObject({
    title: text('Title', 'Young Creative Workshop'),
    text: prose('A sentence', '5 tracks in 2 days, ages 15 to 35.'),
  }),
  academyBootcamp: z.strictObject({
    title: text('Title', 'Young Creatives Bootcamp'),
    text: prose('A sentence; its dates and fees are read from the academy page', 'Four weeks in Ibadan.'),
  }),
  festival: z.strictObject({
    ...headingAndText('The festival', 'The invitation', 'Five days.'),
    link: namedLink('The link'),
    image: picture('Its picture', './festival.svg'),
  }),
  news: section('Latest News & Press'),
  community: z.strictObject({
    ...headingAndText('Join the circle', 'The call', 'Come and…'),
    links: list(namedLink('A link'), 'Links, in order'),
  }),
})

/** The About page. The text under the front matter is the section "Our Story". */
export const aboutSchema = z.strictObject({
  ...pageHead,
  lead: prose('The introduction', 'We are…'),
  hero: banner('The picture at the top', './about.svg'),
  mission: prose('Our mission', 'To tell…'),
  vision: prose('Our vision', 'A continent…'),
  values: list(titled('A core value'), 'Core values, in order'),
  team: groups('The people of the team, in order', {
    person: reference('people', 'A file in people/', 'adunni-balogun'),
    role: text('Their role', 'Artistic director'),
  }),
  partners: list(reference('partners', 'A file in partners/', 'lagos-institute'), 'Partners, in order'),
  partnersText: prose('A line over the partners', 'We do not do it alone.'),
  contact: z.strictObject(headingAndText('Talk to us', 'The invitation', 'Write or call.')),
  accessStatement: group('The access statement of the website', {
    title: text('The heading', 'This website is for everyone'),
    text: passage('The statement', 'We test…'),
    reviewed: day('The day it was last reviewed'),
  }),
})

/** The list of productions. */
export const productionsPageSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Eight plays.'),
  hero: banner('The picture at the top', './productions.svg'),
  next: z.strictObject({
    badge: text('The badge', 'Coming Soon'),
    ...headingAndText('What’s next', 'What is known', 'We are in rehearsal.'),
    link: namedLink('The link to Get Involved'),
  }),
  featured: section('The Featured section'),
  all: section('The list with its filter'),
})

/** The tickets page. */
export const ticketsPageSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Every date, every price.'),
  hero: banner('The picture at the top', './tickets.svg'),
  featured: section('The featured event'),
  all: section('The grid'),
  locations: list(text('A place to filter by', 'Lagos'), 'Location buttons of More Filters'),
  calendars: titled('The calendars that people subscribe to'),
  data: group('The season as files for newspapers, listings and programs', {
    ...headingAndText('Dates as data', 'Who may use it', 'Print these dates in your listing, and name us.'),
    licence: namedLink('The licence: its name and its address'),
  }),
})

/** The news page. */
export const newsPageSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'What we are doing.'),
  latest: section('Latest News'),
  searchLabel: text('The label of the search box', 'Search news'),
  resources: z.strictObject({
    title: text('The heading', 'Press Resources'),
    kit: titled('Download Press Kit'),
    team: titled('Contact Press Team'),
  }),
  press: group('The press kit: it is on the page, and in the file behind Download Press Kit', {
    boilerplate: group('What may be printed about the company, in three lengths', {
      short: prose('One sentence', 'A theatre company from Lagos and Ibadan.'),
      medium: prose('A paragraph of about 60 words', 'A theatre company from Lagos and Ibadan, founded in…'),
      long: passage('About 150 words', 'A theatre company from Lagos and Ibadan, founded in…'),
    }),
    facts: list(
      titled('A fact'),
      'What journalists check, beyond the name, the year, the cities, the people and the plays: these are filled in',
    ),
    pictures: groups('Pictures that may be printed. Each is given as a PNG, 2,400 pixels long', {
      title: text('What it is called', 'Sankara: the poster'),
      ...picture('', '../../productions/sankara/poster.svg').omit({ caption: true }).shape,
      credit: text('Whom to name under it', 'Drawing: {company}'),
    }),
    contact: confirmable(text('The person for the press', 'Ngozi Eze'), 'The person for the press, or "not yet confirmed"'),
  }),
})

/** Get Involved. */
export const getInvolvedSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'There is room on this stage.'),
  hero: banner('The picture at the top', './get-involved.svg'),
  ways: groups('Cards, in order: Volunteer, Partner, Donate, Audition, Submit Work, Attend Events', {
    title: text('The way', 'Volunteer'),
    text: prose('What it means', 'Give a weekend.'),
    button: text('The words of its button', 'Volunteer'),
    action: z
      .union([
        z.strictObject({
          kind: z.literal('service'),
          service: choice(['volunteerForm', 'donation', 'submitWorkForm'], 'Which service of the company’s file'),
        }),
        z.strictObject({ kind: z.literal('interest'), topic: text('The topic in the acknowledgement', 'partnership') }),
        z.strictObject({ kind: z.literal('link'), href: link('The page', '/festival') }),
      ])
      .meta({ description: 'What its button does' }),
  }),
  opportunities: groups('Opportunities, in order', {
    title: text('The opportunity', 'Festival volunteers'),
    text: prose('What it is', 'Ushers, stage hands…'),
    deadline: day('The last day').optional(),
    deadlineText: text('Words in place of a day', 'Ongoing').optional(),
    action: z
      .union([
        z.strictObject({ kind: z.literal('service'), service: choice(['volunteerForm', 'submitWorkForm'], 'Which service') }),
        z.strictObject({ kind: z.literal('interest'), topic: text('The topic', 'community outreach') }),
      ])
      .meta({ description: 'What its button does' }),
    button: text('The words of its button', 'Apply to volunteer'),
  }),
  spotlight: z.strictObject({
    title: text('The heading', 'Volunteer spotlight'),
    image: picture('Its picture', './spotlight.svg'),
    quotes: groups('A volunteer and a facilitator', {
      quote: prose('What was said', 'I came to carry chairs.'),
      author: text('Who', 'Bísí O.'),
      role: text('Their role', 'Volunteer'),
    }),
  }),
  contact: z.strictObject({
    ...headingAndText('Something else?', 'The invitation', 'Write to us.'),
    link: namedLink('The link to Contact'),
  }),
  newsletter: z.strictObject({
    ...headingAndText('Stay in touch', 'The invitation', 'One letter a month.'),
    button: text('The button', 'Join the newsletter'),
  }),
})

/** Contact. */
export const contactPageSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Somebody reads every message.'),
  map: picture('The picture of the map', './map.svg'),
  mapText: prose('What the map shows', 'Two offices.'),
  form: z.strictObject({
    title: text('The heading of the form', 'Send a message'),
    text: prose('What happens to it', 'We answer within…'),
  }),
  reasons: groups('Reasons to write, in order', {
    value: reference('', 'The short name', 'general'),
    label: text('The words', 'General Inquiry'),
  }),
  answerTime: confirmable(text('How soon', 'Two working days'), 'How soon people hear back, or "not yet confirmed"'),
})
