import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toEventCardProps } from '../../src/model/eventCards.ts'
import { toDate, toEvent, toSite, VENUES } from './samples.ts'

beforeEach(() => vi.stubEnv('SITE_NOW', '2025-06-01'))
afterEach(() => vi.unstubAllEnvs())

const site = toSite({ venues: VENUES, productions: [{ id: 'sankara', ticketedEvent: 'revival' }] })

describe('the card of an event', () => {
  it('has its dates and their venues', () => {
    const event = toEvent('run', [toDate('theatre', '2025-07-05T16:00+01:00'), toDate('hall', '2025-08-10', [3000], { end: '2025-08-15' })])
    const { span, cities, dates } = toEventCardProps(site, event)
    expect(span).toEqual({ start: '2025-07-05', end: '2025-08-15' })
    expect(cities).toBe('Lagos and Ibadan')
    expect(dates.map(({ place, start, end }) => [place, start, end])).toEqual([
      ['A Lagos theatre', '2025-07-05T16:00+01:00', undefined],
      ['A hall, Ibadan', '2025-08-10', '2025-08-15'],
    ])
    expect(dates[1]?.ticketTypes).toEqual([{ name: 'Seat at 3000', price: 3000 }])
  })

  it('has the status of a date from the content, never from the calendar', () => {
    const past = toDate('hall', '1999-01-01', [5000], { status: 'on sale' })
    const done = toDate('hall', '2999-01-01', [5000], { status: 'completed', statusText: 'Show Completed' })
    const { dates } = toEventCardProps(site, toEvent('run', [past, done]))
    expect(dates.map(({ completed, statusText }) => [completed, statusText])).toEqual([
      [true, 'Show Completed'],
      [false, undefined],
    ])
  })

  it('uses the new date of a postponed one, with its old length, and no cancelled date', () => {
    const moved = toDate('park', '2025-08-10', [3000], { end: '2025-08-15', status: 'postponed', newDate: '2025-12-29' })
    const off = toDate('park', '2026-02-01', [3000], { status: 'cancelled' })
    const { span, actualSpan, dates } = toEventCardProps(site, toEvent('festival', [moved, off]))
    expect(actualSpan).toEqual({ start: '2025-12-29', end: '2026-01-03' })
    expect(span).toEqual({ start: '2025-12-29', end: '2026-02-01' })
    expect(dates.map(({ notice }) => notice?.newDate)).toEqual([actualSpan, undefined])
    expect(toEventCardProps(site, toEvent('festival', [off])).actualSpan).toBeUndefined()
  })

  it('links to “Before you come” on the production’s page, else on the event’s page until it is over', () => {
    const visitOf = (id: string) =>
      toEventCardProps(site, { ...toEvent(id, [toDate('hall', '2025-08-10')]), detailsLink: '/festival#next' }).visit
    vi.stubEnv('SITE_NOW', '2025-08-10')
    expect(visitOf('revival')).toBe('/productions/sankara#before-you-come')
    expect(visitOf('festival')).toBe('/festival#next')
    vi.stubEnv('SITE_NOW', '2025-08-11')
    expect(visitOf('revival')).toBe('/productions/sankara#before-you-come')
    expect(visitOf('festival')).toBeUndefined()
  })
})
