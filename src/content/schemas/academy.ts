import { z } from 'zod'
import * as f from './fields.ts'

const testimonial = z.strictObject({
  quote: f.prose('What was said', 'I found my voice.'),
  author: f.text('Who', 'Tọ́lá A.'),
  position: f.text('What they do', 'Actor, class of 2023'),
})

const scheduleRow = z.strictObject({
  time: f.text('When', '10:00 AM to 1:00 PM'),
  activity: f.text('What', 'Voice and breath'),
})

export const programmeSchema = z.strictObject({
  ...f.pageHead,
  shortTitle: f.shortTitle,
  order: f.order('Place in the catalogue'),
  summary: f.prose('One or two sentences for the catalogue', 'Five days to find a story and tell it.'),
  icon: f.choice(['voice', 'camera', 'mask', 'drum', 'pen'], 'The small picture in the catalogue'),
  image: f.picture('The picture at the top', './storytelling-intensive.svg'),
  duration: f.text('How long', '5 days'),
  audience: f.text('For whom', 'Ages 16 and over'),
  starts: f.day('The first day of the next session'),
  ends: f.day('The last day of the next session'),
  deadline: f.day('The last day to apply').optional(),
  fee: f.naira('The fee in whole naira'),
  feeNote: f.text('What it includes', 'Includes materials and lunch').optional(),
  location: f.confirmable(f.text('Where', 'Lagos')),
  learn: f.list(f.prose('One thing', 'How to find the turn in a story.'), 'What you learn'),
  apply: f.list(f.prose('One kind of person', 'Writers who speak, speakers who write.'), 'Who should apply'),
  format: f.list(f.titled('One part'), 'The format'),
  schedule: z.strictObject({
    caption: f.text('What the table shows', 'A day of the intensive'),
    rows: f.list(scheduleRow, 'The rows'),
  }),
  details: f
    .groups('More facts of the details card', {
      term: f.text('A fact’s name', 'Drop-off'),
      detail: f.confirmable(f.text('The fact', 'From 8:30 AM')),
    })
    .optional(),
  groups: f.list(f.titled('An age group'), 'Age groups, where there are any').optional(),
  facilitator: f.personWithRole('What they do here', 'Lead facilitator'),
  testimonial,
  gallery: f.groups('Three pictures or more', f.picture('').shape),
  closing: f.block('The invitation', 'Bring your story', 'Places are few.'),
  ...f.pageFields,
})

export const academySchema = z.strictObject({
  ...f.pageTop,
  bootcampPromo: f.invitation('The invitation').extend({
    starts: f.day('The first day, as this page gives it'),
    ends: f.day('The last day, as this page gives it'),
    duration: f.text('How long, as this page gives it'),
    feeFrom: f.naira('The lowest course fee, as this page gives it'),
    audience: f.text('For whom'),
    location: f.text('Where'),
    image: f.picture('Its picture'),
  }),
  workshopPromo: f.invitation('The invitation').extend({ image: f.picture('Its picture') }),
  catalogue: f.block('An introduction'),
  fees: f.list(f.prose('One thing'), 'What to know about fees, help and lodging'),
  upcoming: f
    .groups('Programmes that are to come. Left out, the page says that none is planned', {
      title: f.text('The programme'),
      starts: f.day('The first day, once it is fixed').optional(),
      ends: f.day('The last day, once it is fixed').optional(),
      month: f.text('When, as long as the days are not fixed').optional(),
      location: f.confirmable(f.text('Where')),
      registrationOpens: f.text('When registration opens'),
      status: f.choice(['Accepting Applications', 'Coming Soon'], 'The words on its badge'),
    })
    .optional(),
  testimonials: f.list(testimonial.extend({ initials: f.text('Two letters') }), 'Testimonials, in order'),
  alumni: f.groups('Alumni stories, in order', {
    name: f.text('Who'),
    year: f.text('Their year'),
    achievement: f.prose('What they did since'),
  }),
  faq: f.list(f.question, 'Questions, in order'),
  closing: f.block('The invitation').extend({ links: f.list(f.namedLink('A link'), 'The links') }),
})

export const courseSchema = z.strictObject({
  title: f.text('The discipline', 'Acting & Movement'),
  order: f.count('Place in the list, from 1', 1),
  summary: f.prose('One sentence for the landing page', 'The body speaks first.'),
  image: f.picture('Its picture', './acting-movement.svg'),
  duration: f.text('How long', '2 to 3 weeks'),
  format: f.text('How it is taught', 'In person and virtual'),
  location: f.text('Where', 'Ibadan'),
  price: f.naira('The price in whole naira'),
  includes: f.list(f.text('One thing', 'Daily movement class'), 'What it includes'),
  note: f.prose('Something to know', 'Wear clothes you can roll in.'),
  quote: z.strictObject({ text: f.prose('A line', 'Your body is the first script.'), by: f.text('Who says it', 'Course lead') }),
})

