import { ACADEMY_PAGES } from './academyPages.ts'
import { FESTIVAL_AND_NEWS } from './festivalAndNewsPages.ts'
import { MAIN_PAGES } from './mainPages.ts'
import { inOrder, type PageFacts } from './pageExpectations.ts'
import { PRODUCTION_PAGES } from './productionPages.ts'

/** What each of the 27 pages and the not-found page must show, written from the specification and never from the content. */
export const FACTS: readonly PageFacts[] = [...MAIN_PAGES, ...PRODUCTION_PAGES, ...ACADEMY_PAGES, ...FESTIVAL_AND_NEWS]

/** The closed route table of the specification, section 2. */
export const ROUTES: readonly string[] = FACTS.map(({ page }) => page).filter((page) => page !== '/404')

/** What the header and the footer of every page must show: specification, section 2. */
export const FRAME: Omit<PageFacts, 'page'> = {
  facts: ['{companyFull}', '{email}', '{phone}', inOrder('Lagos', 'Ibadan'), ['Privacy Policy', 'Privacy'], ['Terms of Service', 'Terms']],
  exact: [inOrder('Home', 'About Us', 'Productions', 'Academy', 'Festival', 'Get Involved')],
  labels: [
    'Open menu',
    'Close menu',
    'Your email address',
    'Home',
    'About Us',
    'Productions',
    'Academy',
    'Festival',
    'Get Involved',
    'Instagram',
    ['X/Twitter', 'X', 'Twitter'],
    'Facebook',
    'LinkedIn',
  ],
  links: [
    '/',
    '/about',
    '/productions',
    '/academy',
    '/festival',
    '/get-involved',
    '/news',
    '/careers',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    'mailto:{email}',
    'tel:{tel}',
  ],
  carried: ['Unexpected Application Error!', 'Subscription successful!', 'Thank you for subscribing to our newsletter.'],
}
