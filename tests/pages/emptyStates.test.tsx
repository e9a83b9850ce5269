import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { AboutPage } from '../../src/pages/AboutPage.tsx'
import { AcademyPage } from '../../src/pages/AcademyPage.tsx'
import { BootcampCoursesPage } from '../../src/pages/BootcampCoursesPage.tsx'
import { CareersPage } from '../../src/pages/CareersPage.tsx'
import { FestivalPage } from '../../src/pages/FestivalPage.tsx'
import { HomePage } from '../../src/pages/HomePage.tsx'
import { NewsPage } from '../../src/pages/NewsPage.tsx'
import { ProductionPage } from '../../src/pages/ProductionPage.tsx'
import { ProductionsPage } from '../../src/pages/ProductionsPage.tsx'
import { ScholarshipsPage } from '../../src/pages/ScholarshipsPage.tsx'
import { TicketsPage } from '../../src/pages/TicketsPage.tsx'
import { WorkshopPage } from '../../src/pages/WorkshopPage.tsx'
import { site, specifiedSite } from '../fixtures/site.ts'
import { renderMain, textOf, textsOf } from './renderMain.tsx'

const { empty } = site.messages
const [aPlay, ...otherPlays] = site.productions as [Site['productions'][number], ...Site['productions']]

describe('a list without items', () => {
  beforeEach(() => vi.stubEnv('SITE_NOW', '2025-03-01'))
  afterEach(() => vi.unstubAllEnvs())

  it.each<[name: string, page: (of: Site) => React.ReactNode, of: Site, words: readonly string[]]>([
    [
      'events at home',
      (of) => <HomePage site={of} />,
      { ...site, home: { ...site.home, upcomingEvents: undefined } as Site['home'] },
      [empty.upcoming],
    ],
    ['news at home', (of) => <HomePage site={of} />, { ...site, news: [] }, [empty.articles]],
    ['news', (of) => <NewsPage site={of} />, { ...site, news: [] }, [empty.articles]],
    ['tickets', (of) => <TicketsPage site={of} />, { ...site, tickets: [] }, [empty.upcoming]],
    ['roles', (of) => <CareersPage site={of} />, { ...site, roles: [] }, [empty.roles]],
    [
      'programmes to come',
      (of) => <AcademyPage site={of} />,
      { ...site, academy: { ...site.academy, upcoming: undefined } as Site['academy'] },
      [empty.programmes],
    ],
    [
      'the next festival, and the events of a day',
      (of) => <FestivalPage site={of} />,
      {
        ...site,
        festival: {
          ...site.festival,
          next: undefined,
          schedule: [{ id: 'day-1', date: '2024-12-25', theme: 'Drums' }],
        } as unknown as Site['festival'],
      },
      [empty.festival, empty.festivalDay],
    ],
    ...(['repertory', 'premiere'] as const).map((layout): [string, (of: Site) => React.ReactNode, Site, readonly string[]] => {
      const production = site.productions.find((one) => one.layout.kind === layout) ?? aPlay
      const bare = { ...production, images: undefined, quotes: undefined, ticketedEvent: undefined, pastPerformances: undefined }
      return [
        `dates, pictures and quotes of a ${layout} production`,
        (of) => <ProductionPage site={of} id={bare.id} />,
        { ...site, productions: [bare as unknown as typeof aPlay, ...site.productions.filter(({ id }) => id !== bare.id)] },
        [empty.dates, empty.gallery, empty.quotes],
      ]
    }),
  ])('says so: %s', (_name, page, of, words) => {
    const [before, after] = [textOf(renderMain(page(site))), textOf(renderMain(page(of)))]
    for (const sentence of words) {
      expect(before).not.toContain(sentence)
      expect(after).toContain(sentence)
    }
  })

  it('is left out with its heading where nothing is featured or promoted', () => {
    const plain = { ...site, productions: site.productions.map((production) => ({ ...production, featured: false })) }
    const home = { ...plain, home: { ...site.home, galleryOf: undefined } as Site['home'] }
    expect(renderMain(<HomePage site={site} />).querySelectorAll('#featured, #gallery')).toHaveLength(2)
    expect(renderMain(<HomePage site={home} />).querySelectorAll('#featured, #gallery')).toHaveLength(0)
    expect(renderMain(<ProductionsPage site={plain} />).querySelector('#featured')).toBeNull()
  })
})