export const facultySchema = z.strictObject({
  person: f.reference('people', 'Their file in people/', 'adunni-balogun'),
  order: f.count('Place in the list, from 1', 1),
  role: f.text('What they do', 'Choreographer'),
  course: f.reference('courses', 'The course they teach', 'acting-movement'),
  notableWorks: f.list(f.text('A work', 'Daughters of the Dance (choreography)'), 'Works they are known for'),
  philosophy: f.prose('How they teach, in their words', 'Nobody learns to fall from a chair.'),
  mentor: f.prose('Their words in the mentor carousel of the landing page', 'I will ask you to begin again.'),
})

export const bootcampSchema = z.strictObject({
  ...f.pageTop,
  starts: f.day('The first day, as these pages give it'),
  ends: f.day('The last day, as these pages give it'),
  deadline: f.day('The last day to apply'),
  showcase: f.day('The day of the showcase'),
  duration: f.text('How long, as these pages give it'),
  disciplineDuration: f.text('How long each discipline is, as the landing page gives it'),
  feeFrom: f.naira('The lowest fee'),
  feeTo: f.naira('The highest fee'),
  location: f.text('Where'),
  audience: f.text('For whom'),
  payment: f.prose('Scholarships and payment plans'),
  graduation: f.block('What happens').extend({ image: f.picture('Its picture') }),
  closing: f.block('The invitation'),
  courses: z.strictObject({
    ...f.pageHead,
    lead: f.prose('The line under the heading'),
    registration: f.list(f.titled('A step'), 'The registration guide'),
    schedule: f.groups('The weeks, in order', {
      week: f.text('Which week'),
      focus: f.text('What it is about'),
      highlights: f.list(f.text('One thing'), 'What happens'),
    }),
    showcase: f.block('What happens'),
  }),
  faculty: z.strictObject({
    ...f.pageHead,
    lead: f.prose('The line under the heading'),
    structure: f.groups('Teaching roles', {
      role: f.text('The role'),
      description: f.prose('What they do'),
    }),
  }),
})

export const scholarshipsSchema = z.strictObject({
  ...f.pageHead,
  tagline: f.text('The line of the banner'),
  intro: f.prose('The introduction'),
  awards: f.groups('The scholarships, in order', {
    title: f.text('The name'),
    summary: f.prose('What it is'),
    awards: f.list(f.text('One award'), 'What is awarded'),
    covers: f.prose('What it covers, and what not'),
    criteria: f.list(f.text('One criterion'), 'Who gets it'),
    note: f.prose('Anything to add').optional(),
  }),
  eligibility: f.list(f.prose('One condition'), 'Who may apply'),
  bothNote: f.prose('Applying for both'),
  process: f.list(f.prose('A step'), 'The steps, in order'),
  dates: f.groups('Important dates', { label: f.text('What happens'), date: f.day('The day') }),
  datesNote: f.prose('How they are awarded'),
  faq: f.list(f.question, 'Questions, in order'),
  sponsor: f.block('The call'),
})

export const workshopSchema = z.strictObject({
  ...f.pageTop,
  badge: f.text('The badge at the top'),
  starts: f.day('The first day'),
  ends: f.day('The last day'),
  opens: f.time('Daily from'),
  closes: f.time('Daily until'),
  location: f.text('Where, in a few words'),
  place: f.prose('Where, in a sentence'),
  audience: f.text('For whom, as the home page gives it'),
  fee: f.naira('The commitment fee in whole naira'),
  fullValue: f.naira('The stated full value in whole naira'),
  trackNote: f.prose('How tracks are chosen'),
  tracks: f.groups('The tracks, in order', {
    icon: f.choice(['mask', 'chair', 'pen', 'camera', 'pencil'], 'The small picture'),
    title: f.text('The track'),
    day: f.day('The day it is taught'),
    description: f.prose('What happens'),
  }),
  schedule: f.list(scheduleRow, 'The day, hour by hour'),
  whyFee: f.block('The reason'),
  facilitators: f.list(f.personWithRole('What they teach'), 'The facilitators, in order'),
  testimonials: f.groups('What participants of the photography and videography track said', {
    quote: f.prose('What was said'),
    author: f.text('Who'),
  }),
  facilitatorQuote: z.strictObject({ ...testimonial.shape, role: f.text('Their role') }),
  closing: f.block('The invitation'),
})
