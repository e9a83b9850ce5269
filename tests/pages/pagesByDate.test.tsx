import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { calendarPath } from '../../src/lib/calendarAddresses.ts'
import { formatWhen } from '../../src/lib/dates.ts'
import { calendarEvents } from '../../src/model/calendarEvents.ts'
import { specifiedSite as site } from '../fixtures/site.ts'
import { isOfOneDate } from '../seo/readCalendar.ts'
import { mainAt, textOf, textsOf } from './renderMain.tsx'

const [SPRING, JUNE, NOW] = ['2025-03-01', '2025-06-01', '2026-11-20']

const PAGES = {
  home: '/',
  tickets: '/tickets',
  daughters: '/productions/daughters-of-dance',
  sankara: '/productions/sankara',
  festival: '/festival',
  academy: '/academy',
  storytelling: '/academy/storytelling-intensive',
  film: '/academy/film-production-masterclass',
  youth: '/academy/youth-theatre-workshop',
  bootcamp: '/academy/young-creatives-bootcamp',
  courses: '/academy/young-creatives-bootcamp/courses',
  workshop: '/academy/young-creative-workshop',
  scholarships: '/academy/young-creatives-bootcamp/scholarships',
  calls: '/get-involved',
  careers: '/careers',
  article: '/news/alliance-francaise-partnership',
}
type PageName = keyof typeof PAGES

/** Rendered pages of the unchanged site, by day and name. */
const pages = new Map<string, Element>()

/** A page of a site that was built on a given day. */
function on(today: string, page: PageName, of = site): Element {
  vi.stubEnv('SITE_NOW', today)
  if (of !== site) return mainAt(of, PAGES[page])
  const main = pages.get(today + page) ?? mainAt(site, PAGES[page])
  pages.set(today + page, main)
  return main
}
afterEach(() => vi.unstubAllEnvs())

/** Every sentence that says whether something is over, in the order of the page. */
const notesOn = (today: string, page: PageName, of = site) =>
  [
    ...textOf(on(today, page, of)).matchAll(
      /This [a-z ]+ (?:took place|ended) [^.]*|\(ended\)|Th(?:is deadline has|ese dates have) passed|[A-Z]\w+ \d+ has passed|On \w+ \d+, \d+ this \w+ was still to come|The last day of this \w+ is [^.]*|All of these dates have passed/g,
    ),
  ].map(([note]) => note)
const calendarsOn = (today: string, page: PageName, of = site) =>
  [...on(today, page, of).querySelectorAll('a')].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    return isOfOneDate(href) ? [href.slice(10, -4)] : []
  })

/** A list that repeats a note. */
const times = (count: number, note: string) => Array.from({ length: count }, () => note)

describe('on 1 March 2025, before everything but the last festival', () => {
  it.each([
    'home',
    'sankara',
    'academy',
    'storytelling',
    'film',
    'youth',
    'bootcamp',
    'workshop',
    'scholarships',
    'calls',
    'article',
  ] as const)('has no past notes: %s', (page) => {
    expect(notesOn(SPRING, page)).toEqual([])
    expect(textsOf(on(SPRING, page), '.badge').filter((mark) => mark === 'Passed' || mark === 'Took place')).toEqual([])
  })

  it('a show with the status completed has a note that it is upcoming: on its card, at its date and in its table', () => {
    const truth = 'On March 1, 2025 this event was still to come'
    // The featured card, the card in the list, and five dates.
    expect(notesOn(SPRING, 'tickets')).toEqual(times(7, truth))
    expect(notesOn(SPRING, 'daughters')).toEqual(times(5, truth))
    for (const row of on(SPRING, 'daughters').querySelectorAll('#lagos-shows tbody tr'))
      expect(textOf(row)).toContain(`Show Completed${truth}`)
  })

  it('every upcoming date has a calendar link, except completed ones', () => {
    const july = ['sankara-revival-lagos-july-5', 'sankara-revival-lagos-july-6']
    expect(calendarsOn(SPRING, 'tickets')).toEqual([...july, 'festival-2025-lagos-august'])
    // The page of a production offers one calendar with all its dates, not one for each date.
    expect(calendarsOn(SPRING, 'sankara')).toEqual([])
    expect(calendarsOn(SPRING, 'daughters')).toEqual([])
    expect(calendarsOn(SPRING, 'festival')).toEqual(['festival-2025-lagos-august'])
    for (const [page, file] of [
      ['storytelling', 'storytelling-intensive-2025'],
      ['film', 'film-production-masterclass-2025'],
      ['youth', 'youth-theatre-workshop-2025'],
      ['bootcamp', 'bootcamp-2025'],
      ['workshop', 'workshop-2025'],
    ] as const)
      expect(calendarsOn(SPRING, page)).toEqual([file])
  })
})

