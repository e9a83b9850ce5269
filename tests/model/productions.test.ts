import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/content/kinds.ts'
import { eventOf, placesOf } from '../../src/model/productions.ts'
import { toDate, toEvent, toSite, VENUES } from './samples.ts'

const production = (fields: Partial<Entry<'productions'>>) => ({ id: 'play', featured: false, ...fields }) as Entry<'productions'>
const run = toEvent('run', [toDate('theatre', '2025-07-05', [8000, 5000]), toDate('hall', '2025-07-06', [20_000])])
const site = toSite({ venues: [...VENUES, { id: 'barn', name: 'A barn', city: 'Jos' }], tickets: [run] })

describe('a production with a ticketed event', () => {
  const staged = production({ ticketedEvent: 'run', pastPerformances: [{ year: 2019, place: 'Elsewhere' }] })

  it('has the cities of that event, with commas and “and”, and not those of past performances', () => {
    expect(eventOf(site, staged)).toBe(run)
    const tour = toEvent('run', [...run.dates, toDate('barn', '2025-07-07')])
    expect(placesOf(toSite({ ...site, tickets: [tour] }), staged)).toBe('Lagos, Ibadan and Jos')
  })
})

describe('a production without one', () => {
  it('has the places of its past performances, each once', () => {
    const pastPerformances = [
      { year: 2019, place: 'A Lagos theatre' },
      { year: 2021, place: 'Bodija, Ibadan' },
      { year: 2023, place: 'A Lagos theatre' },
    ]
    expect(placesOf(site, production({ pastPerformances }))).toBe('A Lagos theatre; Bodija, Ibadan')
  })
})
