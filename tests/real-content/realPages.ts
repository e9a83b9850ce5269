import { loadSite } from '../../src/content/site.ts'
import { isRouted, readBuiltPages } from '../built/readPages.ts'

/** The real content as a build loads it: without drafts, which `getSite` includes when Vite is in development mode. */
export const site = loadSite(process.cwd())

/** All pages of the site with the real content. Their tests check only what must be true of any content. */
export const REAL_PAGES = readBuiltPages('dist')

/** The pages of the sitemap. */
export const REAL_ROUTED_PAGES = REAL_PAGES.filter(isRouted)