describe('“Add to calendar”', () => {
  const links = (page: PageName) =>
    [...on(SPRING, page).querySelectorAll('a[download]')].filter((link) => isOfOneDate(link.getAttribute('href') ?? ''))

  it('links to the calendar file of the date beside it', () => {
    const files = new Map(calendarEvents(site).map((event) => [calendarPath(event), formatWhen(event)]))
    const beside = links('tickets').map((link) => [
      files.get(link.getAttribute('href') ?? ''),
      textOf(link.closest('.ticket-date')?.querySelector('h4')),
    ])
    expect(beside).toHaveLength(3)
    expect(beside.filter(([file, shown]) => file === undefined || file !== shown)).toEqual([])
    for (const page of Object.keys(PAGES) as PageName[])
      expect(
        links(page).filter((link) => !files.has(link.getAttribute('href') ?? '')),
        page,
      ).toEqual([])
  })
})

describe('on 1 June 2025, the last day of Daughters of the Dance', () => {
  it('the run is not over yet, on its page and on the tickets page', () => {
    const last = 'The last day of this event is June 1, 2025'
    expect(notesOn(JUNE, 'daughters')).toEqual([last])
    expect(notesOn(JUNE, 'tickets')).toEqual(times(3, last))
  })

  it('one programme has ended, one has closed, and the others are open', () => {
    expect(notesOn(JUNE, 'storytelling')).toEqual(['(ended)', 'This session ended in May 2025'])
    expect(calendarsOn(JUNE, 'storytelling')).toEqual([])
    expect(textOf(on(JUNE, 'film').querySelector('.facts'))).toContain('DeadlineMay 30, 2025 Passed')
    expect(calendarsOn(JUNE, 'film')).toHaveLength(1)
    for (const page of ['film', 'youth', 'bootcamp', 'workshop', 'academy', 'scholarships'] as const)
      expect(notesOn(JUNE, page)).toEqual([])
  })

  it('a passed deadline is marked on every page, until everything is over', () => {
    const deadline = (today: string, page: PageName) => textOf(on(today, page).querySelector('.facts > :last-child'))
    for (const page of ['bootcamp', 'courses'] as const) {
      expect(deadline('2025-08-13', page)).toBe('Apply byAugust 13, 2025')
      expect(deadline('2025-08-14', page)).toBe('Apply byAugust 13, 2025 Passed')
      expect(deadline('2025-09-07', page)).toBe('Apply byAugust 13, 2025')
    }
  })

  it('a closed call is listed after open ones', () => {
    expect(textsOf(on(JUNE, 'calls'), 'section:has(#opportunities) h3')).toEqual([
      'Script submissions',
      'Outreach partners',
      'Festival volunteers',
    ])
    expect(notesOn(JUNE, 'calls')).toEqual(['This deadline has passed'])
  })
})

