import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import terser from 'terser/package.json' with { type: 'json' }
import type { Plugin } from 'vite'
import { openKept } from '../lib/kept.ts'
import { readSame } from '../lib/readSame.ts'

/** Where scripts lie that have been made small already. */
const KEPT = '.build/scripts'

/** Three rounds find what one does not. Terser writes into the options it is given: it gets a copy. */
const OPTIONS = { module: true, ecma: 2020, compress: { passes: 3 } } as const

/**
 * Makes the browser's scripts small with Terser, which takes four kilobytes more from React, React Aria and Embla than esbuild, Vite's
 * own, and a hundred times as long: what has been made small stays so until it changes. Prints how many had to be made.
 */
export function minifyScripts(): Plugin {
  let kept: ReturnType<typeof openKept> | undefined
  return {
    name: 'minify-scripts',
    apply: 'build',
    config: (_config, { isSsrBuild }) => (isSsrBuild ? {} : { build: { minify: false, cssMinify: 'esbuild' } }),
    configResolved({ root, build }) {
      if (!build.ssr) kept = openKept(path.join(root, KEPT), [terser.version, JSON.stringify(OPTIONS), readSame(import.meta.filename)])
    },
    renderChunk: {
      order: 'post',
      async handler(code) {
        if (!kept) return null
        const file = await kept.find('script.js', [code], async () =>
          Buffer.from((await minify(code, structuredClone(OPTIONS))).code as string),
        )
        return { code: await readFile(file, 'utf8'), map: null }
      },
    },
    generateBundle() {
      const run = kept?.finish()
      if (run) console.log(`Scripts: ${run.all}, ${run.made} of them made now`)
    },
  }
}
