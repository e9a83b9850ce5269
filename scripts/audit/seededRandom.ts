/** Reproducible pseudorandom values. */
export interface Random {
  /** An integer from 0 up to but not including `limit`. */
  below(limit: number): number
  /** A random item of a list. Throws when it is empty. */
  pick<Item>(items: readonly Item[]): Item
}

/** Makes a generator of pseudorandom values from a seed (mulberry32). */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
  }
}
