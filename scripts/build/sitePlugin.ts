import type { Plugin } from 'vite'
import type { Site } from '../../src/content/site.ts'

const ID = 'virtual:site'
/** How Vite names the module once it is resolved. */
export const RESOLVED_ID = `\0${ID}`

/** Gives the site’s content to src/main.tsx as the module “virtual:site”. */
export const sitePlugin = (getSite: () => Site | Promise<Site>): Plugin => ({
  name: 'site',
  resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
  load: async (id) => {
    if (id !== RESOLVED_ID) return undefined
    // As one string, which is read faster than the same data as code.
    return `export const site = JSON.parse(${JSON.stringify(JSON.stringify(await getSite()))})`
  },
})
