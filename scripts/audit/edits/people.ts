import { add, all, type Edit, put, set } from './edit.ts'

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
      'people/sade-akintola.svg': { copyOf: PORTRAIT },
      [ABOUT]: put(/^partners:/m, '  - person: sade-akintola\n    role: Head of Wardrobe\npartners:'),
    },
    shows: { '/about': ['Ṣadé Akíntọ́lá', 'Head of Wardrobe'] },
  },
  {
    name: 'take a member out of the team',
    files: { [ABOUT]: put('  - person: tobi-ajibola\n    role: Head of Production\n', '') },
    hides: { '/about': ['Tóbi Ajíbọ́lá'] },
  },
  {
    name: 'write somebody’s name anew',
    files: { 'people/ngozi-eze.md': put(/^name: .*/m, 'name: Ngozi Eze-Okafor') },
    shows: { '/about': ['Ngozi Eze-Okafor'] },
  },
  {
    name: 'say more of somebody',
    files: { 'people/zainab-bello.md': (text) => `${text}\nShe keeps bees, and says that they rehearse better than most.\n` },
    shows: { '/about': ['She keeps bees'] },
  },
  {
    name: 'give somebody a profile',
    files: { 'people/tobi-ajibola.md': put('social:', 'social:\n  instagram: https://instagram.example/tobi-lights') },
    shows: { '/about': ['Instagram'] },
  },
  { name: 'draw a portrait anew', files: { [PORTRAIT]: put('</svg>', '<path d="M0 0h9v9z"/></svg>') } },
  {
    name: 'describe a portrait in other words',
    files: {
      'people/adunni-balogun.md': put(
        / alt: [\s\S]*?(?=\nsummary)/,
        ' alt: Adùnní Balógun laughs, one hand flat on the skin of a talking drum.',
      ),
    },
    shows: { '/about': ['one hand flat on the skin of a talking drum'] },
  },
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
      'partners/ayo-books.svg': { copyOf: 'partners/eko-sound.svg' },
      [ABOUT]: put(/^partnersText:/m, '  - ayo-books\npartnersText:'),
    },
    shows: { '/about': ['Ayọ̀ Books'] },
  },
  {
    name: 'take a partner off the page',
    files: { [ABOUT]: put('  - bodija-press\n', '') },
    hides: { '/about': ['Bodija Press'] },
  },
  {
    name: 'open a role',
    files: { 'careers/roles/wardrobe-keeper.md': role('Wardrobe Keeper', 11) },
    shows: { '/careers': ['Wardrobe Keeper', 'A thimble and an opinion about it.'] },
  },
  {
    name: 'close a role',
    files: { 'careers/roles/interns.md': { deleted: true } },
    hides: { '/careers': ['Interns'] },
  },
  {
    name: 'say until when a role is open',
    files: { 'careers/roles/marketing-head.md': add('closes: 2027-01-31') },
    shows: { '/careers': ['January 31, 2027'] },
  },
  {
    name: 'give a role another place',
    files: { 'careers/roles/interns.md': put(/^location: .*/m, 'location: Abuja') },
    shows: { '/careers': ['Abuja'] },
  },
  {
    name: 'hold a role back as a draft',
    files: { 'careers/roles/marketing-head.md': add('draft: true') },
    hides: { '/careers': ['marketing-head'] },
  },
  {
    name: 'answer a question of applicants otherwise',
    files: { 'careers/careers.md': put(/Expect a reply within a week of applying/, 'Expect a reply within ten days of applying') },
    shows: { '/careers': ['within ten days of applying'] },
  },
  {
    name: 'add a question of applicants',
    files: {
      'careers/careers.md': put(
        /^closing:/m,
        '  - id: start\n    question: When would I start?\n    answer: When it suits us both, and rarely on a Friday.\nclosing:',
      ),
    },
    shows: { '/careers': ['When would I start?', 'rarely on a Friday'] },
  },
  {
    name: 'change the fee of a programme',
    files: { 'academy/programmes/storytelling-intensive.md': put('fee: 150000', 'fee: 140000') },
    shows: { '/academy/storytelling-intensive': ['₦140,000'] },
  },
  {
    name: 'put a programme off',
    files: {
      'academy/programmes/storytelling-intensive.md': all(
        put('starts: 2025-05-15', 'starts: 2025-11-10'),
        put('ends: 2025-05-19', 'ends: 2025-11-14'),
        put('deadline: 2025-04-15', 'deadline: 2025-10-10'),
      ),
    },
    shows: { '/academy/storytelling-intensive': ['November 10'] },
  },
  {
    name: 'open applications for a programme',
    files: { 'academy/academy.md': put(/status: Coming Soon/, 'status: Accepting Applications') },
    shows: { '/academy': ['Accepting Applications'] },
  },
  {
    name: 'change the fee of a course',
    files: { 'academy/bootcamp/courses/directing.md': put('price: 120000', 'price: 125000') },
    shows: { '/academy/young-creatives-bootcamp/courses': ['₦125,000'] },
  },
  {
    name: 'drop a teacher of the bootcamp',
    files: { 'academy/bootcamp/faculty/emeka-nwosu.md': { deleted: true } },
    hides: { '/academy/young-creatives-bootcamp/faculty': ['Emeka Nwosu'] },
  },
  {
    name: 'add a rule for scholarships',
    files: {
      'academy/bootcamp/scholarships.md': put(/^eligibility:\n/m, 'eligibility:\n  - You live in Nigeria, or have a Nigerian parent.\n'),
    },
    shows: { '/academy/young-creatives-bootcamp/scholarships': ['or have a Nigerian parent'] },
  },
  {
    name: 'change the fee of the workshop',
    files: { 'academy/workshop/workshop.md': set('fee', '6000') },
    shows: { '/academy/young-creative-workshop': ['₦6,000'] },
  },
]
