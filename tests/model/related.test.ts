import { expect, it, vi } from 'vitest'
import { relatedProductions, relatedProgrammes } from '../../src/model/related.ts'
import { toDate, toEvent, toSite, VENUES } from './samples.ts'

it('related productions: those with upcoming dates, those by the same people, those of the category, then the next in the list', () => {
  const toPlay = (id: string, more: object = {}) => ({
    id,
    title: id,
    category: 'Theatre',
    credits: { director: id, playwright: id },
    ...more,
  })
  const [first, ...others] = [
    toPlay('this'),
    toPlay('a-film', { category: 'Film' }),
    toPlay('next'),
    toPlay('same-director', { credits: { director: 'this', playwright: 'somebody' } }),
    toPlay('staged', { ticketedEvent: 'run' }),
  ]
  const site = toSite({ productions: [first, ...others], tickets: [toEvent('run', [toDate('hall', '2025-07-05')])], venues: VENUES })
  const titlesOn = (today: string) => {
    vi.stubEnv('SITE_NOW', today)
    return relatedProductions(site, first as never).map(({ title }) => title)
  }
  expect(titlesOn('2025-07-05')).toEqual(['staged', 'same-director', 'next'])
  expect(titlesOn('2025-07-06')).toEqual(['same-director', 'next', 'staged'])
})

it('related programmes: upcoming ones, the earliest first, then past ones', () => {
  const toOffer = (id: string, starts: string, ends: string) => ({ id, title: id, audience: 'Everybody', starts, ends })
  const site = toSite({
    programmes: [
      toOffer('this', '2025-05-15', '2025-05-19'),
      toOffer('july', '2025-07-10', '2025-07-14'),
      toOffer('june', '2025-06-05', '2025-06-09'),
    ],
    bootcamp: toOffer('bootcamp', '2025-08-18', '2025-09-06'),
    workshop: toOffer('workshop', '2025-10-10', '2025-10-11'),
  })
  const titlesOn = (today: string) => {
    vi.stubEnv('SITE_NOW', today)
    return relatedProgrammes(site, 'this').map(({ title }) => title)
  }
  expect(titlesOn('2025-06-10')).toEqual(['july', 'bootcamp', 'workshop'])
  expect(titlesOn('2025-09-07')).toEqual(['workshop', 'july', 'june'])
})
