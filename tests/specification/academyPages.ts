import type { PageFacts } from './pageFacts.ts'

/** Facts that every programme page has, plus the given ones. Its two buttons only acknowledge, with a visible text. */
const programme = (id: string, title: string, texts: PageFacts['texts']): PageFacts => ({
  page: `/academy/${id}`,
  texts: [
    ...[title, 'Overview', 'What You’ll Learn', 'Who Should Apply', 'Format', 'Schedule', 'Your Facilitator'],
    ...['Apply Now', 'Application Initiated', "You'll be redirected to our application form."],
    ...['Download Brochure', 'Brochure Download Started', `The ${title} brochure will download shortly.`],
    ...texts,
  ],
  counts: [{ under: 'What past participants say', elements: { blockquote: 1 } }],
  links: ['/academy'],
})

const BOOTCAMP = '/academy/young-creatives-bootcamp'
const DISCIPLINES = [
  'Acting & Movement',
  'Playwriting & Screenwriting',
  'Directing',
  'Content Creation',
  'Digital Photography',
  'Video Production',
  'Graphics Design',
] as const

/** The academy’s landing page, its three programmes, the bootcamp and the workshop: specification, sections 2, 4, 5, 8 and 9. */
export const ACADEMY_PAGES: readonly PageFacts[] = [
  {
    page: '/academy',
    texts: [
      ['Young Creatives Bootcamp', 'August 12 – September 7, 2025 Duration 4 weeks Where Ibadan and virtual', 'Young Creative Workshop'],
      'For whom Ideal ages 15 to 25 (under 35 welcome) Course fees From ₦50,000',
      ['Storytelling Intensive', 'Film Production Masterclass', 'Youth Theatre Workshop'],
      'payment plans',
      'Scholarship',
      'accommodation? For certain programmes, yes, for an additional fee',
      [
        'Accepting Applications Young Creatives Bootcamp 2025 When August 12 – September 7, 2025',
        'Apply Now',
        'Coming Soon Artist Development Program When September 29 – December 21, 2025',
        'Registration August 2025',
        'Coming Soon Film Editing Workshop When October 2025 Where Online Registration September 2025',
      ],
      'Alumni',
      'Notify Me',
      'Notification Set',
      "You'll be notified when applications open for the Artist Development Program.",
      "You'll be notified when applications open for the Film Editing Workshop.",
    ],
    counts: [
      { under: 'Programmes', elements: { '.card': 3 } },
      { under: 'Upcoming programmes', lists: [3] },
      { under: 'What our people say', elements: { blockquote: 4 } },
      { under: 'Alumni success stories', lists: [4] },
      { under: 'Frequently asked questions', elements: { h3: 8 } },
    ],
    links: [
      BOOTCAMP,
      '/academy/young-creative-workshop',
      '/academy/storytelling-intensive',
      '/academy/film-production-masterclass',
      '/academy/youth-theatre-workshop',
      '/contact',
    ],
    linksLike: { 'https://forms.example/': 1 },
  },
  programme('storytelling-intensive', 'Storytelling Intensive', [
    ...['5 days', '16 and over', 'May 15–19, 2025', '₦150,000', 'Deadline April 15, 2025'],
  ]),
  programme('film-production-masterclass', 'Film Production Masterclass', [
    ...['5 days', 'July 10–14, 2025', '₦180,000', 'Deadline May 30, 2025'],
  ]),
  programme('youth-theatre-workshop', 'Youth Theatre Workshop', [
    ...['3 to 5 days', 'Ages 10 to 18', 'Junior, ages 10 to 13', 'Senior, ages 14 to 18', 'June 5–9, 2025'],
    '₦85,000. Includes materials and lunch',
    'Drop-off and pick-up 8:30am to 4:30pm',
    'Final day, 3:00pm The showcase',
  ]),
  {
    page: BOOTCAMP,
    texts: [
      DISCIPLINES.map((discipline) => `${discipline} 3 weeks`),
      ...['August 18 – September 6, 2025', '₦100,000 to ₦150,000', 'Apply by August 13, 2025'],
      ['showcase', 'Saturday, September 6'],
      ...['Ibadan', 'virtual', '15 to 25 (under 35 welcome', 'all skill levels', 'Scholarships and payment plans', 'mentors', 'Graduation'],
    ],
    counts: [{ under: 'Seven Disciplines', lists: [7] }],
    links: [`${BOOTCAMP}/courses`, `${BOOTCAMP}/faculty`, `${BOOTCAMP}/scholarships`],
    linksLike: { 'https://forms.example/': 1 },
  },
  {
    page: `${BOOTCAMP}/courses`,
    texts: [
      [
        ...['Acting & Movement', '3 weeks', '₦120,000'],
        ...['Playwriting & Screenwriting', '2 weeks', '₦100,000'],
        ...['Directing', '2 to 3 weeks', '₦120,000'],
        ...['Content Creation', '2 weeks', '₦100,000'],
        ...['Digital Photography', '2 to 3 weeks', '₦120,000'],
        ...['Video Production', '3 weeks', '₦150,000'],
        ...['Graphics Design', '3 weeks', '₦100,000'],
      ],
      ['Week 1', 'Week 2', 'Week 3'],
      ...['primary course and one optional secondary', 'Registration'],
      ['showcase', 'Saturday, September 6'],
    ],
    counts: [
      { under: 'Registration guide', elements: { ol: 1 } },
      { under: 'Seven courses', elements: { h3: 7 } },
      { under: 'Three weeks', elements: { h3: 3 } },
    ],
    links: [BOOTCAMP, '/contact'],
  },
  {
    page: `${BOOTCAMP}/faculty`,
    texts: [...DISCIPLINES, 'How teaching is arranged'],
    counts: [{ under: 'The faculty', lists: [9], elements: { '.card': 9, h4: 9 } }],
    links: [`${BOOTCAMP}/courses`, BOOTCAMP, '/'],
  },
  {
    page: `${BOOTCAMP}/scholarships`,
    texts: [
      'Talent deserves a chance. Not a price tag.',
      ['Apply for a Scholarship', 'Download Scholarship Guide PDF', 'Why Scholarships Matter'],
      ['Founder’s Scholarships', '2 full scholarships (100% tuition) 3 partial scholarships (50 to 75%'],
      ...['Tuition only', 'not accommodation or devices', 'passion for the creative arts', 'financial hardship'],
      'strong motivation statement',
      'donors give Tuition, accommodation and learning tools such as a camera or laptop, depending on availability',
      ...['Slots are limited', 'Priority goes to those who show both need and initiative', '15 to 25'],
      'motivation statement or a video of at most 2 minutes',
      'reference? A teacher, a mentor or a community leader',
      'both scholarships. You can be awarded only one',
      ...['applied, or are applying', 'indicate your need in the scholarship form'],
      ['Bootcamp Application', 'I want to apply for a scholarship', 'scholarship form', 'supporting documents', 'decision'],
      ...['applications close August 13, 2025', 'announced August 15, 2025', 'awarded by availability, first-come, first-served'],
      ['Partner With Us', 'Download Scholarship Info PDF', 'Return to Bootcamp Page'],
    ],
    counts: [
      { under: 'Two scholarships', elements: { h3: 2 } },
      { under: 'Eligibility', lists: [5] },
      { under: 'How to apply', elements: { 'ol > li': 5 } },
      { under: 'Questions about scholarships', elements: { h3: 4 } },
    ],
    links: [BOOTCAMP, 'mailto:hello@gangan.example'],
  },
  {
    page: '/academy/young-creative-workshop',
    texts: [
      ...['Limited Spots Available', 'Ibadan & Virtual', 'October 10–11, 2025', '10:00 AM to 5:00 PM'],
      ...['Graphics Design Friday', 'Video Production Friday', 'Acting Friday', 'Directing Saturday', 'Screenwriting Saturday'],
      'Each participant selects one track',
      ['10:00 AM to 1:00 PM', '1:00 to 2:00 PM Lunch and networking', '2:00 to 5:00 PM Afternoon session and live practice'],
      'Commitment fee ₦5,000 (full value ₦50,000',
      'In person at a venue in Bodija, Ibadan, with virtual access for those outside Ibadan',
      ...['photography', 'videography', 'Facilitators'],
      ['Register Now', 'Why Only ₦5,000?', 'Register Now'],
    ],
    counts: [
      { under: 'Five tracks', lists: [5] },
      { under: 'Facilitators', lists: [5], elements: { '.card': 5 } },
    ],
    links: [
      'https://pay.example/gangan/young-creative-workshop',
      'https://instagram.example/gangan',
      'https://x.example/gangan',
      'https://linkedin.example/company/gangan',
    ],
  },
]
