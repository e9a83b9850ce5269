/** An address that is answered with the not-found page. */
export const NO_PAGE = '/no-such-page'

/** One page of each template. */
export const ONE_PAGE_PER_TEMPLATE = [
  '/',
  '/productions/daughters-of-dance',
  '/academy/storytelling-intensive',
  '/tickets',
  '/news/alliance-francaise-partnership',
  '/careers',
  '/festival',
  NO_PAGE,
] as const

/** Pages for failing requests: one of each kind, with the news search and the contact form. */
export const FAILURE_PAGES = ['/news', '/contact', ...ONE_PAGE_PER_TEMPLATE] as const
