import { PRODUCTION_CATEGORIES } from '../content/schemas/productions.ts'
import type { Site } from '../content/site.ts'
import { paginate } from '../lib/paging.ts'
import { toSlug } from '../lib/slug.ts'
import type { SiteArea } from '../lib/theme.ts'

/** The collections whose files are listed on one page as long as they are few, and else on several. */
export type ListedCollection = 'news' | 'productions' | 'programmes' | 'roles'

/** A list that may take several pages. */
export interface PagedList {
  collection: ListedCollection
  /** The address of its first page. */
  path: string
  /** The heading of its first page. */
  title: string
  area: SiteArea
  /** The category of productions that it is limited to. */
  category?: string
  ids: readonly string[]
  /** How many stand on each further page. */
  perPage?: number
}

/** A role weighs twice a card. */
const ROLES_PER_PAGE = 12

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

/** Every list that may take several pages. Productions are listed by category as well once they take several pages. */
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

/** The productions of each category, as lists of their own. None as long as one page holds all productions: it filters them itself. */
export function categoryLists({ productions, productionsPage }: Site): (PagedList & { category: string })[] {
  if (paginate(productions).earlier.length === 0) return []
  return PRODUCTION_CATEGORIES.flatMap((category) => {
    const ids = idsOf(productions.filter((production) => production.category === category))
    const path = `/productions/category/${toSlug(category)}`
    const title = `${productionsPage.title}: ${category}`
    return ids.length > 0 ? [{ collection: 'productions', path, title, area: 'productions', category, ids }] : []
  })
}

/** The list whose first page stands at a path. Throws where there is none: only the registry of pages knows lists. */
export function getList(site: Site, path: string): PagedList {
  const list = pagedLists(site).find((one) => one.path === path)
  if (!list) throw new Error(`There is no list at ${path}.`)
  return list
}
