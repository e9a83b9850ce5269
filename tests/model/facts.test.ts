import { describe, expect, it } from 'vitest'
import type { BeforeYouCome } from '../../src/content/schemas/access.ts'
import { FIXED_PATHS } from '../../src/lib/routes.ts'
import { BOOTCAMP_PAGES } from '../../src/model/academy.ts'
import { getContactChannels } from '../../src/model/contactDetails.ts'
import { eventFacts, noPlaceFact, orUnknown, showFacts, venueFact } from '../../src/model/facts.ts'
import { toDate, toSite, toVenue } from './samples.ts'

const UNKNOWN = 'Ask us.'

describe('an unconfirmed fact', () => {
  it('is told in the site’s words', () => {
    expect(orUnknown('not yet confirmed', UNKNOWN)).toBe(UNKNOWN)
  })

  it('is not taken for one that is known, or empty', () => {
    expect(orUnknown('Ages 12 and over', UNKNOWN)).toBe('Ages 12 and over')
    expect(orUnknown(0, UNKNOWN)).toBe(0)
  })
})

describe('what to know before coming', () => {
  const known: BeforeYouCome = {
    runningTime: 110,
    interval: 'One of 15 minutes',
    age: 'Ages 12 and over',
    whatToExpect: ['Loud drumming', 'Haze'],
    contentWarnings: ['A burial'],
    spoilers: ['She leaves'],
    language: 'English',
    access: 'by date',
  }
  const nothing = Object.fromEntries(Object.keys(known).map((name) => [name, 'not yet confirmed'])) as unknown as BeforeYouCome
  const told = (facts: ReturnType<typeof showFacts>) => facts.map(({ term, lines, isOpen }) => [term, lines, isOpen])

  it('is told in the order people ask', () => {
    expect(told(showFacts(known))).toEqual([
      ['Running time', ['1 hour 50 minutes'], false],
      ['Interval', ['One of 15 minutes'], false],
      ['For whom', ['Ages 12 and over'], false],
      ['What to expect', ['Loud drumming', 'Haze'], false],
      ['Content warnings', [], false],
      ['Language', ['English'], false],
      ['Access performances', ['Each date says what it offers'], false],
    ])
  })

  it('folds content warnings, and what tells the end by itself, marked as a spoiler', () => {
    expect(showFacts(known).flatMap(({ folds }) => folds)).toEqual([
      { summary: 'Show the content warnings', lines: ['A burial'] },
      { summary: 'Spoiler: show what gives away the end', lines: ['She leaves'] },
    ])
    const words = showFacts({ ...known, contentWarnings: 'not yet confirmed' }).find(({ term }) => term === 'Content warnings')
    expect(words?.isOpen).toBe(true)
    expect(words?.folds.map(({ lines }) => lines)).toEqual([['She leaves']])
    expect(showFacts({ ...known, spoilers: undefined }).flatMap(({ folds }) => folds)).toHaveLength(1)
  })

  it('says of each single fact that nobody has confirmed it', () => {
    const open = { ...nothing, spoilers: undefined, language: 'English' }
    expect(told(showFacts(open)).filter(([, , isOpen]) => !isOpen)).toEqual([['Language', ['English'], false]])
    expect(showFacts(open).map(({ term }) => term)).toEqual(showFacts(known).map(({ term }) => term))
  })

  it('names every fact in one line when none is confirmed', () => {
    const [fact, ...others] = showFacts({ ...nothing, spoilers: undefined })
    expect(others).toEqual([])
    expect(fact?.isOpen).toBe(true)
    for (const { term } of showFacts(known)) expect(fact?.lines.join().toLowerCase()).toContain(term.toLowerCase())
  })
})

describe('what to know of a place before coming', () => {
  const hall = { ...toVenue('hall', 'A hall', 'Ibadan'), ...places('not yet confirmed') }

  it('is one line as long as nothing is confirmed', () => {
    expect(venueFact(hall)).toEqual({
      term: 'A hall, Ibadan',
      lines: ['Step-free way, seats, toilets and parking'],
      folds: [],
      isOpen: true,
    })
    expect(noPlaceFact().lines).toEqual(venueFact(hall).lines)
  })

  it('tells what is known, and names the rest', () => {
    expect(venueFact({ ...hall, stepFree: 'A ramp at the east door.', parking: 'None.' })).toMatchObject({
      lines: ['Step-free way: A ramp at the east door.', 'Parking: None.', 'Seats and toilets'],
      isOpen: true,
    })
    expect(venueFact({ ...hall, ...places('Yes.') })).toMatchObject({
      lines: ['Address: Yes.', 'Step-free way: Yes.', 'Seats: Yes.', 'Toilets: Yes.', 'Parking: Yes.'],
      isOpen: false,
    })
  })

  it('is told once a place, however many dates are there, after when doors open', () => {
    const park = { ...toVenue('park', 'A park', 'Lagos'), ...places('Yes.') }
    const dates = [toDate('hall', '2025-05-17'), toDate('park', '2025-05-18'), toDate('hall', '2025-05-19')]
    const facts = eventFacts(toSite({ venues: [hall, park] }), { dates, doors: 'not yet confirmed' })
    expect(facts.map(({ term }) => term)).toEqual(['Doors open', 'A hall, Ibadan', 'A park, Lagos'])
  })

  function places(words: string) {
    return { address: words, stepFree: words, seating: words, toilets: words, parking: words }
  }
})

describe('reaching the company', () => {
  it('takes its three direct ways and nothing else', () => {
    const company = { name: 'X', email: 'a@b.example', phone: '+234 1', whatsapp: 'https://wa.me/2341', offices: [] }
    expect(getContactChannels(toSite({ company }))).toEqual({ email: 'a@b.example', phone: '+234 1', whatsapp: 'https://wa.me/2341' })
  })
})

describe('the pages of the bootcamp', () => {
  it('are all those the site has, the landing first', () => {
    const pages = BOOTCAMP_PAGES.map(({ href }) => href)
    expect(pages).toEqual(FIXED_PATHS.filter((route) => route.startsWith('/academy/young-creatives-bootcamp')))
    expect(pages[0]).toBe('/academy/young-creatives-bootcamp')
  })
})
