import { describe, expect, it } from 'vitest'
import { matchesPath } from '../../src/lib/routes.ts'

describe('matching an address', () => {
  it('lets * stand for any one part', () => {
    expect(matchesPath('/festival/events/*', '/festival/events/avalanche')).toBe(true)
    expect(matchesPath('/festival/events/*/tickets', '/festival/events/avalanche/tickets')).toBe(true)
    expect(matchesPath('/*/events', '/festival/events')).toBe(true)
  })

  it('wants every part, and no more', () => {
    expect(matchesPath('/festival/events/*', '/festival/events')).toBe(false)
    expect(matchesPath('/festival/events/*', '/festival/events/avalanche/tickets')).toBe(false)
    expect(matchesPath('/festival', '/festival/events')).toBe(false)
  })

  it('wants the other parts to be the same', () => {
    expect(matchesPath('/privacy-policy', '/privacy-policy')).toBe(true)
    expect(matchesPath('/festival/events/*', '/festival/people/avalanche')).toBe(false)
    expect(matchesPath('/news/fest-2025', '/news/fest-20256')).toBe(false)
  })

  it('reads a pattern as plain words, not as an expression', () => {
    expect(matchesPath('/a.c', '/abc')).toBe(false)
    expect(matchesPath('/fest*', '/festival')).toBe(false)
  })
})
