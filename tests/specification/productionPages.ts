import type { PageFacts } from './pageFacts.ts'

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

/** Facts that every production page has, plus the given ones. */
const production = (id: keyof typeof TITLES, texts: PageFacts['texts'], more: Partial<PageFacts> = {}): PageFacts => ({
  ...more,
  page: `/productions/${id}`,
  texts: [TITLES[id], 'Overview', 'Director', 'Producer', 'Cast', 'Audience', ['Before you come', 'WhatsApp'], ...texts],
  links: [
    '/contact',
    `/contact?reason=productions&about=Access:%20${TITLES[id].replaceAll(' ', '%20')}#contact-name`,
    ...(more.links ?? []),
  ],
})

/** What most productions have: little is confirmed for a visit. */
const REPERTORY = [
  'Playwright',
  'Past performances',
  'Themes',
  'Gallery',
  ['Before you come', 'Language', 'step-free way', 'Ask about access'],
]

/** The list of productions and the eight pages: specification, sections 2, 4, 8 and 9. */
export const PRODUCTION_PAGES: readonly PageFacts[] = [
  {
    page: '/productions',
    texts: ['What’s next', 'Coming Soon', 'Featured', ...Object.values(TITLES)],
    names: ['All', 'Theatre', 'Film', 'Performance', 'Radio'],
    counts: [
      { under: 'Featured', lists: [4] },
      { under: 'All productions', lists: [8] },
    ],
    links: ['/get-involved', ...Object.keys(TITLES).map((id) => `/productions/${id}`)],
    carried: ['No productions found in this category.'],
  },
  production('red-freedom-road', [...REPERTORY, 'Femi Osofisan']),
  production('the-engagement', [...REPERTORY, 'Femi Osofisan']),
  production('wizard-of-law', [...REPERTORY, 'Zulu Sofola']),
  production('lion-and-jewel', [...REPERTORY, 'Wole Soyinka']),
  production('sankara', [...REPERTORY, 'Jude Idada', 'July 5–6, 2025', '₦5,000', '₦8,000'], { links: ['/tickets'] }),
  production('oh-obedeki', REPERTORY, { links: ['/productions'] }),
  production('in-the-continuum', [
    ...['Playwright', 'Past performances', 'Themes', 'Gallery', 'Danai Gurira', 'Nikkole Salter'],
    ['Before you come', 'language', 'Step-free way', 'Ask about access'],
  ]),
  production(
    'daughters-of-dance',
    [
      [
        ...['Past Performances', 'Lagos Shows', 'Ibadan Shows'],
        'May 17, 2025 3:00 PM Show Completed Saturday, May 17, 2025 6:00 PM Show Completed',
        'May 31, 2025 3:30 PM Show Completed Saturday, May 31, 2025 6:30 PM Show Completed',
        'June 1, 2025 6:30 PM Show Completed',
      ],
      [
        ...['Ticket Categories', 'Lagos Ibadan', 'Tickets in Lagos', 'May 17, 2025 at 3:00 PM Regular ₦15,000'],
        ...['Tickets in Ibadan', 'May 31, 2025 at 3:30 PM Student (Early Bird) (Valid student ID', '₦3,000'],
        'May 31, 2025 at 3:30 PM Regular (Early Bird) ₦5,000',
        'May 31, 2025 at 6:30 PM Regular (Early Bird) ₦5,000',
        ...['May 31, 2025 at 6:30 PM VIP ₦20,000', 'May 31, 2025 at 6:30 PM VVIP ₦50,000'],
        'June 1, 2025 at 6:30 PM Regular (Early Bird) ₦5,000',
        ...['June 1, 2025 at 6:30 PM VIP ₦20,000', 'June 1, 2025 at 6:30 PM VVIP ₦50,000'],
      ],
      ['Before you come', 'language', 'step-free way', 'Ask us'],
      ...['Key Themes', 'Why It Matters', 'Creative Team', 'Playwright', 'Photos', 'Sponsors and Partners', 'tour'],
    ],
    {
      counts: [
        { under: 'Cast and Photos', lists: [6, 12] },
        { under: 'Past Performances', lists: [2], elements: { table: 2 } },
        { under: 'Ticket Categories', lists: [2], elements: { table: 2 } },
        { under: 'Key Themes', lists: [6] },
        { under: 'Why It Matters', elements: { blockquote: 1 } },
      ],
      links: ['/get-involved', '/tickets'],
    },
  ),
]
