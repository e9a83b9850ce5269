import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { isRouted, readBuiltPages } from './readPages.ts'

/** All pages of the fixture site. */
export const PAGES = readBuiltPages(FIXTURE_DIST)

/** The pages of the sitemap. */
export const ROUTED = PAGES.filter(isRouted)
