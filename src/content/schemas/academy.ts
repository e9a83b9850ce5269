import { z } from 'zod'
import {
  banner,
  choice,
  confirmable,
  count,
  day,
  groups,
  headingAndText,
  list,
  naira,
  namedLink,
  pageHead,
  picture,
  place,
  prose,
  question,
  reference,
  shortTitle,
  text,
  time,
  titled,
} from './fields.ts'

const testimonial = z.strictObject({
  quote: prose('What was said', 'I found my voice.'),
  author: text('Who', 'Tọ́lá A.'),
  position: text('What they do', 'Actor, class of 2023'),
  initials: text('Two letters', 'TA'),
})

const scheduleRow = z.strictObject({
  time: text('When', '10:00 AM to 1:00 PM'),
  activity: text('What', 'Voice and breath'),
})

/** A programme with its page. The text under the front matter is the overview. */
export const programmeSchema = z.strictObject({
  ...pageHead,
  shortTitle,
  order: place('Place in the catalogue'),
  summary: prose('One or two sentences for the catalogue', 'Five days to find a story and tell it.'),
  icon: choice(['voice', 'camera', 'mask', 'drum', 'pen'], 'The small picture in the catalogue'),
  image: picture('The picture at the top', './storytelling-intensive.svg'),
  duration: text('How long', '5 days'),
  audience: text('For whom', 'Ages 16 and over'),
  starts: day('The first day of the next session'),
  ends: day('The last day of the next session'),
  deadline: day('The last day to apply').optional(),
  fee: naira('The fee in whole naira'),
  feeNote: text('What it includes', 'Includes materials and lunch').optional(),
  location: confirmable(text('Where', 'Lagos'), 'Where, or "not yet confirmed"'),
  learn: list(prose('One thing', 'How to find the turn in a story.'), 'What you learn'),
  apply: list(prose('One kind of person', 'Writers who speak, speakers who write.'), 'Who should apply'),
  format: list(titled('One part'), 'The format'),
  schedule: z.strictObject({
    caption: text('What the table shows', 'A day of the intensive'),
    rows: list(scheduleRow, 'The rows'),
  }),
  details: groups('More facts of the details card', {
    term: text('A fact’s name', 'Drop-off'),
    detail: text('The fact', 'From 8:30 AM'),
  }).optional(),
  groups: list(titled('An age group'), 'Age groups, where there are any').optional(),
  facilitator: z.strictObject({
    person: reference('people', 'A file in people/', 'adunni-balogun'),
    role: text('What they do here', 'Lead facilitator'),
  }),
  testimonial,
  gallery: groups('Three pictures or more', picture('').shape),
  closing: z.strictObject(headingAndText('Bring your story', 'The invitation', 'Places are few.')),
})

/** The academy’s landing page. */
export const academySchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Learn it by doing it.'),
  hero: banner('The picture at the top', './hero.svg'),
  bootcampPromo: z.strictObject({
    ...headingAndText('Young Creatives Bootcamp', 'The invitation', 'Four weeks.'),
    starts: day('The first day, as this page gives it'),
    ends: day('The last day, as this page gives it'),
    duration: text('How long, as this page gives it', '4 weeks'),
    feeFrom: naira('The lowest course fee, as this page gives it'),
    audience: text('For whom', 'Ages 15 to 25 (under 35 welcome)'),
    location: text('Where', 'Ibadan and virtual'),
    link: namedLink('The link'),
    image: picture('Its picture', './bootcamp.svg'),
  }),
  workshopPromo: z.strictObject({
    ...headingAndText('Young Creative Workshop', 'The invitation', 'Two days, five tracks.'),
    link: namedLink('The link'),
    image: picture('Its picture', './workshop.svg'),
  }),
  catalogue: z.strictObject(headingAndText('Programmes', 'An introduction', 'Three ways in.')),
  fees: list(prose('One thing', 'Scholarships are available.'), 'What to know about fees, help and lodging'),
  upcoming: groups('Programmes that are to come. Left out, the page says that none is planned', {
    title: text('The programme', 'Film Editing Workshop'),
    starts: day('The first day, once it is fixed').optional(),
    ends: day('The last day, once it is fixed').optional(),
    month: text('When, as long as the days are not fixed', 'October 2025').optional(),
    location: confirmable(text('Where', 'Online'), 'Where, or "not yet confirmed"'),
    registrationOpens: text('When registration opens', 'September 2025'),
    status: choice(['Accepting Applications', 'Coming Soon'], 'The words on its badge'),
  }).optional(),
  testimonials: list(testimonial, 'Testimonials, in order'),
  alumni: groups('Alumni stories, in order', {
    name: text('Who', 'Ẹniọlá Bákàrè'),
    year: text('Their year', 'Class of 2022'),
    achievement: prose('What they did since', 'Directed her first short film.'),
  }),
  faq: list(question, 'Questions, in order'),
  closing: z.strictObject({
    ...headingAndText('Begin here', 'The invitation', 'Apply, or ask us first.'),
    links: list(namedLink('A link'), 'The links'),
  }),
})

