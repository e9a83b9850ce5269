/** The pages whose addresses do not depend on the files of a folder, in the order of the sitemap. */
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

/** The folders of content whose every file has a page, and where these pages are. */
export const PAGE_FOLDERS = { productions: '/productions/', programmes: '/academy/', news: '/news/' } as const

export type PagedCollection = keyof typeof PAGE_FOLDERS

export const PAGED_COLLECTIONS = /* @__PURE__ */ Object.keys(PAGE_FOLDERS) as PagedCollection[]

/** What decides whether an entry has a page, and where. */
export interface Addressed {
  id: string
  slug?: string | undefined
  page?: boolean | undefined
}

/** Whether the files of a collection have pages. */
export const isPaged = (collection: string): collection is PagedCollection => Object.hasOwn(PAGE_FOLDERS, collection)

/** The address of an entry's page, whether it has one or not. */
export const toAddress = (collection: PagedCollection, { id, slug = id }: Addressed): string => PAGE_FOLDERS[collection] + slug

/** The address of an entry's page; undefined for a file with `page: false`. */
export const findPagePath = (collection: PagedCollection, entry: Addressed): string | undefined =>
  entry.page === false ? undefined : toAddress(collection, entry)

/** The not-found page's own address. The build turns it into 404.html. */
export const NOT_FOUND = '/404'

/** The address of the page that stands in for others where there is no network. */
export const OFFLINE = '/offline'

/** Whether an address, without fragment and query, matches a pattern in which `*` stands for any one part. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const parts = path.split('/')
  return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
}