describe('on 20 November 2026, when everything is over', () => {
  it.each<[PageName, string[]]>([
    [
      'home',
      [
        'This event took place in July 2025',
        'This event took place in August 2025',
        ...times(2, '(ended)'),
        'This bootcamp ended in September 2025',
      ],
    ],
    [
      'tickets',
      [
        // The featured card, the cards in the list, and the ticket sheets.
        'This event took place from May to June 2025',
        ...[1, 2].flatMap(() => [
          'This event took place from May to June 2025',
          'This event took place in July 2025',
          'This event took place in August 2025',
        ]),
      ],
    ],
    ['daughters', ['This run took place from May to June 2025']],
    ['sankara', ['This event took place in July 2025']],
    // Where money is asked for, a second time.
    ['festival', [...times(2, 'This festival took place in December 2024'), 'This event took place in August 2025']],
    ['storytelling', ['(ended)', 'This session ended in May 2025']],
    ['film', ['(ended)', 'This session ended in July 2025']],
    ['youth', ['(ended)', 'This session ended in June 2025']],
    ['bootcamp', ['This bootcamp ended in September 2025']],
    ['workshop', times(2, 'This workshop ended in October 2025')],
    ['scholarships', ['This round of scholarships ended in August 2025', 'All of these dates have passed']],
    ['calls', times(2, 'This deadline has passed')],
    ['article', ['This run took place from May to June 2025']],
    [
      'academy',
      [
        'This programme ended in September 2025',
        'This programme ended in October 2025',
        'This programme ended in September 2025',
        'This programme ended in December 2025',
        'October 2025 has passed',
      ],
    ],
  ])('%s has its past notes', (page, notes) => {
    expect(notesOn(NOW, page)).toEqual(notes)
    expect(calendarsOn(NOW, page)).toEqual([])
  })

  it.each(['daughters', 'sankara', 'film', 'bootcamp', 'courses', 'workshop', 'scholarships'] as const)(
    '%s begins with its note',
    (page) => {
      expect(textOf(on(NOW, page).querySelector('.page-hero'))).toMatch(/This [a-z ]+ (?:took place|ended)/)
      expect(textOf(on(NOW, page))).not.toMatch(/Next session|Open opportunities/)
    },
  )

  it('links to the tickets of an event are quiet, and do not offer tickets', () => {
    const link = (today: string, page: PageName) => {
      const [found] = on(today, page).querySelectorAll('a.button[href^="/tickets#tickets-"]')
      return [textOf(found), found?.classList.contains('button-quiet')]
    }
    expect(link(SPRING, 'sankara')).toEqual(['Tickets and dates', false])
    expect(link(SPRING, 'festival')).toEqual(['Festival tickets', false])
    for (const page of ['sankara', 'daughters', 'festival'] as const) expect(link(NOW, page)).toEqual(['Dates and prices', true])
    expect(textOf(on(NOW, 'tickets'))).not.toContain('Get Tickets')
  })

  it('past programmes have the specified buttons, but quiet ones', () => {
    const buttons = (today: string) =>
      [...on(today, 'academy').querySelectorAll('section:has(#upcoming) .button')].map((button) => [
        button.getAttribute('aria-label')?.split(' (')[0],
        button.classList.contains('button-quiet'),
      ])
    const [apply, artist, film] = [
      'Apply Now: Young Creatives Bootcamp 2025',
      'Notify Me: Artist Development Program',
      'Notify Me: Film Editing Workshop',
    ]
    expect(buttons(SPRING)).toEqual([apply, artist, film].map((name) => [name, false]))
    expect(buttons('2025-11-01')).toEqual([
      [artist, false],
      [apply, true],
      [film, true],
    ])
  })

  it.each([
    ['bootcamp', '2025-08-13', '2025-08-14', 'Apply to the bootcamp'],
    ['scholarships', '2025-08-13', '2025-08-14', 'Apply for a Scholarship'],
    ['workshop', '2025-10-11', '2025-10-12', 'Register Now'],
    ['storytelling', '2025-04-15', '2025-04-16', 'Apply Now'],
    ['calls', '2025-08-15', '2025-08-16', 'Submit a Script'],
  ] as const)('the main button of %s is strong until %s, and quiet from %s on: %s', (page, lastDay, dayAfter, text) => {
    const looks = (today: string) =>
      [...on(today, page).querySelectorAll('.button')]
        .filter((button) => textOf(button).startsWith(text))
        .map((button) => (button.classList.contains('button-quiet') ? 'quiet' : 'strong'))
    expect(new Set(looks(lastDay))).toEqual(new Set(['strong']))
    expect(new Set(looks(dayAfter))).toEqual(new Set(['quiet']))
  })
})

it('what is unconfirmed of a run and its place is told only until it is over', () => {
  const openAtPlace = (today: string) => textOf(on(today, 'sankara')).match(/Not confirmed yet:.*?at (.*?): step-free way/)?.[1]
  expect(openAtPlace('2025-07-06')).toBe('A Lagos theatre')
  for (const today of ['2025-07-07', NOW]) expect(openAtPlace(today)).toBe('the place')
  for (const page of ['home', 'tickets'] as const)
    expect(textsOf(on(NOW, page), '.event-card, .ticket-sheet').join()).not.toMatch(/\byet confirmed|confirmed yet\b/i)
  const links = (today: string) => [...on(today, 'tickets').querySelectorAll('.ticket-sheet a[href="/festival#next"]')]
  expect(links('2025-08-15')).toHaveLength(1)
  expect(links('2025-08-16')).toEqual([])
})

describe('past items come after upcoming ones', () => {
  const events = (today: string) =>
    textsOf(on(today, 'tickets'), '.ticket-sheet > h3').map((heading) => heading.replace('Tickets for ', ''))
  const order = site.tickets.map(({ title }) => title)
  const [daughters, sankara, festival] = order

  it('in the list of events and of ticket sheets, and the featured event is upcoming', () => {
    expect(events(JUNE)).toEqual(order)
    expect(events('2025-06-02')).toEqual([sankara, festival, daughters])
    expect(textsOf(on('2025-06-02', 'tickets'), '.event-card h3')).toEqual([sankara, sankara, festival, daughters])
    expect(events('2025-07-07')).toEqual([festival, daughters, sankara])
    expect(events(NOW)).toEqual(order)
  })

  it('among upcoming programmes, where a month counts to its end', () => {
    const programmes = (today: string) => textsOf(on(today, 'academy'), 'section:has(#upcoming) h3').map((title) => title.split(' ')[0])
    expect(programmes('2025-09-07')).toEqual(['Young', 'Artist', 'Film'])
    expect(programmes('2025-10-31')).toEqual(['Artist', 'Film', 'Young'])
    expect(programmes('2025-11-01')).toEqual(['Artist', 'Young', 'Film'])
    expect(programmes(NOW)).toEqual(['Young', 'Artist', 'Film'])
  })
})

