import { describe, expect, it } from 'vitest'
import { FIRST_PAGE_SIZE, paginate } from '../../src/lib/paging.ts'

/** A number of items, newest first: the oldest is 1. */
const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => count - index)

describe('the further pages of a list', () => {
  it('are none while the first page holds everything', () => {
    for (const count of [0, 1, 7, FIRST_PAGE_SIZE, 35])
      expect(paginate(newestFirst(count))).toEqual({ first: newestFirst(count), earlier: [] })
  })

  it.each([36, 59, 60, 300, 2500])('contain each of %i items once, newest first', (count) => {
    const { first, earlier } = paginate(newestFirst(count))
    expect([...first, ...earlier.toReversed().flat()]).toEqual(newestFirst(count))
    expect(first.length).toBeGreaterThanOrEqual(FIRST_PAGE_SIZE)
    expect(first.length).toBeLessThan(36)
    expect(new Set(earlier.map(({ length }) => length))).toEqual(new Set([24]))
  })

  it('do not change when items are added', () => {
    const { earlier } = paginate(newestFirst(100))
    for (const more of [1, 24, 200]) expect(paginate(newestFirst(100 + more)).earlier.slice(0, earlier.length)).toEqual(earlier)
  })
})
