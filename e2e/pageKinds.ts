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

/** Further pages of the same templates, for `npm run audit browser`. */
const LIKE_OTHERS =
  /^\/productions\/(?:the-engagement|wizard-of-law|lion-and-jewel|sankara|oh-obedeki|in-the-continuum)$|^\/academy\/(?:film|youth|young-creative-)|faculty$|^\/about$|^\/news\/./

/** Whether a page has only parts that another page has too. */
export const isLikeAnother = (route: string): boolean => LIKE_OTHERS.test(route)
