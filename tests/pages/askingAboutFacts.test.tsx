import { describe, expect, it } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { toSlug } from '../../src/lib/slug.ts'
import { WORDS } from '../../src/lib/words.ts'
import { listContactSubjects } from '../../src/model/contactDetails.ts'
import { site } from '../fixtures/site.ts'
import { mainAt, textsOf } from './renderMain.tsx'

const OPEN = 'not yet confirmed'
const PLAY = '/productions/in-the-continuum'

/** The site with no fact of its venues confirmed. */
const withoutVenueFacts = {
  ...site,
  venues: site.venues.map(({ afterShow: _, ...venue }) => ({
    ...venue,
    ...{ address: OPEN, stepFree: OPEN, seating: OPEN, toilets: OPEN, parking: OPEN },
  })),
} as unknown as Site

/** What the links that ask about a fact lead to, in each row of facts on a page: the form, the phone and WhatsApp. */
const askingLinks = (of: Site, path: string) =>
  [...mainAt(of, path).querySelectorAll('.facts > div')].flatMap((row) => {
    const hrefs = [...row.querySelectorAll('.actions a')].map((link) => link.getAttribute('href') ?? '')
    return hrefs.length > 0 ? { term: row.querySelector('dt')?.textContent ?? '', hrefs } : []
  })

const toLinks = (form: string, subject: string) => [
  form,
  `tel:${site.company.phone.replaceAll(' ', '')}`,
  `${site.company.whatsapp}?text=${encodeURI(subject)}`,
]

describe('a fact that nobody has confirmed', () => {
  it.each([
    ['/academy', WORDS.terms.where, 'Artist Development Program', 'academy'],
    ['/academy/film-production-masterclass', 'Daily hours', 'Film Production Masterclass', 'academy'],
    ['/news', WORDS.contact.pressOfficer, WORDS.contact.pressOfficer, 'press'],
  ])('on %s, %s, has links to ask about %s', (path, term, about, reason) => {
    const hrefs = toLinks(`/contact?reason=${reason}&about=${toSlug(about)}#contact-name`, about)
    expect(askingLinks(site, path)).toContainEqual({ term, hrefs })
    expect(listContactSubjects(site).map(toSlug)).toContain(toSlug(about))
  })

  it('about a place has them, and each place its own', () => {
    for (const place of ['Mushin Arts Hall, Lagos', 'Mokola Hall, Ibadan']) {
      const subject = `${WORDS.terms.access}: ${place}`
      const hrefs = toLinks(encodeURI(`/contact?reason=general&about=${subject}#contact-name`), subject)
      expect(askingLinks(withoutVenueFacts, PLAY)).toContainEqual({ term: place, hrefs })
    }
  })

  it('is nowhere without a link', () => {
    const pages = ['/academy', ...site.programmes.map(({ id }) => `/academy/${id}`), '/news', '/festival', PLAY]
    const facts = pages.map((path) => mainAt(withoutVenueFacts, path))
    expect(facts.flatMap((page) => textsOf(page, 'dd')).join()).toMatch(/not yet confirmed/i)
    expect(facts.flatMap((page) => textsOf(page, 'dd:not(:has(.actions))')).join()).not.toMatch(/not yet confirmed/i)
  })
})
