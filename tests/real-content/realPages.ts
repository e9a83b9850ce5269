import { isRouted, readBuiltPages } from '../built/readPages.ts'

/** All pages of the site with the real content. Their tests check only what must be true of any content. */
export const REAL_PAGES = readBuiltPages('dist')

/** The pages of the sitemap. */
export const REAL_ROUTED_PAGES = REAL_PAGES.filter(isRouted)
