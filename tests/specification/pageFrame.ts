import { inOrder, type PageFacts } from './pageExpectations.ts'

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
