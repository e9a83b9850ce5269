import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { isRouted, readBuiltPages } from './readPages.ts'

/** All pages of the fixture site. */
export const FIXTURE_PAGES = readBuiltPages(FIXTURE_DIST)

/** The pages of the sitemap. */
export const FIXTURE_ROUTED_PAGES = FIXTURE_PAGES.filter(isRouted)
