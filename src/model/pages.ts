import { type Entry, type FixedPath, findPagePath, PAGED_KINDS, type PagedKind } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import type { Crumb } from '../lib/crumb.ts'
import { listPagePath, paginate } from '../lib/paging.ts'
import type { Picture } from '../lib/responsivePicture.ts'
import type { SiteArea } from '../lib/theme.ts'
import { WORDS } from '../lib/words.ts'
import { findNextFestival, upcomingEvents, venueOf } from './events.ts'
import { type Dated, datedArticles, datedEvent, datedProduction, latestDay } from './modificationDates.ts'
import { languageOf, latestArticles } from './news.ts'
import { type ListedCollection, type PagedList, pagedLists } from './pagedLists.ts'
import { featuredProductions } from './productions.ts'

/** A page’s data that is known before it is rendered. */
export interface SitePage {
  path: string
  title: string
  /** Its name in breadcrumbs, if the title is too long. */
  crumb?: string | undefined
  /** The <title>, if search engines would cut the heading. */
  shortTitle?: string | undefined
  /** The language of the title, when it differs from the site’s. */
  lang?: 'yo' | undefined
  area: SiteArea
  /** Its first picture, which is shown with shared links. */
  picture: Picture | undefined
  /** The day its text last changed; undefined if no file has one. */
  modified?: string | undefined
  published?: string
  /** For a page of a list: the path of the list’s first page, and the page’s number, which the first page does not have. */
  list?: { path: string; number?: number | undefined }
  entry?: { collection: PagedKind; id: string }
}

interface Description extends Omit<SitePage, 'path' | 'modified'> {
  /** The files that the page shows and that have a modification day. */
  files: readonly Dated[]
}

const described = (page: Dated & { title: string; hero: Picture }, area: SiteArea, files: readonly Dated[] = [page]) => ({
  title: page.title,
  area,
  picture: page.hero,
  files,
})

/** The pages with fixed addresses, in the order of the sitemap. Their components are in src/routes.tsx. */
const FIXED: Readonly<Record<FixedPath, (site: Site) => Description>> = {
  '/': (site) => ({
    title: site.home.title,
    area: 'home',
    picture: site.home.slides[0]?.image,
    files: [
      site.home,
      site.academy,
      site.workshop,
      ...upcomingEvents(site).flatMap((event) => datedEvent(site, event)),
      ...featuredProductions(site),
      ...datedArticles(latestArticles(site)),
    ],
  }),
  '/about': ({ about }) => described(about, 'home'),
  '/productions': ({ productionsPage, productions }) => described(productionsPage, 'productions', [productionsPage, ...productions]),
  '/academy': ({ academy, workshop, programmes }) => described(academy, 'academy', [academy, workshop, ...programmes]),
  '/academy/young-creatives-bootcamp': ({ bootcamp }) => described(bootcamp, 'academy'),
  '/academy/young-creatives-bootcamp/courses': ({ bootcamp, courses }) => ({
    title: bootcamp.courses.title,
    crumb: WORDS.bootcamp.courses,
    area: 'academy',
    picture: courses[0]?.image,
    files: [bootcamp.courses],
  }),
  '/academy/young-creatives-bootcamp/faculty': (site) => ({
    title: site.bootcamp.faculty.title,
    crumb: WORDS.bootcamp.faculty,
    area: 'academy',
    picture: site.faculty.flatMap(({ person }) => getEntry(site, 'people', person).portrait ?? [])[0],
    files: [site.bootcamp.faculty],
  }),
  '/academy/young-creatives-bootcamp/scholarships': ({ bootcamp, scholarships: { title, updated } }) => ({
    ...described({ title, hero: bootcamp.graduation.image }, 'academy', [{ updated }, bootcamp]),
    crumb: WORDS.bootcamp.scholarships,
  }),
  '/academy/young-creative-workshop': ({ workshop }) => described(workshop, 'academy'),
  '/festival': (site) => {
    const next = findNextFestival(site)
    const files = [venueOf(site, site.festival), ...site.festivalEvents, ...(next ? datedEvent(site, next) : [])]
    return described(site.festival, 'festival', [site.festival, ...files])
  },
  '/news': ({ newsPage, news }) => ({
    title: newsPage.title,
    area: 'news',
    picture: news[0]?.image,
    files: [newsPage, ...datedArticles(news)],
  }),
  '/careers': ({ careers }) => described(careers, 'home'),
  '/get-involved': ({ getInvolved }) => described(getInvolved, 'home'),
  '/contact': ({ contact, accessibility }) =>
    described({ ...contact, hero: contact.map }, 'home', [contact, { updated: accessibility.reviewed }]),
  '/tickets': (site) =>
    described(site.ticketsPage, 'productions', [site.ticketsPage, ...site.tickets.flatMap((event) => datedEvent(site, event))]),
}

