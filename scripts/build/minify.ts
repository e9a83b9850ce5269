import { minify as swc } from '@swc/core'
import type { Plugin } from 'vite'

/** Minifies the client code with SWC: it becomes 3 to 10 % smaller than by Vite’s own minifier. */
export const minify = (): Plugin => ({
  name: 'minify',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk: {
    order: 'post',
    handler: async (code) => {
      const minified = await swc(code, { module: true, compress: { ecma: 2018, passes: 3 }, mangle: true })
      return { code: minified.code, map: null }
    },
  },
})
