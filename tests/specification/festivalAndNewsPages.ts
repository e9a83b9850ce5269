import type { PageFacts } from './pageFacts.ts'

/** The festival, the news and the article: specification, sections 2, 4, 8 and 9. */
export const FESTIVAL_AND_NEWS: readonly PageFacts[] = [
  {
    page: '/festival',
    texts: [
      ...['Festival 2024', 'Ibadan', 'December 25 to 29, 2024', '10:00 AM to 10:00 PM', 'five days'],
      ...['10+ performances', '4 features and 8 shorts', '2 concerts', '8+ workshops', '3 panels', 'guests'],
      [
        ...['Day 1 - Dec 25', 'Kelanial Era', 'Village Square'],
        ...['Day 2 - Dec 26', 'Avalanche', 'Night of Nostalgia'],
        ...['Day 3 - Dec 27', 'Games Arena', 'Closing Ceremony'],
        ...['Day 4 - Dec 28', 'Kelanial Era', 'Village Square'],
        ...['Day 5 - Dec 29', 'Avalanche', 'Night of Nostalgia'],
      ],
      [
        'Day Pass ₦5,000 One day of the festival, 10:00 AM to 10:00 PM All of that day’s regular events Premium events',
        'Full Festival Pass BEST VALUE ₦15,000 All five days All regular events One premium event',
        'VIP Pass ₦30,000 Priority access Reserved seating Meet-and-greets Festival merchandise',
      ],
      ...[
        'groups of 10 or more',
        'In August 2025 the festival moves to a Lagos park. Its call for submissions is set for June',
        'Get Tickets',
      ],
    ],
    counts: [
      { under: 'Festival highlights', lists: [6] },
      { under: 'Special guests', lists: [3] },
      // The days, then the two events of each.
      { under: 'Schedule', lists: [5, 2, 2, 2, 2, 2] },
      { under: 'Passes', lists: [3] },
    ],
    // The logo band.
    pictures: ['A French cultural institute in Lagos', 'Òdàn Foundation', 'Èkó Sound', 'Bodija Press'],
    links: [
      '/festival/kelanial-era',
      '/festival/nostalgia',
      '/festival/group-bookings',
      '/festival/volunteer',
      '/festival/events/kelanial-era',
      '/festival/events/kelanial-era/tickets',
      '/tickets',
      'https://instagram.example/gangan',
      'https://x.example/gangan',
    ],
  },
  {
    page: '/news',
    // The seven articles, the featured one first.
    texts: [
      [
        ...['Mar 15, 2025 Partnership', 'Latest News', 'May 26, 2025 Festival', 'May 12, 2025 Academy', 'Jun 10, 2025 Theatre'],
        ...['May 24, 2025 Press Coverage', 'Jun 16, 2025 Academy', 'Apr 22, 2025 Development', 'Press Resources'],
      ],
      ...['submissions to Festival 2025 opens on June 3', 'Download Press Kit', 'Contact Press Team'],
    ],
    linksLike: { '/news/': 7 },
    links: ['/news/alliance-francaise-partnership', '/news/new-academy-program', '/news/gangan-fest-2025'],
    carried: ['No articles found matching your search.', 'Clear Search'],
  },
  {
    page: '/news/alliance-francaise-partnership',
    texts: [
      ...['March 15, 2025', 'Partnership', 'Lagos premiere'],
      [
        'We wrote this play on a floor, not on a page.',
        'nobody in the audience will need it translated.',
        'Adùnní Balógun, artistic director',
        'A young company’s hardest problem is seldom the play.',
        'We intend to leave this one with the floor well danced on.',
        'Ngozi Eze, producer',
      ],
      [
        'Playwright Títílọpẹ́ Aróyẹwùn Director Adùnní Balógun Dates May 17, 2025 May 31, 2025 June 1, 2025',
        'Tickets ₦3,000 to ₦50,000',
        'See the production: Daughters of the Dance Our partner A French cultural institute in Lagos',
      ],
      ['Press, ticketing', 'sponsorship', 'hello@gangan.example', '+234 800 000 0000'],
      'Related',
    ],
    counts: [{ under: 'Article', elements: { blockquote: 2 } }],
    pictures: ['The mark of our partner, a French cultural institute in Lagos.'],
    names: ['Facebook', 'Twitter (X)', 'LinkedIn', 'WhatsApp'],
    links: [
      '/productions/daughters-of-dance',
      '/news/new-academy-program',
      '/news/gangan-fest-2025',
      'mailto:hello@gangan.example',
      'tel:+2348000000000',
    ],
  },
]
