import { addLines, addLinesBefore, combineChanges, copyFile, deleted, type Edit, editsOf, replaceText, reword, setField } from './edit.ts'

const PORTRAIT = 'people/tobi-ajibola.svg'
const ABOUT = 'pages/about/about.md'

/** The content file of a role, as staff write it. */
const role = (title: string, order: number) => `---
title: ${title}
order: ${order}
summary: >-
  You keep the clothes of five plays alive on the road, and know which of them may be washed.
location: Lagos
type: Full-time
applicationLink: https://forms.example/{slug}/wardrobe-keeper
whatYoullDo:
  - Mend at night what was torn in the evening.
greatIfYouHave:
  - A thimble and an opinion about it.
---
`

/** Edits of people, partners, jobs and the academy. */
export const PEOPLE_EDITS: readonly Edit[] = [
  {
    name: 'add a sixth member of the team',
    files: {
      'people/sade-akintola.md': `---
name: Ṣadé Akíntọ́lá
portrait:
  src: ./sade-akintola.svg
  alt: A woman of about forty in a yellow headtie holds a pencil over a wide sheet of paper.
summary: Wardrobe, who can turn a curtain into a queen.
---

She came with a sewing machine under her arm. The machine is still here, and so is she.
`,
      'people/sade-akintola.svg': copyFile(PORTRAIT),
      [ABOUT]: addLinesBefore('partners', '  - person: sade-akintola\n    role: Head of Wardrobe\n'),
    },
    shows: { '/about': ['Ṣadé Akíntọ́lá', 'Head of Wardrobe'] },
  },
  ...editsOf(ABOUT, '/about', {
    'remove a member of the team': [replaceText('  - person: tobi-ajibola\n    role: Head of Production\n', ''), {}, 'Tóbi Ajíbọ́lá'],
    'remove a partner': [replaceText('  - bodija-press\n', ''), {}, 'Bodija Press'],
  }),
  ...editsOf('people/ngozi-eze.md', '/about', { 'correct a person’s name': [setField('name', 'Ngozi Eze-Okafor'), 'Ngozi Eze-Okafor'] }),
  ...editsOf('people/zainab-bello.md', '/about', {
    'add a paragraph about a person': [
      (text) => `${text}\nShe keeps bees, and says that they rehearse better than most.\n`,
      'She keeps bees',
    ],
  }),
  ...editsOf('people/tobi-ajibola.md', '/about', {
    'add a person’s social profile': [replaceText('social:', 'social:\n  instagram: https://instagram.example/tobi-lights'), 'Instagram'],
  }),
  ...editsOf(PORTRAIT, '/about', { 'replace a portrait': [replaceText('</svg>', '<path d="M0 0h9v9z"/></svg>')] }),
  ...editsOf('people/adunni-balogun.md', '/about', {
    'change the alternative text of a portrait': [
      replaceText(/ alt: [\s\S]*?(?=\nsummary)/, ' alt: Adùnní Balógun laughs, one hand flat on the skin of a talking drum.'),
      'one hand flat on the skin of a talking drum',
    ],
  }),
  {
    name: 'add a partner',
    files: {
      'partners/ayo-books.md': `---
name: Ayọ̀ Books
kind: Bookshop
description: Sells our plays beside the till, where everybody has to wait.
logo:
  src: ./ayo-books.svg
  alt: 'The mark of Ayọ̀ Books: an open book that is also a bird.'
---
`,
      'partners/ayo-books.svg': copyFile('partners/eko-sound.svg'),
      [ABOUT]: addLinesBefore('partnersText', '  - ayo-books\n'),
    },
    shows: { '/about': ['Ayọ̀ Books'] },
  },
  ...editsOf('careers/roles/wardrobe-keeper.md', '/careers', {
    'open a role': [role('Wardrobe Keeper', 11), ['Wardrobe Keeper', 'A thimble and an opinion about it.']],
  }),
  ...editsOf('careers/roles/interns.md', '/careers', {
    'close a role': [deleted, {}, 'Interns'],
  }),
  ...editsOf('careers/roles/marketing-head.md', '/careers', {
    'add a closing date to a role': [addLines('closes: 2027-01-31'), 'January 31, 2027'],
    'make a role a draft': [addLines('draft: true'), {}, 'marketing-head'],
  }),
  ...editsOf('careers/careers.md', '/careers', {
    'change an answer for applicants': reword('within a week of applying', 'within ten days of applying'),
    'add a question for applicants': [
      addLinesBefore(
        'closing',
        '  - id: start\n    question: When would I start?\n    answer: When it suits us both, and rarely on a Friday.\n',
      ),
      ['When would I start?', 'rarely on a Friday'],
    ],
  }),
  ...editsOf('academy/programmes/storytelling-intensive.md', '/academy/storytelling-intensive', {
    'change the fee of a programme': [replaceText('fee: 150000', 'fee: 140000'), '₦140,000'],
    'postpone a programme': [
      combineChanges(
        replaceText('starts: 2025-05-15', 'starts: 2025-11-10'),
        replaceText('ends: 2025-05-19', 'ends: 2025-11-14'),
        replaceText('deadline: 2025-04-15', 'deadline: 2025-10-10'),
      ),
      'November 10',
    ],
  }),
  ...editsOf('academy/academy.md', '/academy', {
    'open applications for a programme': [replaceText(/status: Coming Soon/, 'status: Accepting Applications'), 'Accepting Applications'],
  }),
  ...editsOf('academy/bootcamp/faculty/emeka-nwosu.md', '/academy/young-creatives-bootcamp/faculty', {
    'remove a teacher of the bootcamp': [deleted, {}, 'Emeka Nwosu'],
  }),
  ...editsOf('academy/bootcamp/scholarships.md', '/academy/young-creatives-bootcamp/scholarships', {
    'add a rule for scholarships': [
      replaceText(/^eligibility:\n/m, 'eligibility:\n  - You live in Nigeria, or have a Nigerian parent.\n'),
      'or have a Nigerian parent',
    ],
  }),
  ...editsOf('academy/workshop/workshop.md', '/academy/young-creative-workshop', {
    'change the fee of the workshop': [setField('fee', '6000'), '₦6,000'],
  }),
]
