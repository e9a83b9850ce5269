import { afterEach, describe, expect, it, vi } from 'vitest'
import { relatedProductions, relatedProgrammes } from '../../src/model/related.ts'
import { toDate, toEvent, toSite, VENUES } from './samples.ts'

const IDS = ['red-freedom-road', 'the-engagement', 'wizard-of-law', 'lion-and-jewel', 'sankara']
const toPlay = (id: string, index: number, more: object = {}) => ({
  id,
  title: id,
  category: 'Theatre',
  credits: { director: `director-${index}`, playwright: `playwright-${index}` },
  ...more,
})
const titles = (links: readonly { title: string }[]) => links.map(({ title }) => title)

afterEach(() => vi.unstubAllEnvs())

describe('the related productions', () => {
  const hall = toEvent('run', [toDate('hall', '2025-07-05')])
  const plays = IDS.map((id, index) => toPlay(id, index))
  const of = (productions: object[], index: number) =>
    titles(relatedProductions(toSite({ productions, tickets: [hall], venues: VENUES }), productions[index] as never))

  it('begin with those by the same people, then those of the same category', () => {
    const credits = { director: 'director-0', playwright: 'somebody' }
    const mixed = [plays[0], toPlay('the-engagement', 1, { category: 'Film' }), plays[2], plays[3], toPlay('sankara', 4, { credits })]
    expect(of(mixed as object[], 0)).toEqual(['sankara', 'wizard-of-law', 'lion-and-jewel'])
  })

  it('begin with productions that have upcoming dates', () => {
    const staged = plays.with(4, toPlay('sankara', 4, { ticketedEvent: 'run' }))
    vi.stubEnv('SITE_NOW', '2025-07-05')
    expect(of(staged, 0)).toEqual(['sankara', 'the-engagement', 'wizard-of-law'])
    vi.stubEnv('SITE_NOW', '2025-07-06')
    expect(of(staged, 0)).toEqual(['the-engagement', 'wizard-of-law', 'lion-and-jewel'])
  })
})

describe('the related programmes', () => {
  const toOffer = (id: string, starts: string, ends: string) => ({ id, title: id, audience: 'Everybody', starts, ends })
  const site = toSite({
    programmes: [
      toOffer('storytelling-intensive', '2025-05-15', '2025-05-19'),
      toOffer('film-production-masterclass', '2025-07-10', '2025-07-14'),
      toOffer('youth-theatre-workshop', '2025-06-05', '2025-06-09'),
    ],
    bootcamp: toOffer('bootcamp', '2025-08-18', '2025-09-06'),
    workshop: toOffer('workshop', '2025-10-10', '2025-10-11'),
  })
  it.each([
    ['2025-06-10', ['film-production-masterclass', 'bootcamp', 'workshop']],
    ['2025-09-07', ['workshop', 'film-production-masterclass', 'youth-theatre-workshop']],
  ])('on %s: upcoming ones, the earliest first, then past ones', (day, expected) => {
    vi.stubEnv('SITE_NOW', day)
    expect(titles(relatedProgrammes(site, 'storytelling-intensive'))).toEqual(expected)
  })
})
