import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/content/kinds.ts'
import { getEntry } from '../../src/content/site.ts'
import { findMissingOfVisitGuide, findVisitGuide } from '../../src/model/visitGuide.ts'
import { site } from '../fixtures/site.ts'

const production = getEntry(site, 'productions', 'in-the-continuum')
const event = getEntry(site, 'tickets', 'in-the-continuum')
const OPEN = 'not yet confirmed'
const [TODAY, BETWEEN, AFTER] = ['2034-05-01', '2034-05-10', '2034-06-01']

const partsOn = (today: string) => findVisitGuide(site, production, today) ?? []
const sentencesOf = (today: string) => partsOn(today).flatMap(({ groups }) => groups.flatMap((group) => [...group.sentences]))

/** The production with one of its facts changed. */
const withProduction = (field: string, value: unknown) => ({
  ...production,
  beforeYouCome: { ...production.beforeYouCome, [field]: value },
})
/** The site with one fact of a venue unconfirmed. */
const withVenue = (id: string, field: string) => ({
  ...site,
  venues: site.venues.map((venue) => (venue.id === id ? ({ ...venue, [field]: OPEN } as Entry<'venues'>) : venue)),
})
/** The site with some fields of the event changed. */
const withEvent = (change: Partial<Entry<'tickets'>>) => ({
  ...site,
  tickets: site.tickets.map((one) => (one.id === event.id ? { ...one, ...change } : one)),
})

describe('the visit guide', () => {
  it('has its sections, from confirmed facts', () => {
    expect(partsOn(TODAY).map(({ title }) => title)).toEqual(Object.values(site.messages.firstVisit.parts))
    const sentences = sentencesOf(TODAY)
    for (const sentence of [
      ...['It starts on May 6, 2034 at 4:00 PM.', 'The address is 5 Palm Road, Mushin.', 'A ticket costs ₦4,000 to ₦5,000.'],
      ...['The show takes 1 hour 20 minutes.', 'One is for wheelchair users.', 'You may come back in.'],
    ])
      expect(sentences).toContain(sentence)
  })

  it('omits places whose dates have passed, and then names no place twice', () => {
    expect(sentencesOf(BETWEEN).join(' ')).not.toContain('Mushin')
    expect(partsOn(BETWEEN).flatMap(({ groups }) => groups.map(({ lead }) => lead))).not.toContain('At Mokola Hall, Ibadan:')
  })
})

describe('the visit guide of a production with unconfirmed facts', () => {
  it.each([
    ['runningTime', 'running time'],
    ['leavingEarly', 'leaving early'],
  ])('does not exist without %s', (field, name) => {
    for (const value of [OPEN, undefined]) {
      expect(findVisitGuide(site, withProduction(field, value), TODAY)).toBeUndefined()
      expect(findMissingOfVisitGuide(site, withProduction(field, value), TODAY)).toBe(name)
    }
  })

  it('does not exist without opening time, or an upcoming date', () => {
    expect(findMissingOfVisitGuide(withEvent({ doors: OPEN }), production, TODAY)).toBe('when doors open')
    expect(findVisitGuide(site, production, AFTER)).toBeUndefined()
    expect(findMissingOfVisitGuide(site, production, AFTER)).toBe('an upcoming date')
  })

  it('omits other unconfirmed facts, and does not exist without tickets', () => {
    expect(JSON.stringify(findVisitGuide(withVenue('mokola-hall', 'parking'), production, TODAY))).not.toMatch(/not yet|beside the hall/)
    const untold = { ...production, ticketedEvent: undefined }
    expect(findMissingOfVisitGuide(site, untold, TODAY)).toBeUndefined()
    expect(findVisitGuide(site, untold, TODAY)).toBeUndefined()
  })
})
