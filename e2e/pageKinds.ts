/** An address that is answered with the not-found page. */
export const NO_PAGE = '/no-such-page'

/** One page of each kind. */
export const KINDS = [
  '/',
  '/productions/daughters-of-dance',
  '/academy/storytelling-intensive',
  '/tickets',
  '/news/alliance-francaise-partnership',
  '/careers',
  '/festival',
  NO_PAGE,
] as const

/** Pages made of the same parts as others: `npm run audit browser` looks at them. */
const LIKE_OTHERS =
  /^\/productions\/(?:the-engagement|wizard-of-law|lion-and-jewel|sankara|oh-obedeki|in-the-continuum)$|^\/academy\/(?:film|youth|young-creative-)|faculty$|^\/about$|^\/news\/./

/** Whether a page holds nothing that another page does not hold as well. */
export const isLikeAnother = (route: string): boolean => LIKE_OTHERS.test(route)
