import { describe, expect, it } from 'vitest'
import { formatNaira, formatPriceRange, splitPrices } from '../../src/lib/money.ts'

it('an amount of naira has its sign and commas', () => {
  expect([0, 999, 1_500_000].map(formatNaira)).toEqual(['₦0', '₦999', '₦1,500,000'])
})

it('a range of prices goes from the lowest to the highest, in any order, and is one price if all are the same', () => {
  expect(formatPriceRange([8000, 50_000, 5000])).toBe('₦5,000 to ₦50,000')
  expect(formatPriceRange([5000, 5000])).toBe('₦5,000')
})

describe('the prices of a text', () => {
  it.each([
    ['Why Only ₦5,000?', [{ text: 'Why Only ' }, { text: '₦5,000', spoken: '5,000 naira' }, { text: '?' }]],
    ['₦5,000 to ₦8,000', [{ text: '₦5,000 to ₦8,000', spoken: '5,000 to 8,000 naira' }]],
    ['₦ is the naira sign', [{ text: '₦ is the naira sign' }]],
    ['', []],
  ])('are separate from the other text: “%s”', (text, parts) => {
    expect(splitPrices(text)).toEqual(parts)
  })
})
