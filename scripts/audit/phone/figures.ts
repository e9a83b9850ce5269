import { loadavg } from 'node:os'

/** The median; for an even count, the mean of the two middle values. NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}

/** A page and its twin, measured one right after the other. */
export interface Round<Figures> {
  asBuilt: Figures
  twin: Figures
}

/** A figure of the page divided by its twin's: the median of all rounds, because the machine’s load varies. */
export const ratioOf = <Figures>(rounds: readonly Round<Figures>[], pick: (figures: Figures) => number): number =>
  median(rounds.map(({ asBuilt, twin }) => pick(asBuilt) / pick(twin)))

/** The load average. Times measured on a busy machine are longer. */
export const readLoad = (): number => Number(loadavg()[0]?.toFixed(1))
