import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../src/content/site.ts'
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
  bootcamp: '/academy/young-creatives-bootcamp',
  workshop: '/academy/young-creative-workshop',
  scholarships: '/academy/young-creatives-bootcamp/scholarships',
  calls: '/get-involved',
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
  it.each(['sankara', 'storytelling', 'bootcamp', 'scholarships', 'calls', 'article'] as const)('has no past notes: %s', (page) => {
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
    expect(calendarsOn(SPRING, 'storytelling')).toEqual(['storytelling-intensive-2025'])
    expect(calendarsOn(SPRING, 'bootcamp')).toEqual(['bootcamp-2025'])
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
    for (const page of ['film', 'academy'] as const) expect(notesOn(JUNE, page)).toEqual([])
  })
})

describe('on 20 November 2026, when everything is over', () => {
  it.each<[PageName, string[]]>([
    ['daughters', ['This run took place from May to June 2025']],
    ['sankara', ['This event took place in July 2025']],
    // Where money is asked for, a second time.
    ['festival', [...times(2, 'This festival took place in December 2024'), 'This event took place in August 2025']],
    ['storytelling', ['(ended)', 'This session ended in May 2025']],
    ['bootcamp', ['This bootcamp ended in September 2025']],
    ['workshop', times(2, 'This workshop ended in October 2025')],
    ['scholarships', ['This round of scholarships ended in August 2025', 'All of these dates have passed']],
    ['calls', times(2, 'This deadline has passed')],
    ['article', ['This run took place from May to June 2025']],
  ])('%s has its past notes', (page, notes) => {
    expect(notesOn(NOW, page)).toEqual(notes)
    expect(calendarsOn(NOW, page)).toEqual([])
  })

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

  it.each([
    ['bootcamp', '2025-08-13', '2025-08-14', 'Apply to the bootcamp'],
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

describe('past items come after upcoming ones', () => {
  const events = (today: string) =>
    textsOf(on(today, 'tickets'), '.ticket-sheet > h3').map((heading) => heading.replace('Tickets for ', ''))
  const order = site.tickets.map(({ title }) => title)
  const [daughters, sankara, festival] = order

  it('in the list of events and of ticket sheets, and the featured event is upcoming', () => {
    expect(events(JUNE)).toEqual(order)
    expect(events('2025-06-02')).toEqual([sankara, festival, daughters])
    expect(textsOf(on('2025-06-02', 'tickets'), '.event-card h3')).toEqual([sankara, sankara, festival, daughters])
    expect(events(NOW)).toEqual(order)
  })

  it('among upcoming programmes, where a month counts to its end', () => {
    const programmes = (today: string) => textsOf(on(today, 'academy'), 'section:has(#upcoming) h3').map((title) => title.split(' ')[0])
    expect(programmes('2025-10-31')).toEqual(['Artist', 'Film', 'Young'])
    expect(programmes('2025-11-01')).toEqual(['Artist', 'Young', 'Film'])
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

  it.each(['home', 'tickets', 'daughters'] as const)('has its new date beside it: %s', (page) => {
    const moved = withFirst({ status: 'postponed', reason: REASON, statusText: undefined, newDate: '2025-12-27T17:00+01:00' })
    expect(textOf(on(SPRING, page, moved))).toMatch(/New date: December 27, 2025( at 5:00 PM| – )/)
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
})
