import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Tinypool } from 'tinypool'
import { bundleModule, toAddress } from '../lib/bundleModule.ts'
import { type KeptRun, openKept } from '../lib/kept.ts'
import { startPool } from '../lib/onAllCores.ts'
import { finishRendered } from './finishRendered.ts'
import type { Inlined } from './inlined.ts'

/** Fewer pages are finished sooner than processes are started for it. */
const MANY = 200

/** Where finished pages are kept for the next build, from the project’s root. */
const FINISHED = '.build/finished'

/** All that finishes a page, in one piece: when any of it changes, a page is finished anew. */
export const FINISHER_CODE = bundleModule(new URL('finishRendered.ts', import.meta.url))

/** The same as a module, so that other processes run the very code that pages are kept under, whatever has been edited meanwhile. */
const FINISHER = toAddress(FINISHER_CODE)

/** Finishes the pages of a build, and ends with it. */
interface Finishing {
  /** Gives the page as bytes, which is how it was kept. */
  finish(html: string): Promise<Buffer>
  /** Says how many pages there were, and how many of them were not known from an earlier build. */
  end(): Promise<KeptRun>
}

/**
 * Begins to finish so many pages. What is rendered as it was the last time is finished already. Of the others, where pages are many and
 * the computer has cores to spare, that is done by other processes, while this one renders the next: to read a page and to write it anew
 * takes as long as to render it.
 */
export function beginFinishing(
  root: string,
  inlined: Inlined,
  pages: number,
  cores = availableParallelism(),
  code = FINISHER_CODE,
): Finishing {
  const kept = openKept(path.join(root, FINISHED), [code, JSON.stringify(inlined)])
  let pool: Tinypool | undefined
  const make = async (html: string): Promise<string> => {
    if (pages < MANY || cores < 2) return finishRendered({ html, inlined })
    pool ??= startPool(finishRendered.name, FINISHER, cores - 1)
    return pool.run({ html, inlined })
  }
  return {
    finish: async (html) => readFileSync(await kept.find('page.html', [html], async () => Buffer.from(await make(html)))),
    async end() {
      await pool?.destroy()
      return kept.finish()
    },
  }
}
