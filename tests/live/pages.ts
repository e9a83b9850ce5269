import { isRouted, readPages } from '../built/readPages.ts'

/** All pages of the live site. Tests here may say what is true of any content, and name none of it. */
export const PAGES = readPages('dist')

/** Those of the site map. */
export const ROUTED = PAGES.filter(isRouted)
