import { describe, expect, it } from 'vitest'
import type { VisitFactFields } from '../../src/content/schemas/visitorFacts.ts'
import {
  eventFacts,
  joinFacts,
  noPlaceFacts,
  showFacts,
  toCheckedSentences,
  toUnknownSentence,
  venueFacts,
} from '../../src/model/visitFacts.ts'
import { toDate, toSite, toVenue } from './samples.ts'

const SITE = toSite({ messages: { unavailable: { factsNotConfirmed: 'Open: {facts}.' } } })

const known: VisitFactFields = {
  runningTime: 110,
  interval: 'One of 15 minutes',
  age: 'Ages 12 and over',
  whatToExpect: ['Loud drumming', 'Haze'],
  contentWarnings: ['A burial'],
  spoilers: ['She leaves'],
  language: 'English',
  access: 'by date',
}
const nothing = Object.fromEntries(Object.keys(known).map((name) => [name, 'not yet confirmed'])) as unknown as VisitFactFields

describe('facts about a show', () => {
  const dates = [
    toDate('hall', '2025-05-17T15:00+01:00', [5000], {
      access: [{ kind: 'signed', language: 'Nigerian Sign Language', note: 'Sit in row B.' }],
    }),
  ]

  it('are in the specified order, with the dates that offer access', () => {
    expect(showFacts(known, dates).known.map(({ term, lines }) => [term, lines])).toEqual([
      ['Running time', ['1 hour 50 minutes']],
      ['Interval', ['One of 15 minutes']],
      ['For whom', ['Ages 12 and over']],
      ['What to expect', ['Loud drumming', 'Haze']],
      ['Content warnings', []],
      ['Language', ['English']],
      ['Access performances, Lagos time', ['May 17, 2025 at 3:00 PM: Signed: Nigerian Sign Language. Sit in row B.']],
    ])
    expect(toUnknownSentence(SITE, showFacts(known, dates))).toBe('')
  })

  it('collapse content warnings, and spoilers separately', () => {
    const foldsOf = (facts: VisitFactFields) => showFacts(facts).known.flatMap(({ folds }) => folds)
    expect(foldsOf(known)).toEqual([
      { summary: 'Show the content warnings', lines: ['A burial'] },
      { summary: 'Spoiler: show what gives away the end', lines: ['She leaves'] },
    ])
    const open: VisitFactFields = { ...known, contentWarnings: 'not yet confirmed' }
    expect(foldsOf(open).map(({ lines }) => lines)).toEqual([['She leaves']])
    expect(showFacts(open).unknown).toEqual(['content warnings'])
  })

  it('names unconfirmed facts in one sentence, and has no row for them', () => {
    const facts = showFacts({ ...nothing, spoilers: undefined, language: 'English' })
    expect(facts.known.map(({ term }) => term)).toEqual(['Language'])
    expect(toUnknownSentence(SITE, facts)).toBe(
      'Open: running time, interval, age guidance, what to expect, content warnings and access performances.',
    )
  })
})

describe('what to know about a place before coming', () => {
  const hall = { ...toVenue('hall', 'A hall', 'Ibadan'), ...places('not yet confirmed') }
  const park = { ...toVenue('park', 'A park', 'Lagos'), ...places('not yet confirmed') }

  it('has an empty row, for the link to ask, if no fact is confirmed, and is named after the open facts of the show', () => {
    const event = { dates: [toDate('hall', '2025-05-17'), toDate('park', '2025-05-18')], doors: 'not yet confirmed' }
    const facts = eventFacts(toSite({ venues: [hall, park] }), event)
    expect(facts.known.map(({ place, lines }) => [place, lines])).toEqual([
      ['A hall, Ibadan', []],
      ['A park, Lagos', []],
    ])
    expect(toUnknownSentence(SITE, facts)).toBe(
      'Open: when doors open; at A hall, Ibadan and A park, Lagos: step-free way, seats, toilets and parking.',
    )
    expect(noPlaceFacts().unknownByVenue).toEqual([{ place: 'the place', names: 'step-free way, seats, toilets and parking' }])
  })

  it('are shown when confirmed, and named otherwise', () => {
    const facts = venueFacts({ ...hall, stepFree: 'A ramp at the east door.', parking: 'None.' })
    expect(facts.known[0]?.lines).toEqual(['Step-free way: A ramp at the east door.', 'Parking: None.'])
    expect(facts.unknownByVenue).toEqual([{ place: 'A hall, Ibadan', names: 'seats and toilets' }])
  })

  function places(words: string) {
    return { address: words, stepFree: words, seating: words, toilets: words, parking: words }
  }
})

describe('the day on which facts were checked', () => {
  const hall = { id: 'hall', name: 'A hall', city: 'Ibadan', address: '5 Palm Road', afterShow: 'A bus leaves at 10:00 PM.' } as never
  const sentences = (show?: string, place?: string) =>
    toCheckedSentences(joinFacts(showFacts({ ...nothing, checked: show }), venueFacts({ ...(hall as object), checked: place } as never)))

  it('names what was checked if something else was not, newest first', () => {
    expect(sentences('2026-10-01', '2026-11-12')).toEqual([
      'Checked on November 12, 2026: A hall, Ibadan.',
      'Checked on October 1, 2026: the show.',
    ])
    expect(sentences('2026-11-12')).toEqual(['Checked on November 12, 2026: the show.'])
    expect(sentences()).toEqual([])
  })
})