/** A bootcamp course. The text under the front matter is its description. */
export const courseSchema = z.strictObject({
  title: text('The discipline', 'Acting & Movement'),
  order: count('Place in the list, from 1', 1),
  summary: prose('One sentence for the landing page', 'The body speaks first.'),
  image: picture('Its picture', './acting-movement.svg'),
  duration: text('How long', '2 to 3 weeks'),
  format: text('How it is taught', 'In person and virtual'),
  location: text('Where', 'Ibadan'),
  price: naira('The price in whole naira'),
  includes: list(text('One thing', 'Daily movement class'), 'What it includes'),
  note: prose('Something to know', 'Wear clothes you can roll in.'),
  quote: z.strictObject({ text: prose('A line', 'Your body is the first script.'), by: text('Who says it', 'Course lead') }),
})

/** A member of the bootcamp’s faculty. */
export const facultySchema = z.strictObject({
  person: reference('people', 'Their file in people/', 'adunni-balogun'),
  order: count('Place in the list, from 1', 1),
  role: text('What they do', 'Choreographer'),
  course: reference('courses', 'The course they teach', 'acting-movement'),
  notableWorks: list(text('A work', 'Daughters of the Dance (choreography)'), 'Works they are known for'),
  philosophy: prose('How they teach, in their words', 'Nobody learns to fall from a chair.'),
  mentor: prose('Their words in the mentor carousel of the landing page', 'I will ask you to begin again.'),
})

/** The bootcamp’s landing, courses and faculty pages. The text under the front matter is the section "What it is". */
export const bootcampSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Three weeks. Seven disciplines.'),
  hero: banner('The picture at the top', './hero.svg'),
  starts: day('The first day, as these pages give it'),
  ends: day('The last day, as these pages give it'),
  deadline: day('The last day to apply'),
  showcase: day('The day of the showcase'),
  duration: text('How long, as these pages give it', '3 weeks'),
  disciplineDuration: text('How long each discipline is, as the landing page gives it', '3 weeks'),
  feeFrom: naira('The lowest fee'),
  feeTo: naira('The highest fee'),
  location: text('Where', 'Ibadan and virtual'),
  audience: text('For whom', 'Ages 15 to 25 (under 35 welcome), all skill levels'),
  payment: prose('Scholarships and payment plans', 'Scholarships and payment plans are available.'),
  graduation: z.strictObject({
    ...headingAndText('Graduation showcase', 'What happens', 'On the last day…'),
    image: picture('Its picture', './showcase.svg'),
  }),
  closing: z.strictObject(headingAndText('Your three weeks', 'The invitation', 'Apply before…')),
  courses: z.strictObject({
    ...pageHead,
    lead: prose('The line under the heading', 'Choose one.'),
    registration: list(titled('A step'), 'The registration guide'),
    schedule: groups('The weeks, in order', {
      week: text('Which week', 'Week 1'),
      focus: text('What it is about', 'Foundations'),
      highlights: list(text('One thing', 'Voice'), 'What happens'),
    }),
    showcase: z.strictObject(headingAndText('Final showcase', 'What happens', 'On 6 September…')),
  }),
  faculty: z.strictObject({
    ...pageHead,
    lead: prose('The line under the heading', 'Nine people who do the work.'),
    structure: groups('Teaching roles', { role: text('The role', 'Lead tutor'), description: prose('What they do', 'Plans the course.') }),
  }),
})

