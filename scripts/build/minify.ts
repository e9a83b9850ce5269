import { minify as swc } from '@swc/core'
import type { Plugin } from 'vite'

/** Minifies the client code with SWC: as small as Terser makes it, in a twentieth of the time. */
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
