import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/content/kinds.ts'
import { getEntry } from '../../src/content/site.ts'
import { measureReadability } from '../../src/lib/readability.ts'
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
    const parts = partsOn(TODAY).map(({ title, groups }) =>
      [title, ...groups.flatMap(({ lead, sentences }) => [lead, ...sentences])].filter(Boolean),
    )
    expect(parts).toEqual([
      [
        'Arriving',
        'The show is at Mushin Arts Hall, Lagos.',
        'It starts on May 6, 2034 at 4:00 PM.',
        'It starts on May 7, 2034 at 4:00 PM.',
        'The address is 5 Palm Road, Mushin.',
        'There is a ramp at the front door.',
        'A lift goes to the hall.',
        'Cars can stop at the gate.',
        'The car park is across the road.',
        'The show is at Mokola Hall, Ibadan.',
        'It starts on May 13, 2034 at 12:00 PM.',
        'It starts on May 14, 2034 at 4:00 PM.',
        'The address is 20 Market Street, Mokola.',
        'The way from the gate to the hall is flat.',
        'There is a car park beside the hall.',
        'The doors open 30 minutes before.',
      ],
      ['Tickets', 'You need a ticket.', 'A ticket costs ₦4,000 to ₦5,000.', 'You can buy it at tickets.example.'],
      ['Noise and light', 'This is in the show:', 'Two loud songs.', 'The lights go out for a moment.'],
      ['Breaks', 'The show takes 1 hour 20 minutes.', 'There is no interval.'],
      [
        'Toilets',
        'At Mushin Arts Hall, Lagos:',
        'Toilets are on the ground floor.',
        'One is for wheelchair users.',
        'At Mokola Hall, Ibadan:',
        'Toilets are behind the hall.',
        'One is for wheelchair users.',
      ],
      ['Leaving early', 'You may leave at any time.', 'You may come back in.'],
      ['Who to ask', 'You can ask us before you come.'],
    ])
  })

  it('has sentences that suit school year 5, of one idea each', () => {
    expect(measureReadability(sentencesOf(TODAY)).grade).toBeLessThanOrEqual(5)
    for (const sentence of sentencesOf(TODAY)) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(12)
      expect(sentence, sentence).not.toMatch(/[;:,] (?:and|but|because|which)\b/)
    }
  })

  it('describes each picture in easy sentences', () => {
    const pictures = partsOn(TODAY).flatMap(({ groups }) => groups.flatMap(({ picture }) => picture ?? []))
    expect(pictures).toHaveLength(2)
    expect(measureReadability(pictures.flatMap(({ alt }) => alt.split(/(?<=\.) /))).grade).toBeLessThanOrEqual(5)
  })

  it('omits places whose dates have passed, and then names no place twice', () => {
    expect(sentencesOf(BETWEEN).join(' ')).not.toContain('Mushin')
    expect(partsOn(BETWEEN).flatMap(({ groups }) => groups.map(({ lead }) => lead))).not.toContain('At Mokola Hall, Ibadan:')
  })

  it('does not mention a seller without tickets', () => {
    const soldOut = withEvent({ dates: event.dates.map((date) => ({ ...date, status: 'sold out' as const })) })
    const parts = JSON.stringify(findVisitGuide(soldOut, production, TODAY))
    expect(parts).toContain('You need a ticket.')
    expect(parts).not.toContain('You can buy')
  })
})

describe('the visit guide of a production with unconfirmed facts', () => {
  it.each([
    ['runningTime', 'running time'],
    ['interval', 'interval'],
    ['whatToExpect', 'what to expect'],
    ['leavingEarly', 'leaving early'],
  ])('does not exist without %s', (field, name) => {
    for (const value of [OPEN, undefined]) {
      expect(findVisitGuide(site, withProduction(field, value), TODAY)).toBeUndefined()
      expect(findMissingOfVisitGuide(site, withProduction(field, value), TODAY)).toBe(name)
    }
  })

  it.each([
    ['address', 'address'],
    ['stepFree', 'step-free way'],
    ['toilets', 'toilets'],
  ])('does not exist without %s of each place', (field, name) => {
    expect(findVisitGuide(withVenue('mokola-hall', field), production, TODAY)).toBeUndefined()
    expect(findMissingOfVisitGuide(withVenue('mokola-hall', field), production, TODAY)).toBe(`at Mokola Hall, Ibadan: ${name}`)
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
