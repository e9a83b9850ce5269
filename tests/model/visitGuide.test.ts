import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/content/kinds.ts'
import { getEntry } from '../../src/content/site.ts'
import { fillTokens } from '../../src/lib/fillTokens.ts'
import { WORDS } from '../../src/lib/words.ts'
import { findMissingOfVisitGuide, findVisitGuide } from '../../src/model/visitGuide.ts'
import { site } from '../fixtures/site.ts'

const production = getEntry(site, 'productions', 'in-the-continuum')
const event = getEntry(site, 'tickets', 'in-the-continuum')
const OPEN = 'not yet confirmed'
const [TODAY, BETWEEN, AFTER] = ['2034-05-01', '2034-05-10', '2034-06-01']
const { firstVisit: texts } = site.messages

const partsOn = (today: string, of = site) => findVisitGuide(of, production, today) ?? []
const sentencesOn = (today: string, of = site) =>
  partsOn(today, of).flatMap(({ groups }) => groups.flatMap((group) => [...group.sentences]))
const leadsOn = (today: string) => partsOn(today).flatMap(({ groups }) => groups.map(({ lead }) => lead))

/** The production with one of its facts changed. */
const withFact = (field: string, value: unknown) => ({ ...production, beforeYouCome: { ...production.beforeYouCome, [field]: value } })

describe('the visit guide', () => {
  it('has its sections, from confirmed facts', () => {
    expect(partsOn(TODAY).map(({ title }) => title)).toEqual(Object.values(texts.parts))
    expect(sentencesOn(TODAY)).toEqual(
      expect.arrayContaining([
        fillTokens(texts.starts, { start: 'May 6, 2034 at 4:00 PM' }),
        fillTokens(texts.address, { street: '5 Palm Road, Mushin' }),
        fillTokens(texts.price, { price: '₦4,000 to ₦5,000' }),
        fillTokens(texts.time, { time: '1 hour 20 minutes' }),
        'One is for wheelchair users.',
        'You may come back in.',
      ]),
    )
  })

  it('omits places whose dates have passed, and then names no place twice', () => {
    const lead = fillTokens(texts.placeLead, { place: 'Mokola Hall, Ibadan' })
    expect([sentencesOn(TODAY).join(' ').includes('Mushin'), leadsOn(TODAY).includes(lead)]).toEqual([true, true])
    expect([sentencesOn(BETWEEN).join(' ').includes('Mushin'), leadsOn(BETWEEN).includes(lead)]).toEqual([false, false])
  })

  it('omits what need not be confirmed', () => {
    const venues = site.venues.map((venue) => (venue.id === 'mokola-hall' ? ({ ...venue, parking: OPEN } as Entry<'venues'>) : venue))
    expect(sentencesOn(TODAY).join(' ')).toContain('beside the hall')
    expect(sentencesOn(TODAY, { ...site, venues }).join(' ')).not.toMatch(/beside the hall|not yet/)
  })
})

describe('the visit guide of a production does not exist', () => {
  it.each(['runningTime', 'leavingEarly'] as const)('without %s', (field) => {
    for (const value of [OPEN, undefined]) {
      expect(findVisitGuide(site, withFact(field, value), TODAY)).toBeUndefined()
      expect(findMissingOfVisitGuide(site, withFact(field, value), TODAY)).toBe(WORDS.visit.facts[field][1])
    }
  })

  it('without opening time, an upcoming date or tickets', () => {
    const closed = { ...site, tickets: site.tickets.map((one) => (one.id === event.id ? { ...one, doors: OPEN } : one)) } as typeof site
    expect(findMissingOfVisitGuide(closed, production, TODAY)).toBe(WORDS.visit.facts.doors[1])
    expect(findVisitGuide(site, production, AFTER)).toBeUndefined()
    expect(findMissingOfVisitGuide(site, production, AFTER)).toBe(WORDS.visit.upcomingDate)
    expect(findVisitGuide(site, { ...production, ticketedEvent: undefined }, TODAY)).toBeUndefined()
  })
})
