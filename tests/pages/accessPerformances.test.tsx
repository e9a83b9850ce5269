import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { describe, expect, it } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { HomePage } from '../../src/pages/HomePage.tsx'
import { TicketsPage } from '../../src/pages/TicketsPage.tsx'
import { site, specifiedSite } from '../fixtures/site.ts'
import { renderMain, textsOf } from './renderMain.tsx'

/** The addresses of the home page’s links to the next access performances, in its footer. */
const nextLinks = (of: Site) =>
  [...renderToStaticMarkup(<HelmetProvider>{<HomePage site={of} />}</HelmetProvider>).matchAll(/<li><a href="([^"]+)">Next [^<]+/g)].map(
    ([, href]) => href,
  )

describe('performances with access', () => {
  it('are listed by kind on the tickets page, earliest first, and led to from the home page', () => {
    const page = renderMain(<TicketsPage site={site} />)
    expect(textsOf(page, 'section:has(#access) h3')).toEqual(['Signed', 'Captioned', 'Touch tour', 'Relaxed'])
    expect(textsOf(page, 'li:has(#access-signed) strong')).toEqual(['May 6, 2034 at 4:00 PM', 'May 14, 2034 at 4:00 PM'])
    const ids = [...page.querySelectorAll('section:has(#access) h3')].map(({ id }) => id)
    expect(nextLinks(site)).toEqual(ids.map((id) => `/tickets#${id}`))
  })

  it('are marked on the card and the sheet of their event', () => {
    const page = renderMain(<TicketsPage site={site} />)
    const badges = ['Signed: Nigerian Sign Language', 'Captioned', 'Relaxed', 'Touch tour', 'Signed: Nigerian Sign Language']
    expect(textsOf(page, '.event-card-featured .access-dates .badge')).toEqual(badges)
    expect(textsOf(page, '#tickets-in-the-continuum .badge')).toEqual(badges)
  })

  it('have no place where no date to come has any', () => {
    expect(renderMain(<TicketsPage site={specifiedSite} />).querySelector('#access')).toBeNull()
    expect(nextLinks(specifiedSite)).toEqual([])
  })
})
