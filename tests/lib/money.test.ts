import { expect, it } from 'vitest'
import { formatNaira, formatPriceRange } from '../../src/lib/money.ts'

it('an amount of naira has its sign and commas', () => {
  expect([0, 999, 1_500_000].map(formatNaira)).toEqual(['₦0', '₦999', '₦1,500,000'])
})

it('a range of prices goes from the lowest to the highest, in any order, and is one price if all are the same', () => {
  expect(formatPriceRange([8000, 50_000, 5000])).toBe('₦5,000 to ₦50,000')
  expect(formatPriceRange([5000, 5000])).toBe('₦5,000')
})
