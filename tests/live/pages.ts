import { isRouted, readPages } from '../built/readPages.ts'

/** All pages of the live site. Tests of these check what must hold of any content, and name none of it. */
export const PAGES = readPages('dist')

/** The pages of the sitemap. */
export const ROUTED = PAGES.filter(isRouted)
