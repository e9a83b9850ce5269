import { describe, expect, it, vi } from 'vitest'
import { eventCities, eventPrices, eventRuns, eventSpan, isUpcoming, placeOf } from '../../src/model/events.ts'
import { toDate, toEvent, toSite, toVenue, VENUES } from './samples.ts'

const site = toSite({ venues: VENUES })

describe('an event', () => {
  const LATER = '2034-05-06T16:00+01:00'
  const isUpcomingWith = (...statuses: ('scheduled' | 'completed' | 'cancelled')[]) => {
    vi.stubEnv('SITE_NOW', '2034-05-01')
    return isUpcoming(
      toEvent(
        'a',
        statuses.map((status) => toDate('theatre', LATER, [5000], { status })),
      ),
    )
  }

  it('has the prices of cancelled dates only if no other date is left', () => {
    const cancelled = toDate('theatre', LATER, [5000], { status: 'cancelled' })
    expect(eventPrices(toEvent('a', [cancelled, toDate('theatre', LATER, [8000])]))).toEqual([8000])
    expect(eventPrices(toEvent('a', [cancelled]))).toEqual([5000])
  })

  it('is upcoming while one of its dates is, and not once all are completed or cancelled', () => {
    expect(isUpcomingWith('completed', 'scheduled')).toBe(true)
    expect(isUpcomingWith('completed', 'completed')).toBe(false)
    expect(isUpcomingWith('cancelled')).toBe(false)
  })
})

it.each([
  ['from the first day to the last', ['2025-06-01T18:30+01:00', '2025-05-17T15:00+01:00'], '2025-05-17', '2025-06-01'],
  ['to the last day of a date of several days', ['2025-12-28 2026-01-02', '2025-12-30'], '2025-12-28', '2026-01-02'],
  ['by days in Lagos, not in UTC', ['2025-05-17T00:30+01:00'], '2025-05-17', '2025-05-17'],
])('the span of an event is %s', (_what, dates, start, end) => {
  const event = toEvent(
    'a',
    dates.map((date) => {
      const [from = '', to] = date.split(' ')
      return toDate('hall', from, [3000], to ? { end: to } : {})
    }),
  )
  expect(eventSpan(event)).toEqual({ start, end })
})

describe('the places of an event', () => {
  const event = toEvent('a', [toDate('theatre', '2025-05-17'), toDate('hall', '2025-05-31'), toDate('park', '2025-06-01')])

  it('include each city once, in the order of the dates', () => {
    expect(eventCities(site, event)).toEqual(['Lagos', 'Ibadan'])
  })

  it('has the city once', () => {
    expect(placeOf(toVenue('hall', 'A hall', 'Ibadan'))).toBe('A hall, Ibadan')
    expect(placeOf(toVenue('theatre', 'A Lagos theatre', 'Lagos'))).toBe('A Lagos theatre')
  })
})

it('shows each run of an event, and not the days between them', () => {
  const runsOf = (...days: string[]) =>
    eventRuns(
      toEvent(
        'drum',
        days.map((day) => toDate('lagos-theatre', `${day}T16:00+01:00`)),
      ),
    ).map(({ start, end }) => `${start} ${end}`)
  expect(runsOf('2026-12-30', '2026-12-31', '2027-01-16', '2027-03-01')).toEqual([
    '2026-12-30 2026-12-31',
    '2027-01-16 2027-01-16',
    '2027-03-01 2027-03-01',
  ])
  // One day without a performance parts two runs.
  expect(runsOf('2027-02-05', '2027-02-06', '2027-02-08')).toEqual(['2027-02-05 2027-02-06', '2027-02-08 2027-02-08'])
  expect(runsOf('2027-02-13', '2027-02-05')).toEqual(['2027-02-05 2027-02-05', '2027-02-13 2027-02-13'])
})
