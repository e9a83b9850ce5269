import { PRODUCTION_CATEGORIES } from '../content/schemas/productions.ts'
import type { Site } from '../content/site.ts'
import { paginate } from '../lib/paging.ts'
import { toSlug } from '../lib/slug.ts'
import type { SiteArea } from '../lib/theme.ts'

/** The collections whose lists are split into several pages when they are long. */
export type ListedCollection = 'news' | 'productions' | 'programmes' | 'roles'

/** A list that may have several pages. */
export interface PagedList {
  collection: ListedCollection
  path: string
  title: string
  area: SiteArea
  category?: string
  ids: readonly string[]
  /** The number of items on each page after the first. */
  perPage?: number
}

/** Fewer than cards, because a role’s HTML is twice as long. */
const ROLES_PER_PAGE = 12

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

/** Every list that may have several pages. Productions also have a list for each category once they need several pages. */
export function pagedLists(site: Site): PagedList[] {
  const { news, newsPage, productions, productionsPage, programmes, academy, roles, careers } = site
  return [
    { collection: 'news', path: '/news', title: newsPage.title, area: 'news', ids: idsOf(news) },
    { collection: 'productions', path: '/productions', title: productionsPage.title, area: 'productions', ids: idsOf(productions) },
    ...categoryLists(site),
    { collection: 'programmes', path: '/academy', title: academy.title, area: 'academy', ids: idsOf(programmes) },
    { collection: 'roles', path: '/careers', title: careers.title, area: 'home', ids: idsOf(roles), perPage: ROLES_PER_PAGE },
  ]
}

/** The lists of productions by category. None while one page holds all productions, because that page filters them itself. */
export function categoryLists({ productions, productionsPage }: Site): (PagedList & { category: string })[] {
  if (paginate(productions).earlier.length === 0) return []
  return PRODUCTION_CATEGORIES.flatMap((category) => {
    const ids = idsOf(productions.filter((production) => production.category === category))
    const path = `/productions/category/${toSlug(category)}`
    const title = `${productionsPage.title}: ${category}`
    return ids.length > 0 ? [{ collection: 'productions', path, title, area: 'productions', category, ids }] : []
  })
}

/** Gets the list whose first page is at a path. Throws when there is none. */
export function getList(site: Site, path: string): PagedList {
  const list = pagedLists(site).find((one) => one.path === path)
  if (!list) throw new Error(`There is no list at ${path}.`)
  return list
}