/** The scholarships page. The text under the front matter is the section "Why Scholarships Matter". */
export const scholarshipsSchema = z.strictObject({
  ...pageHead,
  tagline: text('The line of the banner', 'Talent deserves a chance. Not a price tag.'),
  intro: prose('The introduction', 'Nobody is turned away for money alone.'),
  awards: groups('The scholarships, in order', {
    title: text('The name', 'Founder’s Scholarships'),
    summary: prose('What it is', 'Five awards a year.'),
    awards: list(text('One award', '2 full (100% tuition)'), 'What is awarded'),
    covers: prose('What it covers, and what not', 'Tuition only.'),
    criteria: list(text('One criterion', 'Passion for creative arts'), 'Who gets it'),
    note: prose('Anything to add', 'Limited slots.').optional(),
  }),
  eligibility: list(prose('One condition', 'Be 15 to 25 years old.'), 'Who may apply'),
  bothNote: prose('Applying for both', 'You may apply for both, and be awarded one.'),
  process: list(prose('A step', 'Fill in the Bootcamp Application.'), 'The steps, in order'),
  dates: groups('Important dates', { label: text('What happens', 'Deadline'), date: day('The day') }),
  datesNote: prose('How they are awarded', 'First come, first served.'),
  faq: list(question, 'Questions, in order'),
  sponsor: z.strictObject(headingAndText('Sponsor a place', 'The call', 'A place costs…')),
})

/** The two-day workshop’s page. The text under the front matter is the section "About". */
export const workshopSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Two days, five tracks.'),
  badge: text('The badge at the top', 'Limited Spots Available'),
  hero: banner('The picture at the top', './workshop.svg'),
  starts: day('The first day'),
  ends: day('The last day'),
  opens: time('Daily from'),
  closes: time('Daily until'),
  location: text('Where, in a few words', 'Ibadan & Virtual'),
  place: prose('Where, in a sentence', 'At a venue in Bodija, Ibadan; online for those elsewhere.'),
  audience: text('For whom, as the home page gives it', 'Ages 15 to 35'),
  fee: naira('The commitment fee in whole naira'),
  fullValue: naira('The stated full value in whole naira'),
  trackNote: prose('How tracks are chosen', 'Each participant selects one track.'),
  tracks: groups('The tracks, in order', {
    icon: choice(['mask', 'chair', 'pen', 'camera', 'pencil'], 'The small picture'),
    title: text('The track', 'Acting'),
    day: day('The day it is taught'),
    description: prose('What happens', 'Voice, body and one monologue.'),
  }),
  schedule: list(scheduleRow, 'The day, hour by hour'),
  whyFee: z.strictObject(headingAndText('Why Only ₦5,000?', 'The reason', 'Because…')),
  facilitators: groups('The facilitators, in order', {
    person: reference('people', 'A file in people/', 'adunni-balogun'),
    role: text('What they teach', 'Acting'),
  }),
  testimonials: groups('What participants of the photography and videography track said', {
    quote: prose('What was said', 'I left with a film.'),
    author: text('Who', 'Photography track'),
  }),
  facilitatorQuote: z.strictObject({ ...testimonial.shape, role: text('Their role', 'Facilitator') }),
  closing: z.strictObject(headingAndText('Take your place', 'The invitation', 'Register…')),
})
