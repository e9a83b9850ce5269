import { availableParallelism } from 'node:os'
import { startPool } from '../lib/onAllCores.ts'
import { finishRendered } from './finishRendered.ts'
import type { Inlined } from './inlined.ts'

/** Fewer pages are finished sooner than processes are started for it. */
const MANY = 200

/** Finishes the pages of a build, and ends with it. */
interface Finishing {
  finish(html: string): Promise<string>
  end(): Promise<void>
}

/**
 * Begins to finish so many pages. Where they are many and the computer has cores to spare, that is done by other processes, while this
 * one renders the next: reading a page and writing it anew takes as long as to render it.
 */
export function beginFinishing(inlined: Inlined, pages: number, cores = availableParallelism()): Finishing {
  if (pages < MANY || cores < 2) return { finish: async (html) => finishRendered({ html, inlined }), end: async () => {} }
  const pool = startPool(finishRendered.name, new URL('finishRendered.ts', import.meta.url).href, cores - 1)
  return { finish: (html) => pool.run({ html, inlined }), end: () => pool.destroy() }
}
