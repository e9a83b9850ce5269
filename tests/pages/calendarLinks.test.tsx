import { afterEach, describe, expect, it, vi } from 'vitest'
import { listCalendars } from '../../src/model/calendars.ts'
import { ProductionPage } from '../../src/pages/ProductionPage.tsx'
import { TicketsPage } from '../../src/pages/TicketsPage.tsx'
import { site } from '../fixtures/site.ts'
import { renderMain, textOf } from './renderMain.tsx'

afterEach(() => vi.unstubAllEnvs())

/** The subscription links by their text, and the download beside each. */
function subscriptionsOn(page: Element) {
  return [...page.querySelectorAll('a[href^="webcal:"]')].map((link) => {
    const download = link.nextElementSibling
    return { words: textOf(link), webcal: link.getAttribute('href') ?? '', file: download?.getAttribute('href') ?? '' }
  })
}

describe('links to subscribe', () => {
  it('are on Tickets for all dates, each city, and each kind of access to come', () => {
    const words = subscriptionsOn(renderMain(<TicketsPage site={site} />)).map((link) => link.words)
    expect(words).toEqual([
      'Subscribe to all dates',
      'Subscribe to dates in Ibadan',
      'Subscribe to dates in Lagos',
      'Subscribe to signed performances',
      'Subscribe to captioned performances',
      'Subscribe to touch tour performances',
      'Subscribe to relaxed performances',
    ])
  })

  it('are not offered for a kind of access of which nothing is to come', () => {
    vi.stubEnv('SITE_NOW', '2034-06-01')
    const words = subscriptionsOn(renderMain(<TicketsPage site={site} />)).map((link) => link.words)
    expect(words).toEqual(['Subscribe to all dates', 'Subscribe to dates in Ibadan', 'Subscribe to dates in Lagos'])
  })

  it('are on the page of a production while a date is to come', () => {
    const on = () => subscriptionsOn(renderMain(<ProductionPage site={site} id="in-the-continuum" />)).map((link) => link.words)
    expect(on()).toEqual(['Subscribe to dates of In the Continuum'])
    vi.stubEnv('SITE_NOW', '2034-06-01')
    expect(on()).toEqual([])
  })

  it('lead to the calendar that the download beside them holds, which is written', () => {
    const written = listCalendars(site).map(({ path }) => path)
    const pages = [<TicketsPage key="tickets" site={site} />, <ProductionPage key="play" site={site} id="in-the-continuum" />]
    for (const { webcal, file } of pages.flatMap((page) => subscriptionsOn(renderMain(page)))) {
      expect(webcal).toBe(`webcal://${new URL(site.company.url).host}${file}`)
      expect(written).toContain(file)
    }
  })
})
