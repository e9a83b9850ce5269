/** Reproducible pseudorandom values. */
type Random = ReturnType<typeof makeRandom>

/** Makes a generator of pseudorandom values from a seed (mulberry32). */
export function makeRandom(seed: number) {
  let state = seed >>> 0
  /** An integer from 0 up to but not including `limit`. */
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    /** A random item of a list. Throws when it is empty. */
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error('There is nothing to pick from')
      return items[below(items.length)] as Item
    },
  }
}
