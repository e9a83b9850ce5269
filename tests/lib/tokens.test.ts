import { describe, expect, it } from 'vitest'
import { fillTokens } from '../../src/lib/tokens.ts'

describe('names in braces', () => {
  it('give way to their values, every time they stand', () => {
    expect(fillTokens('{program}: the {program}, {day}', { program: 'Bootcamp', day: 'Friday' })).toBe('Bootcamp: the Bootcamp, Friday')
  })

  it('stay as they are when nobody knows them', () => {
    expect(fillTokens('for the {program} {', { programme: 'Bootcamp' })).toBe('for the {program} {')
  })

  it('may have empty values, and values that look like names', () => {
    expect(fillTokens('a{none}b{one}', { none: '', one: '{none}' })).toBe('ab{none}')
  })

  it('are put in as written, dollar signs too', () => {
    expect(fillTokens('{price}', { price: '$& $1' })).toBe('$& $1')
  })
})
