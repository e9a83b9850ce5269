import { describe, expect, it } from 'vitest'
import type { VisitFactFields } from '../../src/content/schemas/visitorFacts.ts'
import { formatDay } from '../../src/lib/dates.ts'
import { WORDS } from '../../src/lib/words.ts'
import { eventFacts, formatUnconfirmed, joinFacts, showFacts, toCheckedSentences, venueFacts } from '../../src/model/visitFacts.ts'
import { toDate, toSite, toVenue } from './samples.ts'

const { facts: FACTS, showWarnings, showSpoilers, stepFree, seating, toilets, parking, theShow, checkedPartsOn } = WORDS.visit

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
  const access = [{ kind: 'signed' as const, language: 'Nigerian Sign Language', note: 'Sit in row B.' }]
  const dates = [toDate('hall', '2025-05-17T15:00+01:00', [5000], { access })]

  it('are in the specified order, with the dates that offer access', () => {
    const facts = showFacts(known, dates)
    expect(facts.known.map(({ term, lines }) => [term, lines])).toEqual([
      [FACTS.runningTime[0], ['1 hour 50 minutes']],
      [FACTS.interval[0], ['One of 15 minutes']],
      [FACTS.age[0], ['Ages 12 and over']],
      [FACTS.whatToExpect[0], ['Loud drumming', 'Haze']],
      [FACTS.contentWarnings[0], []],
      [FACTS.language[0], ['English']],
      [FACTS.accessByDate[0], ['May 17, 2025 at 3:00 PM: Signed: Nigerian Sign Language. Sit in row B.']],
    ])
    expect(formatUnconfirmed(facts)).toBe('')
  })

  it('collapse content warnings, and spoilers separately', () => {
    const foldsOf = (facts: VisitFactFields) => showFacts(facts).known.flatMap(({ folds }) => folds)
    expect(foldsOf(known)).toEqual([
      { summary: showWarnings, lines: ['A burial'] },
      { summary: showSpoilers, lines: ['She leaves'] },
    ])
    const open: VisitFactFields = { ...known, contentWarnings: 'not yet confirmed' }
    expect(foldsOf(open).map(({ lines }) => lines)).toEqual([['She leaves']])
    expect(showFacts(open).unknown).toEqual([FACTS.contentWarnings[1]])
  })

  it('are named where they are not confirmed, and have no row', () => {
    const facts = showFacts({ ...nothing, spoilers: undefined, language: 'English' })
    expect(facts.known.map(({ term }) => term)).toEqual([FACTS.language[0]])
    const open = ['runningTime', 'interval', 'age', 'whatToExpect', 'contentWarnings', 'access'] as const
    expect(facts.unknown).toEqual(open.map((name) => FACTS[name][1]))
  })
})

describe('what to know about a place before coming', () => {
  const open = { address: 'not yet confirmed', stepFree: 'not yet confirmed', seating: 'not yet confirmed' } as const
  const hall = { ...toVenue('hall', 'A hall', 'Ibadan'), ...open, toilets: 'not yet confirmed', parking: 'not yet confirmed' }
  const park = { ...hall, id: 'park', name: 'A park', city: 'Lagos' }

  it('has an empty row, for the link to ask, if no fact is confirmed; places that lack the same are named together', () => {
    const event = { dates: [toDate('hall', '2025-05-17'), toDate('park', '2025-05-18')], doors: 'not yet confirmed' }
    const facts = eventFacts(toSite({ venues: [hall, park] }), event)
    expect(facts.known.map(({ place, lines }) => [place, lines])).toEqual([
      ['A hall, Ibadan', []],
      ['A park, Lagos', []],
    ])
    const names = `${stepFree}, ${seating}, ${toilets} and ${parking}`
    expect(formatUnconfirmed(facts)).toBe(`${FACTS.doors[1]}; ${WORDS.visit.factsOf('A hall, Ibadan and A park, Lagos', names)}`)
  })

  it('is shown when confirmed, and named otherwise', () => {
    const facts = venueFacts({ ...hall, stepFree: 'A ramp at the east door.', seating: 'Benches.', parking: 'None.' })
    expect(facts.known[0]?.lines.map((line) => line.split(': ')[1])).toEqual(['A ramp at the east door.', 'Benches.', 'None.'])
    expect(facts.unknownByVenue).toEqual([{ place: 'A hall, Ibadan', names: toilets }])
  })

  it('has the day on which it was checked, with what was checked if something else was not, newest first', () => {
    const checked = (show?: string, place?: string) =>
      toCheckedSentences(
        joinFacts(showFacts({ ...nothing, checked: show }), venueFacts({ ...hall, address: '5 Palm Road', checked: place })),
      )
    const [october, november] = ['2026-10-01', '2026-11-12']
    expect(checked(october, november)).toEqual([
      checkedPartsOn(formatDay(november), 'A hall, Ibadan'),
      checkedPartsOn(formatDay(october), theShow),
    ])
    expect(checked(november, november)).toEqual([WORDS.visit.checkedOn(formatDay(november))])
    expect(checked()).toEqual([])
  })
})
