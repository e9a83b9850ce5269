import { ACADEMY_PAGES } from './academyPages.ts'
import { FESTIVAL_AND_NEWS } from './festivalAndNewsPages.ts'
import { MAIN_PAGES } from './mainPages.ts'
import type { PageFacts } from './pageExpectations.ts'
import { PRODUCTION_PAGES } from './productionPages.ts'

/** What each of the 27 pages and the not-found page must show, written from the specification and never from the content. */
export const FACTS: readonly PageFacts[] = [...MAIN_PAGES, ...PRODUCTION_PAGES, ...ACADEMY_PAGES, ...FESTIVAL_AND_NEWS]

/** The closed route table of the specification, section 2. */
export const ROUTES = [
  '/',
  '/about',
  '/productions',
  '/productions/red-freedom-road',
  '/productions/the-engagement',
  '/productions/wizard-of-law',
  '/productions/lion-and-jewel',
  '/productions/sankara',
  '/productions/oh-obedeki',
  '/productions/in-the-continuum',
  '/productions/daughters-of-dance',
  '/academy',
  '/academy/storytelling-intensive',
  '/academy/film-production-masterclass',
  '/academy/youth-theatre-workshop',
  '/academy/young-creatives-bootcamp',
  '/academy/young-creatives-bootcamp/courses',
  '/academy/young-creatives-bootcamp/faculty',
  '/academy/young-creatives-bootcamp/scholarships',
  '/academy/young-creative-workshop',
  '/festival',
  '/news',
  '/news/alliance-francaise-partnership',
  '/careers',
  '/get-involved',
  '/contact',
  '/tickets',
] as const
