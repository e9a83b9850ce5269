import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ArticleCard, EventCard } from '../../src/components/cards.tsx'
import { WORDS } from '../../src/lib/words.ts'
import { Inline } from '../../src/markdown/Inline.tsx'
import { toEventCardProps } from '../../src/model/eventCards.ts'
import { toArticleCardProps } from '../../src/model/news.ts'
import { toDate, toEvent, toSite, VENUES } from '../model/samples.ts'
import { textOf } from '../pages/renderMain.tsx'

const IMAGE = {
  src: './a.svg',
  file: 'a.svg',
  url: '/a.svg',
  small: '/a.jpg',
  width: 800,
  height: 600,
  bytes: 9216,
  sources: [],
  alt: 'A drum',
}

it('the card of an article marks a headline and an excerpt in Yoruba, so that they are announced as Yoruba', () => {
  const [title, excerpt] = ['Ìlù ń sọ̀rọ̀', 'Ẹ wá gbọ́ ìtàn náà.']
  const article = {
    id: 'ilu',
    title,
    excerpt,
    date: '2025-06-01',
    category: 'Theatre',
    language: 'Yoruba',
    image: IMAGE,
  }
  const props = toArticleCardProps(toSite({ company: { knownGaps: [] } }), article as unknown as Parameters<typeof toArticleCardProps>[1])
  const card = JSDOM.fragment(renderToStaticMarkup(<ArticleCard {...props} excerpt={<Inline text={excerpt} />} />))
  expect([...card.querySelectorAll('[lang=yo]')].map(textOf)).toEqual([title, excerpt])
})

type Date = NonNullable<Parameters<typeof toDate>[3]>

/** The card of two performances, by default on the days of the specification, on a site built on another day. */
function cardOn(today: string, [first, second]: readonly [Date, Date] = [{}, {}]): DocumentFragment {
  vi.stubEnv('SITE_NOW', today)
  const event = toEvent('Sankara (Revival)', [
    toDate('theatre', '2025-07-05T16:00+01:00', [5000], first),
    toDate('theatre', '2025-07-06T16:00+01:00', [5000], second),
  ])
  const site = toSite({ venues: VENUES, productions: [] })
  const props = toEventCardProps(site, { ...event, category: 'Theatre', detailsLink: '/productions/sankara' })
  const card = <EventCard {...props} image={IMAGE} summary="The captain returns." sheet="tickets-sankara-revival" />
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
    const notes = (...dates: [Date, Date]) => cardOn('2026-11-20', dates).querySelectorAll('[href="#newsletter"]').length
    expect([notes(CANCELLED, { status: 'sold out' }), notes(CANCELLED, { status: 'postponed' })]).toEqual([1, 0])
  })
})
