import { describe, expect, it, vi } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { formatDay } from '../../src/lib/dates.ts'
import { formatEnded, formatTookPlace, type PastSubject } from '../../src/lib/pastDates.ts'
import { PAST_SENTENCES, PAST_SUBJECTS, WORDS } from '../../src/lib/words.ts'
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

const pagesOn = new Map<string, Element>()

/** A page of the site as built on a given day. Tests share it, and only read it. */
function on(today: string, page: PageName, of?: Site): Element {
  vi.stubEnv('SITE_NOW', today)
  if (of) return mainAt(of, PAGES[page])
  const key = `${today} ${page}`
  const shown = pagesOn.get(key) ?? mainAt(site, PAGES[page])
  pagesOn.set(key, shown)
  return shown
}

const { past, notices, common, tickets } = WORDS
const whatIsOver = `(?:${Object.values(PAST_SUBJECTS).join('|')})`
const ENDED = ` (${past.ended})`

/** Every sentence that says whether something is over. */
const NOTE = new RegExp(
  [
    PAST_SENTENCES.tookPlace(whatIsOver, '[^.]*'),
    PAST_SENTENCES.ended(whatIsOver, '[^.]*'),
    PAST_SENTENCES.stillToCome('[^.]*'),
    PAST_SENTENCES.lastDay('[^.]*'),
    ` \\(${past.ended}\\)`,
    past.deadline,
    past.allDates,
  ].join('|'),
  'g',
)

/** The sentences on a page that say whether something is over, in their order. */
const notesOn = (today: string, page: PageName): string[] => textOf(on(today, page)).match(NOTE) ?? []
const calendarsOn = (today: string, page: PageName) =>
  [...on(today, page).querySelectorAll('a')].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    return isOfOneDate(href) ? [href.slice(10, -4)] : []
  })

/** A list that repeats a note. */
const times = (count: number, note: string) => Array.from({ length: count }, () => note)
const tookPlace = (what: PastSubject, start: string, end = start) => formatTookPlace(what, { start, end })

describe('on 1 March 2025, before everything but the last festival', () => {
  it.each(['sankara', 'storytelling', 'bootcamp', 'scholarships', 'calls', 'article'] as const)('has no past notes: %s', (page) => {
    expect(notesOn(SPRING, page)).toEqual([])
    expect(textsOf(on(SPRING, page), '.badge').filter((mark) => mark === past.passed || mark === past.tookPlace)).toEqual([])
  })

  it('a show with the status completed has a note that it is upcoming: on its card, at its date and in its table', () => {
    const truth = PAST_SENTENCES.stillToCome(formatDay(SPRING))
    // The featured card, the card in the list, and five dates.
    expect(notesOn(SPRING, 'tickets')).toEqual(times(7, truth))
    expect(notesOn(SPRING, 'daughters')).toEqual(times(5, truth))
    for (const row of on(SPRING, 'daughters').querySelectorAll('#lagos-shows tbody tr')) expect(textOf(row)).toContain(truth)
  })
})

describe('on 1 June 2025, the last day of Daughters of the Dance', () => {
  it('the run is not over yet, on its page and on the tickets page', () => {
    const last = PAST_SENTENCES.lastDay(formatDay(JUNE))
    expect(notesOn(JUNE, 'daughters')).toEqual([last])
    expect(notesOn(JUNE, 'tickets')).toEqual(times(3, last))
  })
})

describe('on 20 November 2026, when everything is over', () => {
  it.each<[PageName, string[]]>([
    ['daughters', [tookPlace('run', '2025-05-17', '2025-06-01')]],
    ['sankara', [tookPlace('event', '2025-07-05')]],
    // Where money is asked for, a second time.
    ['festival', [...times(2, tookPlace('festival', '2024-12-25')), tookPlace('event', '2025-08-10')]],
    ['storytelling', [ENDED, formatEnded('session', '2025-05-19')]],
    ['film', [ENDED, formatEnded('session', '2025-07-14')]],
    ['bootcamp', [formatEnded('bootcamp', '2025-09-06')]],
    ['workshop', times(2, formatEnded('workshop', '2025-10-11'))],
    ['scholarships', [formatEnded('scholarships', '2025-08-15'), past.allDates]],
    ['calls', times(2, past.deadline)],
    ['article', [tookPlace('run', '2025-05-17', '2025-06-01')]],
  ])('%s has its past notes', (page, notes) => {
    expect(notesOn(NOW, page)).toEqual(notes)
    expect(calendarsOn(NOW, page)).toEqual([])
  })

  it('links to the tickets of an event are quiet, and do not offer tickets', () => {
    const link = (today: string, page: PageName) => {
      const [found] = on(today, page).querySelectorAll('a.button[href^="/tickets#tickets-"]')
      return [textOf(found), found?.classList.contains('button-quiet')]
    }
    expect(link(SPRING, 'sankara')).toEqual([WORDS.production.ticketsAndDates, false])
    expect(link(SPRING, 'festival')).toEqual([WORDS.festival.tickets, false])
    for (const page of ['sankara', 'daughters', 'festival'] as const) expect(link(NOW, page)).toEqual([common.datesAndPrices, true])
    expect(textOf(on(SPRING, 'tickets'))).toContain(tickets.getTickets)
    expect(textOf(on(NOW, 'tickets'))).not.toContain(tickets.getTickets)
  })

  it.each([
    ['bootcamp', '2025-08-13', '2025-08-14', WORDS.bootcamp.apply],
    ['storytelling', '2025-04-15', '2025-04-16', common.applyNow],
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
  it('in the list of events and of ticket sheets, and the featured event is upcoming', () => {
    const titlesOn = (today: string, selector: string) =>
      textsOf(on(today, 'tickets'), selector).map((heading) => heading.replace(tickets.ticketsFor(''), ''))
    const order = site.tickets.map(({ title }) => title)
    const [daughters, sankara, festival] = order
    expect(titlesOn(JUNE, '.ticket-sheet > h3')).toEqual(order)
    expect(titlesOn('2025-06-02', '.ticket-sheet > h3')).toEqual([sankara, festival, daughters])
    expect(titlesOn('2025-06-02', '.event-card h3')).toEqual([sankara, sankara, festival, daughters])
    expect(titlesOn(NOW, '.ticket-sheet > h3')).toEqual(order)
  })

  it('among upcoming programmes, where a month counts to its end', () => {
    const programmes = (today: string) => textsOf(on(today, 'academy'), 'section:has(#upcoming) h3').map((title) => title.split(' ')[0])
    expect(programmes('2025-10-31')).toEqual(['Artist', 'Film', 'Young'])
    expect(programmes('2025-11-01')).toEqual(['Artist', 'Young', 'Film'])
  })
})

it.each(['home', 'tickets', 'daughters', 'sankara', 'festival', 'article'] as const)(
  'a date that is cancelled or postponed has its status and reason on every page: %s',
  (page) => {
    const reason = 'The hall is being repaired'
    const withFirst = (status: 'cancelled' | 'postponed'): Site => ({
      ...site,
      tickets: site.tickets.map(({ dates: [first, ...others], ...event }) => ({
        ...event,
        dates: [{ ...(first as (typeof others)[number]), status, reason, statusText: undefined }, ...others],
      })),
    })
    for (const status of ['cancelled', 'postponed'] as const)
      expect(textOf(on(SPRING, page, withFirst(status)))).toContain(`${notices[status]} ${reason}`)
  },
)
