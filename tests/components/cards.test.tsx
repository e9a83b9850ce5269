import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ArticleCard, EventCard, PersonCard } from '../../src/components/cards.tsx'
import type { Picture } from '../../src/lib/responsivePicture.ts'
import { Inline } from '../../src/markdown/Inline.tsx'
import { toEventCardProps } from '../../src/model/eventCards.ts'
import { toArticleCardProps } from '../../src/model/news.ts'
import { toDate, toEvent, toSite, VENUES } from '../model/samples.ts'

const ARTICLE = {
  id: 'ilu',
  title: 'Ìlù ń sọ̀rọ̀',
  excerpt: 'Ẹ wá gbọ́ ìtàn náà. Ẹ mú ọ̀rẹ́ yín dání.',
  date: '2025-06-01',
  category: 'Theatre',
  image: {
    src: './a.svg',
    alt: 'A drum',
    file: 'a.svg',
    url: '/pictures/a.svg',
    small: '/pictures/a.jpg',
    width: 800,
    height: 600,
    bytes: 9216,
    sources: [] as Picture['sources'],
  },
} as const
type Article = Parameters<typeof toArticleCardProps>[1]
const SITE = { company: { knownGaps: [] } } as unknown as Parameters<typeof toArticleCardProps>[0]

const render = (article: object) => {
  const props = toArticleCardProps(SITE, article as Article)
  return renderToStaticMarkup(<ArticleCard {...props} excerpt={<Inline text={ARTICLE.excerpt} />} />)
}

describe('the card of an article', () => {
  it('marks a headline and an excerpt in Yoruba, so that they are announced as Yoruba', () => {
    const card = render({ ...ARTICLE, language: 'Yoruba' })
    expect(card).toContain('<span lang="yo">Ìlù ń sọ̀rọ̀</span>')
    expect(card).toContain('<span lang="yo">Ẹ wá gbọ́ ìtàn náà.')
  })
})

describe('the card of a person', () => {
  const card = (portrait?: object) =>
    renderToStaticMarkup(<PersonCard {...{ name: 'Ngozi Eze', role: 'Producer', portrait: portrait as never }} />)

  it('shows the drum of the company, which screen readers skip, as long as there is no portrait', () => {
    expect(card()).toMatch(/<div class="no-portrait [^"]*" aria-hidden="true"><svg/)
    expect(card()).not.toContain('<img')
    expect(card(ARTICLE.image)).toContain('alt="A drum"')
    expect(card(ARTICLE.image)).not.toContain('no-portrait')
  })
})

afterEach(() => vi.unstubAllEnvs())

type Date = NonNullable<Parameters<typeof toDate>[3]>

/** The card of two performances, by default on the days of the specification, on a site built on another day. */
function cardOn(today: string, [first, second]: readonly [Date, Date] = [{}, {}]): string {
  vi.stubEnv('SITE_NOW', today)
  const event = toEvent('Sankara (Revival)', [
    toDate('theatre', '2025-07-05T16:00+01:00', [5000], first),
    toDate('theatre', '2025-07-06T16:00+01:00', [5000], second),
  ])
  const props = toEventCardProps(toSite({ venues: VENUES, productions: [] }), {
    ...event,
    category: 'Theatre',
    detailsLink: '/productions/sankara',
  })
  return renderToStaticMarkup(<EventCard {...props} image={ARTICLE.image} summary="The captain returns." sheet="tickets-sankara-revival" />)
}

/** The card’s visible text. */
const textOf = (card: string) => card.replace(/<[^>]*>/g, '')

describe('the card of an event', () => {
  it('offers tickets with the strong button while a date is on sale, and quietly shows the dates when none is', () => {
    const cancelled = { status: 'cancelled', reason: 'The hall is being repaired' } as const
    const soldOut = { status: 'sold out' } as const
    for (const second of [cancelled, soldOut]) {
      const card = cardOn('2025-03-01', [cancelled, second])
      expect(card).toContain('button-quiet')
      expect(card).toContain('Dates and prices<span class="visually-hidden"> for Sankara (Revival)</span>')
      expect(card).not.toContain('Buy Tickets')
      const mixed = cardOn('2025-03-01', [second, {}])
      expect(mixed).not.toContain('button-quiet')
      expect(mixed).toContain('Buy Tickets')
    }
  })

  it('shows a notice once when it is the same for every date', () => {
    const cancelled = { status: 'cancelled', reason: 'The hall is being repaired' } as const
    const card = cardOn('2025-03-01', [cancelled, cancelled])
    expect(textOf(card).match(/Cancelled/g)).toHaveLength(1)
    expect(textOf(card)).toContain('Cancelled The hall is being repaired')
    expect(textOf(card)).not.toContain('July 5, 2025 at 4:00 PM')
  })

  it('shows the new date of a postponed date, and is over once that has passed', () => {
    const moved = { status: 'postponed', reason: 'The lead is ill', newDate: '2025-08-02T16:00+01:00' } as const
    expect(textOf(cardOn('2025-07-20', [{}, moved]))).toMatch(
      /July 5, 2025 and August 2, 2025.*July 6, 2025 at 4:00 PM: Postponed The lead is ill New date: August 2, 2025 at 4:00 PM/,
    )
    expect(cardOn('2025-07-20', [{}, moved])).toContain(
      '<p hidden="" data-after="2025-08-03T00:00+01:00"><span hidden="">Afterwards: </span>This event took place from July to August',
    )
    expect(cardOn('2025-08-03', [{}, moved])).toContain('<p>This event took place from July to August 2025. <a href="#newsletter"')
  })

  it('lists access performances on upcoming dates, not on completed ones', () => {
    const access = [{ kind: 'signed' as const }]
    const kinds = (first: Date) => textOf(cardOn('2025-03-01', [{ ...first, access }, {}])).match(/sign/gi) ?? []
    expect(kinds({})).not.toEqual([])
    expect(kinds({ status: 'completed' })).toEqual([])
  })

  it('does not say that it took place when it was cancelled or postponed', () => {
    expect(cardOn('2026-11-20', [{ status: 'cancelled' }, { status: 'postponed' }])).not.toContain('took place')
    expect(cardOn('2026-11-20', [{ status: 'cancelled' }, { status: 'sold out' }])).toContain('took place')
  })
})
