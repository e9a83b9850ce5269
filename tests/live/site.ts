import { loadSite } from '../../src/content/site.ts'

/** The content of the live site as a build reads it: without drafts, which `getSite` takes in where Vite says that it is in development. */
export const site = loadSite(process.cwd())