const registries = new WeakMap<Site, ReadonlyMap<string, SitePage>>()

/** The page registry: every page of the site, without the not-found and offline pages. */
export const listPages = (site: Site): SitePage[] => [...registryOf(site).values()]

/** Finds the page at a path. */
export const findPage = (site: Site, path: string): SitePage | undefined => registryOf(site).get(path)

/** The language of a link’s text, when that is the title of a page in another language. */
export function languageOfLink(site: Site, { text, href }: { text: string; href: string }): 'yo' | undefined {
  const page = findPage(site, href)
  return page?.title === text ? page.lang : undefined
}

function registryOf(site: Site): ReadonlyMap<string, SitePage> {
  const known = registries.get(site)
  if (known) return known
  const fixed = Object.entries(FIXED).map(([path, describe]) => toPage(path, describe(site)))
  const registry = new Map([...fixed, ...pagesOfLists(site), ...entryPages(site)].map((page) => [page.path, page]))
  registries.set(site, registry)
  return registry
}

/** The pages of each list after the first, and the first one when its address is not fixed. */
const pagesOfLists = (site: Site): SitePage[] =>
  pagedLists(site).flatMap((list) => {
    const { first, earlier } = paginate(list.ids, list.perPage)
    const pages = earlier.map((ids, index) => toListPage(site, list, ids, index + 1))
    return list.category ? [toListPage(site, list, first), ...pages] : pages
  })

const toListPage = (site: Site, list: PagedList, ids: readonly string[], number?: number): SitePage =>
  toPage(number ? listPagePath(list.path, number) : list.path, {
    title: number ? WORDS.lists.titleOfPage(list.title, number) : list.title,
    crumb: number ? WORDS.lists.page(number) : list.category,
    area: list.area,
    ...describeListed(site, list.collection, ids),
    list: { path: list.path, number },
  })

/** The picture and modification day of a page that lists these entries. Roles have neither, so those of the careers page are used. */
function describeListed(site: Site, collection: ListedCollection, ids: readonly string[]): Pick<Description, 'picture' | 'files'> {
  if (collection === 'roles') return { picture: site.careers.hero, files: [site.careers] }
  const entries = ids.map((id) => getEntry(site, collection, id))
  return { picture: entries[0]?.image, files: collection === 'news' ? datedArticles(ids.map((id) => getEntry(site, 'news', id))) : entries }
}

/** How the page of a file is described, by its kind. */
const ENTRIES: { readonly [Name in PagedKind]: (site: Site, entry: Entry<Name>) => Description } = {
  productions: (site, production) => described({ ...production, hero: production.image }, 'productions', datedProduction(site, production)),
  programmes: (_, programme) => described({ ...programme, hero: programme.image }, 'academy', [programme]),
  news: (_, article) => ({
    ...described({ ...article, hero: article.image }, 'news', datedArticles([article])),
    crumb: article.shortTitle,
    lang: languageOf(article),
    published: article.date,
  }),
}

/** The pages of entries: one for each file without `page: false`. */
const entryPages = (site: Site): SitePage[] => PAGED_KINDS.flatMap((kind) => pagesOf(site, kind))

function pagesOf<Name extends PagedKind>(site: Site, collection: Name): SitePage[] {
  const entries = site[collection] as unknown as readonly Entry<Name>[]
  return entries.flatMap((entry) => {
    const path = findPagePath(collection, entry)
    const { id, shortTitle } = entry
    return path === undefined ? [] : [toPage(path, { ...ENTRIES[collection](site, entry), shortTitle, entry: { collection, id } })]
  })
}

const toPage = (path: string, { files, ...page }: Description): SitePage => ({ path, ...page, modified: latestDay(files) })

/** The breadcrumbs of a page below a main page, ending with the page itself. Empty for all other pages. */
export function breadcrumbsOf(site: Site, path: string): Crumb[] {
  const parts = path.split('/').slice(1)
  if (parts.length < 2) return []
  const crumbs = parts.flatMap((_, index) => findCrumb(site, `/${parts.slice(0, index + 1).join('/')}`) ?? [])
  if (crumbs.at(-1)?.path !== path) throw new Error(`There is no page at ${path}.`)
  return crumbs
}

function findCrumb(site: Site, path: string): Crumb | undefined {
  const page = findPage(site, path)
  return page && { name: page.crumb ?? page.title, path, ...(page.lang && { lang: page.lang }) }
}
