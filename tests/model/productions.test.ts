import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/content/collections.ts'
import { eventOf, featuredProductions, placesOf } from '../../src/model/productions.ts'
import { toDate, toEvent, toSite, VENUES } from './samples.ts'

const production = (fields: Partial<Entry<'productions'>>) => ({ id: 'play', featured: false, ...fields }) as Entry<'productions'>
const run = toEvent('run', [toDate('theatre', '2025-07-05', [8000, 5000]), toDate('hall', '2025-07-06', [20_000])])
const site = toSite({ venues: [...VENUES, { id: 'barn', name: 'A barn', city: 'Jos' }], tickets: [run] })

describe('the featured productions', () => {
  const some = (...featured: boolean[]) => featured.map((is, index) => production({ id: `p${index}`, featured: is }))
  const idsOf = (productions: Entry<'productions'>[]) => featuredProductions({ productions }).map(({ id }) => id)

  it('are those with “featured: true”, in the order of the list', () => {
    expect(idsOf(some(false, true, false, true))).toEqual(['p1', 'p3'])
  })

  it('are four at most', () => {
    expect(idsOf(some(true, false, true, true, true, true))).toEqual(['p0', 'p2', 'p3', 'p4'])
  })
})

describe('a production with a ticketed event', () => {
  const staged = production({ ticketedEvent: 'run', pastPerformances: [{ year: 2019, place: 'Elsewhere' }] })

  it('has that event’s cities, even if it lists past performances', () => {
    expect(eventOf(site, staged)).toBe(run)
    expect(placesOf(site, staged)).toBe('Lagos and Ibadan')
  })

  it('joins three cities as in a sentence', () => {
    const tour = toEvent('run', [...run.dates, toDate('barn', '2025-07-07')])
    expect(placesOf(toSite({ ...site, tickets: [tour] }), staged)).toBe('Lagos, Ibadan and Jos')
  })

  it('throws an error if the event is missing', () => {
    expect(() => eventOf(site, production({ ticketedEvent: 'walk' }))).toThrow('There is no “walk” among tickets')
  })
})

describe('a production without one', () => {
  it('has the places of its past performances, without duplicates', () => {
    const pastPerformances = [
      { year: 2019, place: 'A Lagos theatre' },
      { year: 2021, place: 'Bodija, Ibadan' },
      { year: 2023, place: 'A Lagos theatre' },
    ]
    expect(placesOf(site, production({ pastPerformances }))).toBe('A Lagos theatre; Bodija, Ibadan')
  })

  it('is empty if nothing is known', () => {
    expect(eventOf(site, production({}))).toBeUndefined()
    expect(placesOf(site, production({}))).toBeUndefined()
  })
})
