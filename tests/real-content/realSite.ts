import { loadSite } from '../../src/content/site.ts'

/** The real content as a build loads it: without drafts, which `getSite` includes when Vite is in development mode. */
export const site = loadSite(process.cwd())
