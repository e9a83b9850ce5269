import { addLines, combineChanges, copyFile, deleted, type Edit, editsOf, replaceText, setField } from './edit.ts'

const HOME = 'pages/home/home.md'
const FESTIVAL = 'festival/festival.md'
const WORKSHOP = 'academy/workshop/workshop.md'
const YOUTH = 'academy/programmes/youth-theatre-workshop'
const PLAY = 'productions/oh-obedeki/index.md'

/** Removes a field from the front matter, with the lines of its value. */
const removeField = (name: string) => replaceText(new RegExp(`^${name}:.*\\n(?:[ -].*\\n)*`, 'm'), '')

const PICTURES = ['poster.svg', 'gallery-1.svg', 'gallery-2.svg', 'gallery-3.svg', 'gallery-4.svg']

/** A new production with its pictures and dates. The rest of its page is copied from another production. */
const NEW_PRODUCTION: Edit = {
  name: 'publish a production with dates and prices',
  files: {
    'productions/the-salt-road/index.md': copyFile(
      PLAY,
      combineChanges(
        setField('title', 'The Salt Road'),
        setField('description', 'The Salt Road, a play of the desert by {company}. Who walks it, who pays, and who comes home.'),
        setField('order', '9'),
        removeField('pastPerformances'),
        addLines('ticketedEvent: the-salt-road'),
      ),
    ),
    ...Object.fromEntries(
      PICTURES.map((picture) => [`productions/the-salt-road/${picture}`, copyFile(`productions/oh-obedeki/${picture}`)]),
    ),
    'tickets/the-salt-road.md': copyFile(
      'tickets/sankara-revival.md',
      combineChanges(
        setField('title', 'The Salt Road'),
        setField('order', '4'),
        setField('detailsLink', '/productions/the-salt-road'),
        replaceText(/2025-07-05T16:00/, '2025-09-13T18:00'),
        replaceText(/2025-07-06T16:00/, '2025-09-14T15:00'),
      ),
    ),
    'tickets/the-salt-road.svg': copyFile('tickets/sankara-revival.svg'),
  },
  shows: {
    '/productions': ['The Salt Road', '/productions/the-salt-road'],
    '/productions/the-salt-road': ['September 13', '₦5,000'],
    '/tickets': ['September 13', 'The Salt Road'],
    '/calendar/season.ics': ['20250913T180000'],
    '/sitemap.xml': ['/productions/the-salt-road'],
  },
}

/** Edits that make lists longer, shorter or empty, and that move or delete pages. */
export const LIST_EDITS: readonly Edit[] = [
  NEW_PRODUCTION,
  {
    name: 'add a seventh event to a day of the festival',
    files: {
      'festival/events/first-light.md': `---
title: First Light
order: 7
date: December 26, 2024
location: The river bank, Ibadan
image:
  src: ./first-light.svg
  alt: Drummers in a half circle at the edge of a river, their backs to us, as the sky turns from indigo to brass.
---

Come before breakfast, and bring whoever is still asleep.
`,
      'festival/events/first-light.svg': copyFile('festival/events/avalanche.svg'),
      [FESTIVAL]: replaceText('      - avalanche\n', '      - first-light\n      - avalanche\n'),
    },
    shows: { '/festival': ['First Light', 'The river bank, Ibadan'] },
  },
  ...editsOf(FESTIVAL, '/festival', {
    'remove the events of a festival day': [
      replaceText(/(?<=theme: Two last concerts.*\n) {4}events:\n(?: {6}- .*\n)+/, ''),
      'The events of this day are still to be announced.',
    ],
    'remove the next festival': [removeField('next'), 'The dates of the next festival are not fixed yet.', 'Coming in 2025'],
  }),
  ...editsOf(HOME, '/', {
    'remove all events from the home page': [removeField('upcomingEvents'), 'No event is announced just now.'],
    'show the gallery of another production on the home page': [
      combineChanges(setField('galleryOf', 'wizard-of-law'), replaceText('See Daughters of the Dance', 'See the play of this gallery')),
      'See the play of this gallery',
    ],
    'promote another programme on the home page': [
      setField('academyProgramme', 'film-production-masterclass'),
      'Film Production Masterclass',
      'Storytelling Intensive',
    ],
  }),
  ...editsOf(PLAY, '/productions/oh-obedeki', {
    'feature a fifth production': [setField('featured', 'true')],
    'change a repertory play to a premiere': [
      replaceText(
        '  kind: repertory\n',
        '  kind: premiere\n  heroImages:\n    - src: ./poster.svg\n      alt: The poster of the play, on a wall in the sun.\n  whyItMatters: Because a song that nobody sings is a song that nobody can teach.\n',
      ),
      ['Because a song that nobody sings is a song that nobody can teach.', 'Key Themes'],
    ],
  }),
  ...editsOf(WORKSHOP, '/academy/young-creative-workshop', {
    'remove a track of the workshop': [replaceText(/ {2}- icon: pencil\n(?: {4}.*\n)+/, ''), 'Four tracks', 'Five tracks'],
  }),
  ...editsOf('academy/academy.md', '/academy', {
    'remove all upcoming programmes': [removeField('upcoming'), 'No further programme is planned just now.'],
  }),
  {
    name: 'move a programme to another address',
    files: {
      [`${YOUTH}.md`]: deleted,
      'academy/programmes/young-people-on-stage.md': copyFile(`${YOUTH}.md`, addLines('formerly:\n  - /academy/youth-theatre-workshop')),
    },
    shows: { '/academy/young-people-on-stage': ['Youth Theatre Workshop'], '/academy': ['/academy/young-people-on-stage'] },
    hides: { '/sitemap.xml': ['/academy/youth-theatre-workshop'] },
  },
  {
    name: 'retire the page of a programme',
    files: {
      [`${YOUTH}.md`]: addLines('page: false'),
      'company.md': replaceText(
        /^retired:\n/m,
        `retired:
  - path: /academy/youth-theatre-workshop
    title: The youth theatre workshop
    text: It has ended, and the children with it are grown. The academy tells what we teach now.
    nearest: /academy
`,
      ),
    },
    shows: { '/404': ['the children with it are grown'], '/academy': ['Youth Theatre Workshop'] },
    hides: { '/sitemap.xml': ['/academy/youth-theatre-workshop'] },
  },
]
