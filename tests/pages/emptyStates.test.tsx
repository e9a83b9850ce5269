import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { site } from '../fixtures/site.ts'
import { mainAt, textOf } from './renderMain.tsx'

const { empty } = site.messages
const [aPlay, ...otherPlays] = site.productions as [Site['productions'][number], ...Site['productions']]

/** What is missing, on which page, the change that removes it, and the sentences of the empty state. */
type Case = readonly [name: string, path: string, change: Partial<Site>, words: readonly string[]]

const barePlay = { ...aPlay, images: undefined, quotes: undefined, ticketedEvent: undefined, pastPerformances: undefined } as unknown

/** No ticketed events, and nothing that names one. */
const withoutTickets = {
  tickets: [],
  home: { ...site.home, upcomingEvents: undefined },
  festival: { ...site.festival, next: undefined },
  productions: site.productions.map((production) => ({ ...production, ticketedEvent: undefined })),
} as Partial<Site>

describe('a list without items', () => {
  beforeEach(() => vi.stubEnv('SITE_NOW', '2025-03-01'))

  it.each<Case>([
    ['events at home', '/', { home: { ...site.home, upcomingEvents: undefined } as Site['home'] }, [empty.upcoming]],
    ['news', '/news', { news: [] }, [empty.articles]],
    ['tickets', '/tickets', withoutTickets, [empty.upcoming]],
    ['roles', '/careers', { roles: [] }, [empty.roles]],
    ['programmes to come', '/academy', { academy: { ...site.academy, upcoming: undefined } as Site['academy'] }, [empty.programmes]],
    [
      'the next festival, and the events of a day',
      '/festival',
      {
        festival: {
          ...site.festival,
          next: undefined,
          schedule: [{ id: 'day-1', date: '2024-12-25', theme: 'Drums' }],
        } as unknown as Site['festival'],
      },
      [empty.festival, empty.festivalDay],
    ],
    [
      'dates, pictures and quotes of a production',
      `/productions/${aPlay.id}`,
      { productions: [barePlay as typeof aPlay, ...otherPlays] },
      [empty.dates, empty.gallery, empty.quotes],
    ],
  ])('has an empty state: %s', (_name, path, change, words) => {
    const [before, after] = [textOf(mainAt(site, path)), textOf(mainAt({ ...site, ...change }, path))]
    for (const sentence of words) {
      expect(before).not.toContain(sentence)
      expect(after).toContain(sentence)
    }
  })
})

describe('the number of items', () => {
  it('decides whether a carousel has buttons: a single slide has none', () => {
    const of = { ...site, home: { ...site.home, slides: site.home.slides.slice(0, 1) } }
    const hero = mainAt(of, '/').querySelector('.carousel-hero')
    expect(hero?.querySelectorAll('.carousel-slide')).toHaveLength(1)
    expect(hero?.querySelectorAll('button, [tabindex]')).toHaveLength(0)
    expect(hero?.hasAttribute('data-widget')).toBe(false)
  })
})
