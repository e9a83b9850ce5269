import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listPages } from '../../src/model/pages.ts'
import { JsonLd } from '../../src/seo/PageHead.tsx'
import { structuredData } from '../../src/seo/structuredData.ts'
import { specifiedSite as site } from '../fixtures/site.ts'

/** An item of a page’s structured data. */
type Read = Record<string, unknown>

const thingsOf = (path: string, of = site): Read[] => (structuredData(of, path)?.['@graph'] ?? []) as unknown as Read[]

/** The site with each ticketed date in one status. */
const allDates = (status: (typeof site.tickets)[number]['dates'][number]['status']) => ({
  ...site,
  tickets: site.tickets.map((event) => ({ ...event, dates: event.dates.map((date) => ({ ...date, status })) })),
})

const eventsOf = (status: Parameters<typeof allDates>[0]) => thingsOf('/tickets', allDates(status))
const offersOf = (events: Read[]) => events.flatMap(({ offers }) => (offers ?? []) as Read[])

beforeEach(() => vi.stubEnv('SITE_NOW', '2025-05-01'))

describe('structured data of a date', () => {
  it.each([
    ['on sale', 'EventScheduled'],
    ['completed', 'EventScheduled'],
    ['postponed', 'EventPostponed'],
    ['cancelled', 'EventCancelled'],
  ] as const)('has for %s the status %s', (status, term) => {
    const events = eventsOf(status)
    expect(events.length).toBeGreaterThan(2)
    expect(new Set(events.map(({ eventStatus }) => eventStatus))).toEqual(new Set([`https://schema.org/${term}`]))
    expect(offersOf(events).length > 0).toBe(status === 'on sale')
  })

  it.each([
    ['on sale', 'InStock'],
    ['sold out', 'SoldOut'],
  ] as const)('has for %s an offer for each ticket at its seller, %s, until its day has passed', (status, term) => {
    const events = eventsOf(status)
    const offers = offersOf(events)
    expect(offers.length).toBeGreaterThan(5)
    expect(new Set(offers.map(({ availability }) => availability))).toEqual(new Set([`https://schema.org/${term}`]))
    for (const event of events)
      for (const offer of offersOf([event])) {
        expect(offer).toMatchObject({ priceCurrency: 'NGN', url: expect.stringContaining('https://tickets.') })
        expect(offer.validThrough).toBe(event.endDate ?? event.startDate)
      }
    vi.stubEnv('SITE_NOW', '2025-07-06')
    const left = offersOf(eventsOf(status)).map(({ validThrough }) => validThrough)
    expect(new Set(left)).toEqual(new Set(['2025-07-06T16:00+01:00', '2025-08-15']))
  })

  it('has the new and the previous date of a postponed date', () => {
    const tickets = site.tickets.map((event) => ({
      ...event,
      dates: event.dates.map((date) => ({ ...date, status: 'postponed' as const, newDate: '2026-12-30' })),
    }))
    const events = thingsOf('/tickets', { ...site, tickets })
    const eventStatus = 'https://schema.org/EventRescheduled'
    const startDate = '2026-12-30'
    expect(events).toContainEqual(expect.objectContaining({ startDate, previousStartDate: '2025-07-05T16:00+01:00', eventStatus }))
    expect(events).toContainEqual(
      expect.objectContaining({ startDate, endDate: '2027-01-04', previousStartDate: '2025-08-10', eventStatus }),
    )
    expect(offersOf(events)).toEqual([])
  })

  it('is only on the page that shows it', () => {
    const listed = listPages(site)
      .flatMap(({ path }) => thingsOf(path))
      .filter(({ '@type': type }) => type === 'TheaterEvent' || type === 'Festival')
      .map(({ startDate }) => startDate)
    const dates = site.tickets.flatMap((event) => event.dates.map((date) => date.start))
    expect(listed.toSorted()).toEqual([...dates, site.festival.starts].toSorted())
  })
})

describe('structured data of courses', () => {
  it('has days for a course as long as the bootcamp, and none for a shorter one', () => {
    const [list] = thingsOf('/academy/young-creatives-bootcamp/courses')
    const items = list?.itemListElement as { item: { name: string; hasCourseInstance: Read } }[]
    const withDays = items.filter(({ item }) => item.hasCourseInstance.startDate).map(({ item }) => item.name)
    expect(withDays).toEqual(site.courses.filter(({ duration }) => duration === site.bootcamp.duration).map(({ title }) => title))
    expect(withDays.length).toBeLessThan(items.length)
  })

  const [programme] = site.programmes
  if (!programme) throw new Error('There is no programme.')
  const programmeAs = (changes: Partial<typeof programme>) =>
    thingsOf(`/academy/${programme.id}`, { ...site, programmes: [{ ...programme, ...changes }] })[0]

  it('has an offer on their own page, available until the last day to apply, or the first day of the session', () => {
    const url = expect.stringMatching(new RegExp(`/academy/${programme.id}$`))
    const offer = { url, availability: 'https://schema.org/InStock', priceCurrency: 'NGN' }
    const starts = '2025-06-05'
    expect(programmeAs({ starts, deadline: '2025-05-20' })?.offers).toMatchObject({ ...offer, validThrough: '2025-05-20' })
    expect(programmeAs({ starts, deadline: undefined })?.offers).toMatchObject({ ...offer, validThrough: starts })
    vi.stubEnv('SITE_NOW', '2025-05-21')
    expect(programmeAs({ starts, deadline: '2025-05-20' })?.offers).not.toHaveProperty('availability')
  })

  it('has a place only if it is confirmed', () => {
    const sessionAt = (location: string) => programmeAs({ location })?.hasCourseInstance
    expect(sessionAt('Lagos')).toMatchObject({ location: 'Lagos', startDate: programme.starts })
    expect(sessionAt('not yet confirmed')).not.toHaveProperty('location')
  })
})

describe('structured data of an article', () => {
  it('has the day of its last change, at first the day of publication', () => {
    const [article] = site.news
    if (!article) throw new Error('There is no article.')
    const articleAs = (updated?: string) => {
      const { updated: _, ...rest } = article
      const of = { ...site, news: [{ ...rest, ...(updated && { updated }) }] }
      const page = listPages(of).find(({ entry }) => entry?.collection === 'news')
      return thingsOf(page?.path ?? '', of)[0]
    }
    expect(articleAs('2026-01-02')).toMatchObject({ dateModified: '2026-01-02', publisher: { logo: expect.stringMatching(/\.png$/) } })
    expect(articleAs()).toMatchObject({ dateModified: article.date })
  })
})

describe('texts in structured data', () => {
  it('are the visible text: without Markdown, escapes or entities, and with every underscore', () => {
    const summary = 'Songs of :yo[àṣà] and *one* [page](/about), \\#1 at snake_case &amp; more'
    const tickets = site.tickets.map((event) => ({ ...event, summary }))
    const descriptions = thingsOf('/tickets', { ...site, tickets }).flatMap(({ description }) => description ?? [])
    expect(new Set(descriptions)).toEqual(new Set(['Songs of àṣà and one page, #1 at snake_case & more']))
  })

  it('cannot close their script element', () => {
    const company = { ...site.company, fullName: '</script><b>' }
    const html = renderToStaticMarkup(<JsonLd site={{ ...site, company }} path="/" />)
    expect(html.match(/</g)).toHaveLength(2)
    expect(JSON.parse(html.replace(/<[^>]*>/g, ''))['@graph'][0].legalName).toBe('</script><b>')
  })
})