describe('events that have all passed', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each<[name: string, page: (of: Site) => React.ReactNode]>([
    ['at home', (of) => <HomePage site={of} />],
    ['among the tickets', (of) => <TicketsPage site={of} />],
  ])('are led by that sentence and the newsletter, and their cards stay: %s', (_name, page) => {
    const readOn = (today: string) => {
      vi.stubEnv('SITE_NOW', today)
      return renderMain(page(specifiedSite))
    }
    const [before, after] = [readOn('2025-08-15'), readOn('2025-08-16')]
    expect(textOf(before)).not.toContain(empty.upcoming)
    expect(textOf(after)).toContain(`${empty.upcoming} Hear of the next one`)
    expect(after.querySelectorAll('.event-card')).toHaveLength(before.querySelectorAll('.event-card').length)
    expect(before.querySelectorAll('.event-card .actions > .button:not(.button-quiet)').length).toBeGreaterThan(0)
    expect(after.querySelectorAll('.event-card .actions > .button:not(.button-quiet)')).toHaveLength(0)
  })
})

describe('how many are shown', () => {
  it('is at most four featured productions and four articles at home', () => {
    const more = { ...site, productions: [aPlay, ...otherPlays].map((production) => ({ ...production, featured: true })) }
    const home = renderMain(<HomePage site={more} />)
    expect(home.querySelectorAll('.hang > li')).toHaveLength(4)
    expect(home.querySelectorAll('.news-row > li')).toHaveLength(4)
    expect(renderMain(<ProductionsPage site={more} />).querySelectorAll('.hang > li')).toHaveLength(4)
  })

  it('is counted in headings', () => {
    const { bootcamp, scholarships, workshop, festival } = site
    const [week, award, track] = [bootcamp.courses.schedule[0], scholarships.awards[0], workshop.tracks[0]]
    if (!week || !award || !track) throw new Error('The fixture site has none of these.')
    const of: Site = {
      ...site,
      bootcamp: { ...bootcamp, courses: { ...bootcamp.courses, schedule: [week] } },
      scholarships: { ...scholarships, awards: [award] },
      workshop: { ...workshop, tracks: [track, track] },
      festival: { ...festival, schedule: festival.schedule.slice(0, 3) },
    }
    expect(textsOf(renderMain(<BootcampCoursesPage site={of} />), 'h2')).toContain('One week')
    expect(textsOf(renderMain(<ScholarshipsPage site={of} />), 'h2')).toContain('One scholarship')
    expect(textsOf(renderMain(<WorkshopPage site={of} />), 'h2')).toContain('Two tracks')
    expect(textsOf(renderMain(<FestivalPage site={of} />), 'a')).toContain('The three days')
    expect(textsOf(renderMain(<FestivalPage site={site} />), 'a')).toContain('The five days')
  })

  it.each([1, 2, 3, 5, 12])('is as many people and partners as there are: %i', (count) => {
    const of = { ...site, about: { ...site.about, team: Array.from({ length: count }, (_, place) => memberAt(place)) } }
    expect(renderMain(<AboutPage site={of} />).querySelectorAll('.team > *')).toHaveLength(count)
  })

  it('needs no buttons to turn a single slide', () => {
    const of = { ...site, home: { ...site.home, slides: site.home.slides.slice(0, 1) } }
    const hero = renderMain(<HomePage site={of} />).querySelector('.carousel-hero')
    expect(hero?.querySelectorAll('.carousel-slide')).toHaveLength(1)
    expect(hero?.querySelectorAll('button, [tabindex]')).toHaveLength(0)
    expect(hero?.hasAttribute('data-widget')).toBe(false)
  })
})

/** A team member: another person for each place. */
const memberAt = (place: number) => ({ person: site.people[place]?.id ?? '', role: `Role ${place}` })
