import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageAt } from '../../scripts/lib/pageAt.tsx'
import type { Site } from '../../src/content/site.ts'
import { listCalendars } from '../../src/model/calendars.ts'
import { site, specifiedSite } from '../fixtures/site.ts'
import { mainAt, textOf, textsOf } from './renderMain.tsx'

afterEach(() => vi.unstubAllEnvs())

/** The addresses of the home page’s links to the next access performances, in its footer. */
const nextLinks = (of: Site) => [...renderToStaticMarkup(pageAt(of, '/')).matchAll(/<a href="([^"]+)">Next [^<]+/g)].map(([, href]) => href)

describe('performances with access', () => {
  const page = mainAt(site, '/tickets')

  it('are listed by kind on the tickets page, earliest first, and linked from the home page', () => {
    expect(textsOf(page, 'section:has(#access) h3')).toEqual([
      'Signed',
      'Captioned',
      'Audio-described',
      'Audio introduction only',
      'Touch tour',
      'Relaxed',
    ])
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
const wordsOn = (path: string) => linksOn(path).map(textOf)

describe('links to subscribe', () => {
  it('do not exist for a kind of access without upcoming dates', () => {
    vi.stubEnv('SITE_NOW', '2034-06-01')
    expect(wordsOn('/tickets')).toEqual(['Subscribe to all dates', 'Subscribe to dates in Ibadan', 'Subscribe to dates in Lagos'])
  })

  it('are on the page of a production with an upcoming date', () => {
    expect(wordsOn(PLAY)).toEqual(['Subscribe to dates of In the Continuum'])
    vi.stubEnv('SITE_NOW', '2034-06-01')
    expect(wordsOn(PLAY)).toEqual([])
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
