/** Every page of the site, in the order of the map. The two that stand in for others are not among them. */
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

/** The address of a page. */
export type Route = (typeof ROUTES)[number]

/** The not-found page's own address. The build turns it into 404.html. */
export const NOT_FOUND = '/404'

/** The address of the page that stands in for others where there is no network. */
export const OFFLINE = '/offline'

/** Whether a page stands at an address. */
export const isRoute = (path: string): path is Route => addresses.has(path)

/** Marked as pure, so that scripts of the browser that ask for one address are spared the list. */
const addresses = /* @__PURE__ */ new Set<string>(ROUTES)

/** Where the pages lie of the collections whose every thing has a page of its own, or will have one. */
export const PAGE_FOLDERS = { productions: '/productions/', programmes: '/academy/', news: '/news/' } as const

/**
 * The address of the page of a thing, unless that page is still to be made.
 * In development there is one for every thing, so that its author can read it.
 */
export function findPage(collection: keyof typeof PAGE_FOLDERS, id: string): string | undefined {
  const path = PAGE_FOLDERS[collection] + id
  return isRoute(path) || import.meta.env?.DEV === true ? path : undefined
}

/** Whether an address, without fragment and query, matches a pattern in which `*` stands for any one part. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
}
