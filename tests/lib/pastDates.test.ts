import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasPassed, shownAfter } from '../../src/lib/pastDates.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a day', () => {
  it('has passed at the next midnight in Lagos, not before', () => {
    const passed = (today: string) => ['2025-05-31', '2025-06-01T18:30+01:00'].map((value) => hasPassed(value, today))
    expect(passed('2025-03-01')).toEqual([false, false])
    expect(passed('2025-06-01')).toEqual([true, false])
    expect(passed('2026-11-20')).toEqual([true, true])
  })

  it('ends at midnight in Lagos, also at the end of a month or year', () => {
    vi.stubEnv('SITE_NOW', '2024-01-01')
    const ends = ['2025-06-01T18:30+01:00', '2025-07-31', '2024-02-28', '2025-12-31'].map((day) => shownAfter(day))
    expect(ends).toEqual(
      ['2025-06-02T00:00+01:00', '2025-08-01T00:00+01:00', '2024-02-29T00:00+01:00', '2026-01-01T00:00+01:00'].map((end) => ({
        hidden: true,
        'data-after': end,
      })),
    )
  })
})
