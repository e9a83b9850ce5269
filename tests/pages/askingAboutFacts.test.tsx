import { describe, expect, it } from 'vitest'
import type { Site } from '../../src/content/site.ts'
import { toSlug } from '../../src/lib/slug.ts'
import { listContactSubjects } from '../../src/model/contactDetails.ts'
import { site } from '../fixtures/site.ts'
import { mainAt, textsOf } from './renderMain.tsx'

const OPEN = 'not yet confirmed'
const PLAY = '/productions/in-the-continuum'
const { phone, whatsapp } = site.company

/** The site with no fact of its venues confirmed. */
const withoutVenueFacts = {
  ...site,
  venues: site.venues.map(({ afterShow: _, ...venue }) => ({
    ...venue,
    ...{ address: OPEN, stepFree: OPEN, seating: OPEN, toilets: OPEN, parking: OPEN },
  })),
} as unknown as Site

/** The links of a row that ask, with their accessible names. */
const linksIn = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll('.actions a') ?? [])].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ])

const toLinks = (text: string, about: string, form: string, subject = about) => [
  [text, form],
  [phone, `tel:${phone.replaceAll(' ', '')}`],
  [`WhatsApp: ${about} (opens in a new tab)`, `${whatsapp}?text=${encodeURI(subject)}`],
]

describe('a fact that nobody has confirmed', () => {
  it.each([
    ['/academy', 'Artist Development Program', 'Where', 'academy', 'artist-development-program'],
    ['/academy/film-production-masterclass', 'Film Production Masterclass', 'Daily hours', 'academy', 'film-production-masterclass'],
    ['/news', 'Press officer', 'Press officer', 'press', 'press-officer'],
  ])('on %s has links to ask about %s: %s', (path, about, term, reason, subject) => {
    const rows = [...mainAt(site, path).querySelectorAll('.facts > div')].filter((row) => row.querySelector('dt')?.textContent === term)
    expect(rows.map(linksIn)).toContainEqual(
      toLinks(`Not yet confirmed: ask us: ${about}`, about, `/contact?reason=${reason}&about=${subject}#contact-name`),
    )
    expect(listContactSubjects(site).map(toSlug)).toContain(subject)
  })

  it('about a show or a place has them, and each place its own', () => {
    const part = mainAt(withoutVenueFacts, PLAY).querySelector('section:has(#before-you-come)')
    const rows = [...(part?.querySelectorAll('.facts > div') ?? [])].filter((row) => row.querySelector('.actions'))
    expect(rows.map((row) => row.querySelector('dt')?.textContent)).toEqual(['Mushin Arts Hall, Lagos', 'Mokola Hall, Ibadan'])
    for (const row of rows) {
      const place = row.querySelector('dt')?.textContent ?? ''
      const subject = `Access: ${place}`
      const name = `Ask about access to this place: ${place}`
      expect(linksIn(row)).toEqual(toLinks(name, place, encodeURI(`/contact?reason=general&about=${subject}#contact-name`), subject))
    }
    expect(part?.querySelector('.meta + .actions')).not.toBeNull()
  })

  it('is nowhere without a link', () => {
    for (const path of ['/academy', ...site.programmes.map(({ id }) => `/academy/${id}`), '/news', '/festival', PLAY])
      expect(textsOf(mainAt(withoutVenueFacts, path), 'dd:not(:has(.actions))').join()).not.toMatch(/not yet confirmed/i)
  })
})

describe('what the owner has not written', () => {
  const bare = {
    ...withoutVenueFacts,
    tickets: site.tickets.map((event) => ({ ...event, fees: undefined, companionTicket: undefined })),
    productions: site.productions.map(({ beforeYouCome, ...production }) => ({
      ...production,
      beforeYouCome: { ...beforeYouCome, checked: undefined },
      otherForms: undefined,
    })),
  } as unknown as Site

  it('is not mentioned: fees, companions, the way home, days of checks, other forms', () => {
    const texts = (of: Site) => ['/tickets', PLAY].map((path) => mainAt(of, path).textContent).join()
    for (const words of ['Checked on ', 'No booking fee', 'A companion comes free', 'After the show: ', 'The programme in other forms']) {
      expect(texts(site)).toContain(words)
      expect(texts(bare)).not.toContain(words)
    }
  })
})
