import { addLines, addLinesBefore, combineChanges, copyFile, deleted, type Edit, editsOf, replaceText, reword, setField } from './edit.ts'

const SANKARA = 'productions/sankara/index.md'
const FESTIVAL = 'festival/festival.md'
const PARTNERSHIP = 'news/alliance-francaise-partnership.md'
const HEADLINE = 'A French institute opens its hall to the daughters'
const DRUM = 'news/the-drum-has-a-new-skin.md'

const article = (title: string, date: string, more = '') => `---
title: ${title}
excerpt: The old skin gave up in the second act. The new one comes from the same village, and it has opinions.
description: Our talking drum has a new skin. The old one gave up in the second act, and the new one comes from the same village.
image:
  src: ./the-drum-has-a-new-skin.svg
  alt: A man stretches a wet skin over a wooden drum, his foot against the frame, and looks up at whoever has come in.
date: ${date}
category: Development
${more}---

The skin gave up in the second act of *Sankara*, on the loudest beat of the evening. Nobody in the hall took it for anything
but thunder.

The new one was stretched by the grandson of the man who made the old one. Come and hear it.
`

/** Edits of productions, the festival and the news. */
export const STORY_EDITS: readonly Edit[] = [
  {
    name: 'publish an article',
    files: {
      [DRUM]: article('The drum has a new skin', '2025-06-10'),
      'news/the-drum-has-a-new-skin.svg': copyFile('news/fest-2025.svg'),
    },
    shows: {
      '/news': ['The drum has a new skin'],
      '/': ['The drum has a new skin'],
      '/news/the-drum-has-a-new-skin': ['Nobody in the hall took it for anything but thunder.', 'June 10, 2025'],
      '/feed.xml': ['The drum has a new skin'],
      '/feed.json': ['The drum has a new skin'],
      '/sitemap.xml': ['/news/the-drum-has-a-new-skin'],
    },
  },
  {
    name: 'publish an article without a page of its own',
    files: {
      'news/a-new-van.md': article('A van for the road', '2025-06-11', 'page: false\n').replace('the-drum-has-a-new-skin', 'a-new-van'),
      'news/a-new-van.svg': copyFile('news/fest-2025.svg'),
    },
    shows: { '/news': ['A van for the road'] },
    hides: { '/sitemap.xml': ['/news/a-new-van'] },
  },
  ...editsOf('news/rehearsal-fund.md', '/news', {
    'make an article a draft': [
      addLines('draft: true'),
      {},
      { '/news': 'rehearsal-fund', '/feed.xml': 'rehearsal-fund', '/sitemap.xml': 'rehearsal-fund' },
    ],
  }),
  ...editsOf(PARTNERSHIP, '/news/alliance-francaise-partnership', {
    'change the headline of an article': [
      setField('title', HEADLINE),
      { '/news': HEADLINE, '/news/alliance-francaise-partnership': HEADLINE, '/feed.xml': HEADLINE },
    ],
    'add a paragraph to an article': [
      (text) => `${text}\nThe lamp over the door will stay on until the last of you has found a taxi.\n`,
      'until the last of you has found a taxi',
    ],
  }),
  {
    name: 'delete an article',
    files: { 'news/daughters-review.md': deleted, 'news/daughters-review.svg': deleted },
    hides: { '/news': ['daughters-review'], '/feed.xml': ['daughters-review'] },
  },
  ...editsOf('news/fest-2025.md', '/news', {
    'change the date of an article': [replaceText('date: 2025-05-26', 'date: 2025-05-28'), 'May 28, 2025'],
  }),
  ...editsOf(SANKARA, '/productions/sankara', {
    'change the summary of a production': [
      setField('summary', 'A captain, a guitar and four years in which a country learned its own name.'),
      { '/productions': 'learned its own name', '/': 'learned its own name' },
    ],
    'change the cast': [...reword('Uchenna Madu', 'Kúnlé Ọlátúnjí'), 'Uchenna Madu'],
    'confirm the running time': [replaceText('runningTime: not yet confirmed', 'runningTime: 110'), '1 hour 50 minutes'],
    'add a content warning': [
      replaceText('    - A political killing', '    - A political killing\n    - The sound of gunfire'),
      'The sound of gunfire',
    ],
    'add a quote from the audience': [
      addLinesBefore('credits', '  - text: I have bought a bicycle.\n    by: Audience member, Surulere\n'),
      'I have bought a bicycle.',
    ],
    'add a past performance': [
      addLinesBefore('beforeYouCome', '  - year: 2024\n    place: A school hall, Abẹ́òkúta\n    note: One morning, for eleven classes\n'),
      'A school hall, Abẹ́òkúta',
    ],
    'change the order of the productions': [replaceText(/^order: 3$/m, 'order: 30'), { '/productions': 'Sankara' }],
  }),
  {
    name: 'replace a picture of the gallery',
    files: {
      'productions/sankara/gallery-1.svg': copyFile('productions/sankara/gallery-2.svg'),
      [SANKARA]: replaceText('caption: The anthem, on six strings', 'caption: The anthem, heard from the street'),
    },
    shows: { '/productions/sankara': ['The anthem, heard from the street'] },
  },
  ...editsOf(FESTIVAL, '/festival', {
    'change the price of a festival pass': [replaceText('price: 15000', 'price: 16000'), '₦16,000'],
    'change the opening hours of the festival': [replaceText("opens: '10:00'", "opens: '09:00'"), '9:00 AM'],
    'change the theme of a festival day': reword(
      'A day of play, and the first torches of the closing',
      'A day of play for the whole street',
    ),
    'change the announcement of the next festival': reword(
      'In August 2025 the festival moves to a Lagos park.',
      'In August 2025 the festival goes to a park in Lagos.',
    ),
  }),
  ...editsOf('tickets/festival-2025.md', '/festival', {
    'add facts about the next festival': [
      combineChanges(
        replaceText('age: not yet confirmed', 'age: For everybody'),
        replaceText('interval: not yet confirmed', 'interval: Between events'),
      ),
      'For everybody',
    ],
  }),
  ...editsOf('festival/events/avalanche.md', '/festival', {
    'change the location of a festival event': [setField('location', 'Lower field, Ibadan'), 'Lower field, Ibadan'],
  }),
]
