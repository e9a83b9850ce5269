import { describe, expect, it } from 'vitest'
import { endOfDay, hasPassed } from '../../src/lib/passed.ts'

describe('a day', () => {
  it('has passed when its midnight in Lagos has come, and not while it lasts', () => {
    const passed = (today: string) => ['2025-05-31', '2025-06-01T18:30+01:00'].map((value) => hasPassed(value, today))
    expect(passed('2025-03-01')).toEqual([false, false])
    expect(passed('2025-06-01')).toEqual([true, false])
    expect(passed('2026-11-20')).toEqual([true, true])
  })

  it('is over at its midnight in Lagos, through the ends of months and years', () => {
    expect(endOfDay('2025-06-01T18:30+01:00')).toBe('2025-06-02T00:00+01:00')
    expect(endOfDay('2025-07-31')).toBe('2025-08-01T00:00+01:00')
    expect(endOfDay('2024-02-28')).toBe('2024-02-29T00:00+01:00')
    expect(endOfDay('2025-12-31')).toBe('2026-01-01T00:00+01:00')
  })
})
