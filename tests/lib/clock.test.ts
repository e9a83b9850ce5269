import { describe, expect, it } from 'vitest'
import { getToday } from '../../src/lib/clock.ts'

describe('getToday', () => {
  it('is the day in Lagos, which begins an hour before the day in UTC', () => {
    expect(getToday('', new Date('2025-05-17T22:59:59Z'))).toBe('2025-05-17')
    expect(getToday('', new Date('2025-05-17T23:00:00Z'))).toBe('2025-05-18')
  })

  it('is SITE_NOW if it is set', () => {
    expect(getToday('2025-05-17')).toBe('2025-05-17')
    expect(getToday('2025-05-17T23:30:00Z')).toBe('2025-05-18')
    expect(getToday('2025-05-17T00:30+01:00')).toBe('2025-05-17')
  })

  it.each(['yesterday', '2025-02-30', '2025-02-30T10:00Z', '2025-05-17T10:00', '17/05/2025', '2025-13-01'])('refuses %s', (siteNow) => {
    expect(() => getToday(siteNow)).toThrow(`SITE_NOW is “${siteNow}”.`)
  })
})
