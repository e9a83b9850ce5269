import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ArticleCard, EventCard } from '../../src/components/cards.tsx'
import { getEntry } from '../../src/content/site.ts'
import { WORDS } from '../../src/lib/words.ts'
import { Inline } from '../../src/markdown/Inline.tsx'
import { toEventCardProps } from '../../src/model/eventCards.ts'
import { toArticleCardProps } from '../../src/model/news.ts'
import { site } from '../fixtures/site.ts'
import { textOf } from '../pages/renderMain.tsx'

it('the card of an article marks a headline and an excerpt in Yoruba, so that they are announced as Yoruba', () => {
  const [title, excerpt] = ['Ìlù ń sọ̀rọ̀', 'Ẹ wá gbọ́ ìtàn náà.']
  const article = { ...getEntry(site, 'news', 'fest-2025'), title, excerpt, language: 'Yoruba' as const }
  const props = toArticleCardProps(site, article)
  const card = JSDOM.fragment(renderToStaticMarkup(<ArticleCard {...props} excerpt={<Inline text={excerpt} />} />))
  expect([...card.querySelectorAll('[lang=yo]')].map(textOf)).toEqual([title, excerpt])
})

const EVENT = getEntry(site, 'tickets', 'sankara-revival')
type Changes = Partial<(typeof EVENT)['dates'][number]>

/** The card of two performances, as they are or changed, on a site built on another day. */
function cardOn(today: string, changes: readonly [Changes, Changes] = [{}, {}]): DocumentFragment {
  vi.stubEnv('SITE_NOW', today)
  const dates = EVENT.dates.map((date, index) => ({ ...date, ...changes[index] }))
  const props = toEventCardProps(site, { ...EVENT, dates })
  const card = <EventCard {...props} image={EVENT.image} summary={EVENT.summary} sheet="tickets-sankara-revival" />
  return JSDOM.fragment(renderToStaticMarkup(card))
}

/** The card’s text, with what is shown later. */
const wordsOf = (card: DocumentFragment) => textOf(card.firstElementChild)

const CANCELLED = { status: 'cancelled', reason: 'The hall is being repaired' } as const
const { notices, cards, common } = WORDS

describe('the card of an event', () => {
  it('offers tickets with the strong button while a date is on sale, and quietly shows the dates when none is', () => {
    const buttonOf = (...dates: Parameters<typeof cardOn>[1] & object) => {
      const button = cardOn('2025-03-01', dates).querySelector('.button[href="#tickets-sankara-revival"]')
      return [textOf(button), button?.classList.contains('button-quiet')]
    }
    const about = cards.forEvent('Sankara (Revival)')
    for (const other of [CANCELLED, { status: 'sold out' }] as const) {
      expect(buttonOf(CANCELLED, other)).toEqual([common.datesAndPrices + about, true])
      expect(buttonOf(other, {})).toEqual([cards.buyTickets + about, false])
    }
  })

  it('shows a notice once when it is the same for every date, and else with its date', () => {
    const notice = `${notices.cancelled} The hall is being repaired`
    const day = 'July 5, 2025 at 4:00 PM'
    const both = wordsOf(cardOn('2025-03-01', [CANCELLED, CANCELLED]))
    expect([both.split(notice).length, both.includes(day)]).toEqual([2, false])
    expect(wordsOf(cardOn('2025-03-01', [CANCELLED, {}]))).toContain(`${day}: ${notice}`)
  })

  it('does not say that it took place when it was cancelled or postponed', () => {
    const notes = (...dates: [Changes, Changes]) => cardOn('2026-11-20', dates).querySelectorAll('[href="#newsletter"]').length
    expect([notes(CANCELLED, { status: 'sold out' }), notes(CANCELLED, { status: 'postponed' })]).toEqual([1, 0])
  })

  it('links to “Before you come” on the production’s page, else on the event’s page until it is over', () => {
    const visitOf = (id: string) => toEventCardProps(site, { ...EVENT, id, detailsLink: '/festival#next' }).visit
    vi.stubEnv('SITE_NOW', '2025-07-06')
    expect([visitOf(EVENT.id), visitOf('festival')]).toEqual(['/productions/sankara#before-you-come', '/festival#next'])
    vi.stubEnv('SITE_NOW', '2025-07-07')
    expect([visitOf(EVENT.id), visitOf('festival')]).toEqual(['/productions/sankara#before-you-come', undefined])
  })
})
