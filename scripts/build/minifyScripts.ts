import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import terser from 'terser/package.json' with { type: 'json' }
import type { Tinypool } from 'tinypool'
import type { Plugin } from 'vite'
import { openKept } from '../lib/kept.ts'
import { startPool } from '../lib/onAllCores.ts'
import { readSame } from '../lib/readSame.ts'
import { minifyScript } from './minifyScript.ts'

/** Where scripts lie that have been made small already. */
const KEPT = '.build/scripts'

/** So many processes at most: each takes hundreds of megabytes for the largest script, and there are few scripts. */
const MOST = 4

const MINIFIER = new URL('minifyScript.ts', import.meta.url)

/**
 * Makes the browser's scripts small with Terser, which takes four kilobytes more from React, React Aria and Embla than esbuild, Vite's
 * own, and a hundred times as long: what has been made small stays so until it changes. A few other processes do it, and take
 * the memory it needs with them when they end. Prints how many had to be made.
 */
export function minifyScripts(): Plugin {
  let kept: ReturnType<typeof openKept> | undefined
  let pool: Tinypool | undefined
  let hasEnded = false
  const endPool = async () => {
    hasEnded = true
    await pool?.destroy()
  }
  return {
    name: 'minify-scripts',
    apply: 'build',
    config: (_config, { isSsrBuild }) => (isSsrBuild ? {} : { build: { minify: false, cssMinify: 'esbuild' } }),
    configResolved({ root, build }) {
      if (!build.ssr) kept = openKept(path.join(root, KEPT), [terser.version, readSame(fileURLToPath(MINIFIER))])
    },
    renderStart() {
      pool = undefined
      hasEnded = false
    },
    renderChunk: {
      order: 'post',
      async handler(code) {
        if (!kept) return null
        const file = await kept.find('script.js', [code], async () => {
          // Where one script fails, others may be on their way here.
          if (hasEnded) throw new Error('Another script could not be made small.')
          pool ??= startPool(minifyScript.name, MINIFIER.href, Math.min(MOST, availableParallelism()))
          return Buffer.from(await pool.run(code))
        })
        return { code: await readFile(file, 'utf8'), map: null }
      },
    },
    renderError: endPool,
    async generateBundle() {
      await endPool()
      const run = kept?.finish()
      if (run) console.log(`Scripts: ${run.all}, ${run.made} of them made now`)
    },
  }
}
