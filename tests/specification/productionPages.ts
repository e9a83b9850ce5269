import { inOrder, on, onDay, type PageFacts, span, together } from './pageExpectations.ts'

const TITLES = {
  'red-freedom-road': 'Red is the Freedom Road',
  'the-engagement': 'The Engagement',
  'wizard-of-law': 'The Wizard of Law',
  'lion-and-jewel': 'The Lion and the Jewel',
  sankara: 'Sankara',
  'oh-obedeki': 'Oh Obedeki',
  'in-the-continuum': 'In the Continuum',
  'daughters-of-dance': 'Daughters of the Dance',
} as const

type Id = keyof typeof TITLES

/** The facts in "Before you come", known or not yet confirmed. */
const BEFORE_YOU_COME = ['Before you come', 'Language', 'Step-free way', 'Ask us', 'WhatsApp']

/** Facts that every production page has, plus the given ones. */
const production = (id: Id, playwright: string | undefined, more: Partial<PageFacts> = {}): PageFacts => ({
  page: `/productions/${id}`,
  exact: [TITLES[id], ...(more.exact ?? [])],
  facts: [
    'Overview',
    inOrder(...BEFORE_YOU_COME),
    ['Playwright', 'Written by'],
    ['Director', 'Directed by'],
    ['Producer', 'Producers', 'Produced by'],
    'Cast',
    'Past Performances',
    'Themes',
    ['Gallery', 'Photos'],
    'Audience',
    ...(playwright === undefined ? [] : [playwright]),
    ...(more.facts ?? []),
  ],
  links: ['/contact', `mailto:{email}?subject=${encodeURIComponent(`Before you come to ${TITLES[id]}`)}`, ...(more.links ?? [])],
  counts: more.counts ?? [],
})

const shows = (day: readonly [number, number, number], times: readonly string[]) =>
  times.flatMap((time) => [together(160, [...on(...day), ...onDay(day[1], day[2])], time, 'Show Completed')])

/** The list of productions and the eight pages: specification, sections 2, 4, 8 and 9. */
export const PRODUCTION_PAGES: readonly PageFacts[] = [
  {
    page: '/productions',
    facts: [["what's next", 'next'], 'Coming Soon', 'Featured'],
    exact: [...Object.values(TITLES), inOrder('All', 'Theatre', 'Film', 'Performance', 'Radio')],
    labels: ['All', 'Theatre', 'Film', 'Performance', 'Radio'],
    counts: [
      { under: 'Featured', lists: [4] },
      { under: 'All productions', lists: [8] },
    ],
    links: ['/get-involved', ...Object.keys(TITLES).map((id) => `/productions/${id}`)],
    carried: ['No productions found in this category.'],
  },
  production('red-freedom-road', 'Femi Osofisan'),
  production('the-engagement', 'Femi Osofisan'),
  production('wizard-of-law', 'Zulu Sofola'),
  production('lion-and-jewel', 'Wole Soyinka'),
  production('sankara', 'Jude Idada', {
    facts: [[...on(2025, 7, 5), ...span(2025, [7, 5], [7, 6])], '₦5,000', '₦8,000'],
    links: ['/tickets'],
  }),
  production('oh-obedeki', undefined, { links: ['/productions'] }),
  production('in-the-continuum', undefined, { facts: ['Danai Gurira', 'Nikkole Salter'] }),
  production('daughters-of-dance', undefined, {
    facts: [
      ...shows([2025, 5, 17], ['3:00 PM', '6:00 PM']),
      ...shows([2025, 5, 31], ['3:30 PM', '6:30 PM']),
      ...shows([2025, 6, 1], ['6:30 PM']),
      inOrder('Show Completed', 'Show Completed', 'Show Completed', 'Show Completed', 'Show Completed'),
      inOrder('Past Performances', 'Lagos Shows', 'Ibadan Shows', 'Ticket Categories', 'Lagos', 'Ibadan'),
      together(1500, 'Ticket Categories', 'Regular', '₦15,000'),
      together(300, onDay(5, 31), '3:30 PM', 'Student (Early Bird)', '₦3,000'),
      together(600, onDay(5, 31), '3:30 PM', 'Regular (Early Bird)', '₦5,000'),
      together(600, onDay(5, 31), '6:30 PM', 'Regular (Early Bird)', '₦5,000', 'VIP', '₦20,000', 'VVIP', '₦50,000'),
      together(600, onDay(6, 1), '6:30 PM', 'Regular (Early Bird)', '₦5,000', 'VIP', '₦20,000', 'VVIP', '₦50,000'),
      'valid student ID',
      'Key Themes',
      'Why It Matters',
      'Creative Team',
      ['Sponsors and Partners', 'Sponsors & Partners'],
      'tour',
    ],
    counts: [
      { under: 'Cast and Photos', lists: [6, 12] },
      { under: 'Past Performances', lists: [2], elements: { table: 2 } },
      { under: 'Ticket Categories', lists: [2], elements: { table: 2 } },
      { under: 'Key Themes', lists: [6] },
      { under: 'Why It Matters', elements: { blockquote: 1 } },
    ],
    links: ['/get-involved', '/tickets'],
  }),
]
