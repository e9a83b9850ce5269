import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EventCard } from '../../src/components/EventCard.tsx'

afterEach(() => vi.unstubAllEnvs())

type Hindrance = 'sold out' | 'postponed' | 'cancelled'

/** The card of two performances, on the days of the specification, in a site of another day. */
function cardOn(today: string, hindrances: readonly (Hindrance | undefined)[] = [undefined]): string {
  vi.stubEnv('SITE_NOW', today)
  return renderToStaticMarkup(
    <EventCard
      title="Sankara (Revival)"
      summary="The captain returns."
      image={{ src: './a.svg', url: '/a.svg', width: 1200, height: 800, sources: [], file: 'a.svg', bytes: 900, alt: '' }}
      category="Theatre"
      detailsLink="/productions/sankara"
      span={{ start: '2025-07-05', end: '2025-07-06' }}
      cities="Lagos"
      dates={hindrances.map((status) => ({
        completed: false,
        hindrance: status && { status },
        ticketTypes: [{ name: 'Regular', price: 5000 }],
      }))}
      sheet="tickets-sankara-revival"
    />,
  )
}

const NOTE = 'This event took place in July 2025. <a href="#newsletter"'

describe('the card of an event', () => {
  it('says when it took place, and where to hear of the next one, once its last day has passed', () => {
    expect(cardOn('2026-11-20')).toContain(`<p>${NOTE}`)
    expect(cardOn('2025-07-07')).toContain(`<p>${NOTE}`)
  })

  it('says nothing of it before, and tells the browser when it may', () => {
    for (const day of ['2025-03-01', '2025-06-01', '2025-07-06'])
      expect(cardOn(day)).toContain(`<p hidden="" data-after="2025-07-07T00:00+01:00">${NOTE}`)
  })

  it('sells as it did, whatever the day', () => {
    const buy = (card: string) => /<p class="actions">.*?<\/p>/.exec(card)?.[0]
    expect(buy(cardOn('2026-11-20'))).toBe(buy(cardOn('2025-03-01')))
    expect(buy(cardOn('2026-11-20'))).toContain('Buy Tickets')
  })

  it('says that it is sold out or cancelled once that is true of every date', () => {
    expect(cardOn('2025-03-01', ['sold out', 'sold out'])).toContain('<span class="badge">Sold out</span>')
    expect(cardOn('2025-03-01', ['sold out', undefined])).not.toContain('Sold out')
    expect(cardOn('2025-03-01', ['sold out', 'cancelled'])).not.toMatch(/Sold out|Cancelled/)
  })

  it('does not say that it took place when it was cancelled or postponed', () => {
    expect(cardOn('2026-11-20', ['cancelled', 'postponed'])).not.toContain('took place')
    expect(cardOn('2026-11-20', ['cancelled', 'sold out'])).toContain('took place')
  })
})