describe('a role with a closing date', () => {
  const roles = site.roles.map((role, index) => (index === 0 ? { ...role, closes: '2026-12-12' } : role))
  const first = roles[0]?.title
  it('has the date, or a note that it has closed; it is then listed last', () => {
    const [before, after] = ['2026-12-12', '2026-12-13'].map((today) => on(today, 'careers', { ...site, roles })) as [Element, Element]
    expect(textOf(before)).toContain('Closes December 12, 2026')
    expect(textOf(before)).not.toContain('has closed')
    expect(textsOf(before, '[data-id=roles] h3')[0]).toBe(first)
    expect(textOf(after)).toContain('Closes December 12, 2026This role has closed. Hear of the next one')
    expect(textsOf(after, '[data-id=roles] h3').at(-1)).toBe(first)
  })
})

describe('a date that is cancelled, postponed or sold out', () => {
  type Change = Partial<Site['tickets'][number]['dates'][number]>
  /** The site with the first date of every event changed. */
  const withFirst = (change: Change): Site => ({
    ...site,
    tickets: site.tickets.map((event) => ({
      ...event,
      dates: event.dates.map((date, index) => (index === 0 ? { ...date, ...change } : date)),
    })),
  })
  const REASON = 'The hall is being repaired'

  it.each(['home', 'tickets', 'daughters', 'sankara', 'festival', 'article'] as const)(
    'has its status and reason on every page: %s',
    (page) => {
      for (const [status, mark] of [
        ['cancelled', 'Cancelled'],
        ['postponed', 'Postponed'],
        ['sold out', 'Sold out'],
      ] as const)
        expect(textOf(on(SPRING, page, withFirst({ status, reason: REASON, statusText: undefined }))), status).toContain(
          `${mark} ${REASON}`,
        )
    },
  )

  it.each(['home', 'tickets', 'daughters', 'sankara', 'festival', 'article'] as const)('has its new date beside it: %s', (page) => {
    const moved = withFirst({ status: 'postponed', reason: REASON, statusText: undefined, newDate: '2025-12-27T17:00+01:00' })
    expect(textOf(on(SPRING, page, moved))).toMatch(/New date: December 27, 2025( at 5:00 PM| – )/)
  })

  it('is also marked beside prices', () => {
    const prices = on(SPRING, 'daughters', withFirst({ status: 'cancelled', reason: REASON })).querySelector('#lagos-tickets tbody tr')
    expect(textOf(prices)).toContain('May 17, 2025 at 3:00 PM Cancelled')
  })
})

describe('a festival of five days', () => {
  it('marks past days during the festival, and has a past note afterwards', () => {
    const marked = (today: string) =>
      textsOf(on(today, 'festival'), '.tab-panel, section').filter((text) => /^Day \d.*Took place/.test(text)).length
    expect(marked('2024-12-25')).toBe(0)
    expect(marked('2024-12-27')).toBe(2)
    expect(marked('2024-12-30')).toBe(0)
    expect(notesOn('2024-12-29', 'festival')).toEqual([])
    expect(notesOn('2024-12-30', 'festival')).toEqual(times(2, 'This festival took place in December 2024'))
  })

  it('says what is coming, what to know and what is unconfirmed only before it is over', () => {
    const headings = (today: string) =>
      textsOf(on(today, 'festival'), 'h2, h3').filter((heading) => /^Before you come$|Festival 2025|^Coming in/.test(heading))
    expect(headings('2024-12-29')).toEqual(['Before you come', 'Coming in 2025', 'Before you come'])
    expect(headings('2024-12-30')).toEqual(['Coming in 2025', 'Before you come'])
    expect(headings('2025-08-09')).toEqual(['Coming in 2025', 'Before you come'])
    const title = `${site.company.name} Festival 2025`
    expect(headings('2025-08-10')).toEqual([title, 'Before you come'])
    expect(headings('2025-08-15')).toEqual([title, 'Before you come'])
    expect(headings('2025-08-16')).toEqual([title])
    expect(textOf(on('2025-08-15', 'festival'))).toContain('Not confirmed yet')
    for (const today of ['2025-08-16', NOW])
      expect(textOf(on(today, 'festival'))).not.toMatch(/\byet (?:confirmed|open)|(?:confirmed|open) yet\b/i)
  })
})
