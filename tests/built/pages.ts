import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { isRouted, readPages } from './readPages.ts'

/** All pages of the fixture site. */
export const PAGES = readPages(FIXTURE_DIST)

/** The pages of the sitemap. */
export const ROUTED = PAGES.filter(isRouted)
