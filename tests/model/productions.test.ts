import { expect, it } from 'vitest'
import type { Entry } from '../../src/content/kinds.ts'
import { placesOf } from '../../src/model/productions.ts'
import { toDate, toEvent, toSite, toVenue, VENUES } from './samples.ts'

const production = (fields: Partial<Entry<'productions'>>) => ({ id: 'play', featured: false, ...fields }) as Entry<'productions'>
const run = toEvent('run', [toDate('theatre', '2025-07-05'), toDate('hall', '2025-07-06'), toDate('barn', '2025-07-07')])
const site = toSite({ venues: [...VENUES, toVenue('barn', 'A barn', 'Jos')], tickets: [run] })

it('a production has the cities of its ticketed event, else the places of its past performances, each once', () => {
  const pastPerformances = ['A Lagos theatre', 'Bodija, Ibadan', 'A Lagos theatre'].map((place) => ({ year: 2019, place }))
  expect(placesOf(site, production({ ticketedEvent: 'run', pastPerformances }))).toBe('Lagos, Ibadan and Jos')
  expect(placesOf(site, production({ pastPerformances }))).toBe('A Lagos theatre; Bodija, Ibadan')
})
