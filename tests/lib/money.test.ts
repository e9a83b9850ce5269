import { describe, expect, it } from 'vitest'
import { formatNaira, formatPriceRange, splitPrices } from '../../src/lib/money.ts'

describe('an amount of naira', () => {
  it.each([
    [0, '₦0'],
    [999, '₦999'],
    [5000, '₦5,000'],
    [15_000, '₦15,000'],
    [1_500_000, '₦1,500,000'],
  ])('of %i is formatted as %s', (amount, read) => {
    expect(formatNaira(amount)).toBe(read)
  })
})

describe('a range of prices', () => {
  it('goes from the lowest to the highest, in any order', () => {
    expect(formatPriceRange([8000, 50_000, 5000])).toBe('₦5,000 to ₦50,000')
    expect(formatPriceRange([3000, 0])).toBe('₦0 to ₦3,000')
  })

  it('is one price if all are the same', () => {
    expect(formatPriceRange([15_000])).toBe('₦15,000')
    expect(formatPriceRange([5000, 5000])).toBe('₦5,000')
  })
})

describe('the prices of a text', () => {
  it.each([
    ['Why Only ₦5,000?', [{ text: 'Why Only ' }, { text: '₦5,000', spoken: '5,000 naira' }, { text: '?' }]],
    ['₦5,000 to ₦8,000', [{ text: '₦5,000 to ₦8,000', spoken: '5,000 to 8,000 naira' }]],
    [
      'From ₦500, or ₦1,500,000',
      [{ text: 'From ' }, { text: '₦500', spoken: '500 naira' }, { text: ', or ' }, { text: '₦1,500,000', spoken: '1,500,000 naira' }],
    ],
    ['₦ is the naira sign', [{ text: '₦ is the naira sign' }]],
    ['', []],
  ])('are separate from the other text: “%s”', (text, parts) => {
    expect(splitPrices(text)).toEqual(parts)
  })
})
