import { describe, expect, it } from 'vitest'
import { fillTokens } from '../../src/lib/fillTokens.ts'

describe('tokens', () => {
  it('are replaced by their values at every occurrence', () => {
    expect(fillTokens('{program}: the {program}, {day}', { program: 'Bootcamp', day: 'Friday' })).toBe('Bootcamp: the Bootcamp, Friday')
  })

  it('are unchanged if unknown', () => {
    expect(fillTokens('for the {program} {', { programme: 'Bootcamp' })).toBe('for the {program} {')
    expect(fillTokens('{constructor}', {})).toBe('{constructor}')
  })

  it('are inserted literally, even dollar signs', () => {
    expect(fillTokens('{price}', { price: '$& $1' })).toBe('$& $1')
  })
})
