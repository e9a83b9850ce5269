import { loadSite } from '../../src/content/site.ts'

/** The content of the live site as a build loads it: without drafts, which `getSite` includes when Vite is in development mode. */
export const site = loadSite(process.cwd())
