import { describe, expect, it, vi } from 'vitest'
import {
  formatDay,
  formatMinutes,
  formatMoment,
  formatMonthDay,
  formatRangeParts,
  formatShortDay,
  formatTime,
  formatWeekday,
  listDays,
  rangeDash,
} from '../../src/lib/dates.ts'

it.each([
  ['Africa/Lagos', -60],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
])('a date keeps its day, hour and day of the week on a machine in %s', (name, offset) => {
  vi.stubEnv('TZ', name)
  expect(new Date('2025-05-17T12:00Z').getTimezoneOffset()).toBe(offset)
  const days = ['2025-01-01', '2025-05-17T00:30+01:00', '2025-05-17T23:30+01:00'].map(formatDay)
  expect(days).toEqual(['January 1, 2025', 'May 17, 2025', 'May 17, 2025'])
  expect(formatMoment('2025-05-17T23:30+01:00')).toBe('May 17, 2025 at 11:30 PM')
  expect(formatWeekday('2025-10-11')).toBe('Saturday, October 11, 2025')
})

it('a day and an hour that summer time skips on the machine are formatted as written', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(formatMoment('2026-03-29T02:30+01:00')).toBe('March 29, 2026 at 2:30 AM')
  vi.stubEnv('TZ', 'Pacific/Apia')
  expect(formatWeekday('2011-12-30')).toBe('Friday, December 30, 2011')
  vi.stubEnv('TZ', 'America/Asuncion')
  expect(listDays('2023-09-30', '2023-10-02')).toEqual(['2023-09-30', '2023-10-01', '2023-10-02'])
})

it('a day has a long form, a short one, and one without its year', () => {
  expect(formatDay('2025-03-05')).toBe('March 5, 2025')
  expect(formatShortDay('2025-03-05')).toBe('Mar 5, 2025')
  expect(formatMonthDay('2024-12-25')).toBe('Dec 25')
  expect(formatMoment('2025-03-05')).toBe('March 5, 2025')
})

it.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['15:30', '3:30 PM'],
])('the time %s is formatted as %s, alone and in a moment', (time, read) => {
  expect(formatTime(time)).toBe(read)
  expect(formatMoment(`2025-05-31T${time}+01:00`)).toBe(`May 31, 2025 at ${read}`)
})

describe('a range of days', () => {
  const read = (start: string, end: string) => formatRangeParts(start, end).join(rangeDash(start, end))

  it('is one day when both are the same, at any hours', () => {
    expect(formatRangeParts('2025-05-17', '2025-05-17')).toEqual(['May 17, 2025'])
    expect(formatRangeParts('2025-05-17T15:00+01:00', '2025-05-17T18:00+01:00')).toEqual(['May 17, 2025'])
  })

  it('names the month once within a month', () => {
    expect(read('2025-10-10', '2025-10-11')).toBe('October 10–11, 2025')
  })

  it('names both months across months, and both years across years', () => {
    expect(read('2025-08-12', '2025-09-07')).toBe('August 12 – September 7, 2025')
    expect(read('2024-12-25', '2025-12-29')).toBe('December 25, 2024 – December 29, 2025')
  })
})

it('a duration has hours and minutes, each where there are any', () => {
  expect([1, 60, 110, 121].map(formatMinutes)).toEqual(['1 minute', '1 hour', '1 hour 50 minutes', '2 hours 1 minute'])
})
