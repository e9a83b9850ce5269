import { ACADEMY_PAGES } from './academyPages.ts'
import { FESTIVAL_AND_NEWS } from './festivalAndNewsPages.ts'
import { MAIN_PAGES } from './mainPages.ts'
import { PRODUCTION_PAGES } from './productionPages.ts'

/** What each page and the not-found page must show by the specification. */
export const PAGES = [...MAIN_PAGES, ...PRODUCTION_PAGES, ...ACADEMY_PAGES, ...FESTIVAL_AND_NEWS]

/** The route table of the specification, section 2. */
export const ROUTES: readonly string[] = PAGES.map(({ page }) => page).filter((page) => page !== '/404')
