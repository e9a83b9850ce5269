import { describe, expect, it } from 'vitest'
import { eventCardWords } from '../../src/model/eventCards.ts'
import { toDate, toEvent, toSite, VENUES } from './samples.ts'

const site = toSite({ venues: VENUES, productions: [{ id: 'sankara', ticketedEvent: 'revival' }] })

describe('what a card shows of an event', () => {
  it('brings its dates and their venues together', () => {
    const event = toEvent('run', [toDate('theatre', '2025-07-05T16:00+01:00'), toDate('hall', '2025-08-10', [3000], { end: '2025-08-15' })])
    const { span, cities, dates } = eventCardWords(site, event)
    expect(span).toEqual({ start: '2025-07-05', end: '2025-08-15' })
    expect(cities).toBe('Lagos and Ibadan')
    expect(dates.map(({ place, start, end }) => [place, start, end])).toEqual([
      ['A Lagos theatre', '2025-07-05T16:00+01:00', undefined],
      ['A hall, Ibadan', '2025-08-10', '2025-08-15'],
    ])
    expect(dates[1]?.ticketTypes).toEqual([{ name: 'Seat at 3000', price: 3000 }])
  })

  it('calls a date over when the content says so, never by the calendar', () => {
    const past = toDate('hall', '1999-01-01', [5000], { status: 'on sale' })
    const done = toDate('hall', '2999-01-01', [5000], { status: 'completed', statusText: 'Show Completed' })
    const { dates } = eventCardWords(site, toEvent('run', [past, done]))
    expect(dates.map(({ completed, statusText }) => [completed, statusText])).toEqual([
      [false, undefined],
      [true, 'Show Completed'],
    ])
  })

  it('leads to what to know before coming: to the play that is given, or to the page that tells more', () => {
    const visitOf = (id: string) =>
      eventCardWords(site, { ...toEvent(id, [toDate('hall', '2025-08-10')]), detailsLink: '/festival#next' }).visit
    expect(visitOf('revival')).toBe('/productions/sankara#before-you-come')
    expect(visitOf('festival')).toBe('/festival#next')
  })
})
