import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { pageAt } from '../../scripts/lib/pageAt.tsx'
import type { Site } from '../../src/content/site.ts'
import { ACCESS_GROUPS, accessGroupOf } from '../../src/lib/access.ts'
import { capitalise } from '../../src/lib/text.ts'
import { listCalendars } from '../../src/model/calendars.ts'
import { site, specifiedSite } from '../fixtures/site.ts'
import { mainAt, textsOf } from './renderMain.tsx'

/** The addresses of the home page’s links to the next access performances, in its footer. */
const nextLinks = (of: Site) =>
  [...renderToStaticMarkup(pageAt(of, '/')).matchAll(/<a href="(\/tickets#access-[^"]+)"/g)].map(([, href]) => href)

describe('performances with access', () => {
  const page = mainAt(site, '/tickets')

  it('are listed by kind on the tickets page, earliest first, and linked from the home page', () => {
    const kinds = site.tickets.flatMap(({ dates }) => dates.flatMap(({ access = [] }) => access.map(({ kind }) => accessGroupOf(kind))))
    expect(kinds.length).toBeGreaterThan(5)
    expect(textsOf(page, 'section:has(#access) h3')).toEqual(ACCESS_GROUPS.filter((group) => kinds.includes(group)).map(capitalise))
    expect(textsOf(page, 'li:has(#access-signed) strong')).toEqual(['May 6, 2034 at 4:00 PM', 'May 14, 2034 at 4:00 PM'])
    const ids = [...page.querySelectorAll('section:has(#access) h3')].map(({ id }) => id)
    expect(nextLinks(site)).toEqual(ids.map((id) => `/tickets#${id}`))
  })

  it('have no section when no upcoming date has any', () => {
    expect(mainAt(specifiedSite, '/tickets').querySelector('#access')).toBeNull()
    expect(nextLinks(specifiedSite)).toEqual([])
  })
})

const PLAY = '/productions/in-the-continuum'

/** The subscription links of a page. */
const linksOn = (path: string) => [...mainAt(site, path).querySelectorAll('a[href^="webcal:"]')]
const calendarsOn = (path: string) => linksOn(path).map((link) => link.getAttribute('href')?.split('/calendar/')[1])

describe('links to subscribe', () => {
  it('exist for a production and a kind of access only while there is an upcoming date', () => {
    expect(calendarsOn(PLAY)).toEqual(['productions/in-the-continuum.ics'])
    expect(calendarsOn('/tickets')).toContain('access/signed.ics')
    vi.stubEnv('SITE_NOW', '2034-06-01')
    expect(calendarsOn(PLAY)).toEqual([])
    expect(calendarsOn('/tickets')).toEqual(['season.ics', 'cities/ibadan.ics', 'cities/lagos.ics'])
  })

  it('have the same URL as the download beside them, and the build writes that file', () => {
    const written = listCalendars(site).map(({ path }) => path)
    for (const link of [...linksOn('/tickets'), ...linksOn(PLAY)]) {
      const file = link.nextElementSibling?.getAttribute('href')
      expect(link.getAttribute('href')).toBe(`webcal://${new URL(site.company.url).host}${file}`)
      expect(written).toContain(file)
    }
  })
})
