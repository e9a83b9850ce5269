/** Pages with fixed addresses, in the order of the sitemap. */
export const FIXED_PATHS = [
  '/',
  '/about',
  '/productions',
  '/academy',
  '/academy/young-creatives-bootcamp',
  '/academy/young-creatives-bootcamp/courses',
  '/academy/young-creatives-bootcamp/faculty',
  '/academy/young-creatives-bootcamp/scholarships',
  '/academy/young-creative-workshop',
  '/festival',
  '/news',
  '/careers',
  '/get-involved',
  '/contact',
  '/tickets',
] as const

export type FixedPath = (typeof FIXED_PATHS)[number]

/** The address of the not-found page. The build turns it into 404.html. */
export const NOT_FOUND = '/404'

/** The address of the offline page, which the service worker shows without a network. */
export const OFFLINE = '/offline'

/** Whether an address, without fragment and query, matches a pattern in which `*` matches any one part. */
export function matchesPath(pattern: string, path: string): boolean {
  const patternParts = pattern.split('/')
  const parts = path.split('/')
  return patternParts.length === parts.length && patternParts.every((part, index) => part === '*' || part === parts[index])
}
