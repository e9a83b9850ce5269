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

/** The content folders whose files have a page each, with the address of these pages. */
export const PAGE_FOLDERS = { productions: '/productions/', programmes: '/academy/', news: '/news/' } as const

export type PagedCollection = keyof typeof PAGE_FOLDERS

export const PAGED_COLLECTIONS = /* @__PURE__ */ Object.keys(PAGE_FOLDERS) as PagedCollection[]

/** The fields that decide whether an entry has a page, and at which address. */
export interface Addressed {
  id: string
  slug?: string | undefined
  page?: boolean | undefined
}

/** Whether files of this collection can have pages. */
export const isPaged = (collection: string): collection is PagedCollection => Object.hasOwn(PAGE_FOLDERS, collection)

/** The address of an entry’s page, even if `page: false` leaves that page out. */
export const toAddress = (collection: PagedCollection, { id, slug = id }: Addressed): string => PAGE_FOLDERS[collection] + slug

/** The address of an entry’s page; undefined for an entry with `page: false`. */
export const findPagePath = (collection: PagedCollection, entry: Addressed): string | undefined =>
  entry.page === false ? undefined : toAddress(collection, entry)

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
