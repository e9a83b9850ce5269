import { describe, expect, it } from 'vitest'
import { matchesPath } from '../../src/lib/routes.ts'

describe('matching an address', () => {
  it('lets * match any one segment', () => {
    expect(matchesPath('/festival/events/*', '/festival/events/avalanche')).toBe(true)
    expect(matchesPath('/festival/events/*/tickets', '/festival/events/avalanche/tickets')).toBe(true)
    expect(matchesPath('/*/events', '/festival/events')).toBe(true)
  })

  it('requires every segment, and no more', () => {
    expect(matchesPath('/festival/events/*', '/festival/events')).toBe(false)
    expect(matchesPath('/festival/events/*', '/festival/events/avalanche/tickets')).toBe(false)
    expect(matchesPath('/festival', '/festival/events')).toBe(false)
  })

  it('requires the other segments to be equal', () => {
    expect(matchesPath('/privacy-policy', '/privacy-policy')).toBe(true)
    expect(matchesPath('/festival/events/*', '/festival/people/avalanche')).toBe(false)
    expect(matchesPath('/news/fest-2025', '/news/fest-20256')).toBe(false)
  })

  it('reads a pattern literally, not as a regular expression', () => {
    expect(matchesPath('/a.c', '/abc')).toBe(false)
    expect(matchesPath('/fest*', '/festival')).toBe(false)
  })
})
