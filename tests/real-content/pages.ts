import { isRouted, readBuiltPages } from '../built/readPages.ts'

/** All pages of the site with the real content. Their tests check what must hold of any content, and name none of it. */
export const PAGES = readBuiltPages('dist')

/** The pages of the sitemap. */
export const ROUTED = PAGES.filter(isRouted)
