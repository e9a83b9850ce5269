import { getEntry, type Site } from '../content/site.ts'
import { listPagePath, paginate } from '../lib/paging.ts'
import type { Picture } from '../lib/responsivePicture.ts'
import { FIXED_PATHS, type FixedPath, findPagePath, PAGED_COLLECTIONS, type PagedCollection } from '../lib/routes.ts'
import { truncate } from '../lib/text.ts'
import type { SiteArea } from '../lib/theme.ts'
import { findNextFestival, upcomingEvents, venueOf } from './events.ts'
import { type Dated, datedArticles, datedEvent, datedProduction, latestDay } from './modificationDates.ts'
import { languageOf, latestArticles } from './news.ts'
import { type ListedCollection, type PagedList, pagedLists } from './pagedLists.ts'
import { featuredProductions } from './productions.ts'

/** A page’s data that is known before it is rendered. */
export interface SitePage {
  path: string
  /** Its main heading. */
  title: string
  /** Its name in breadcrumbs, where the title is longer than needed. */
  crumb?: string | undefined
  /** The <title>, where search engines would cut the heading. */
  shortTitle?: string | undefined
  /** The language of the title, when it differs from the site’s. */
  lang?: 'yo' | undefined
  /** The section it belongs to, where the title alone does not say so. */
  kicker?: string
  area: SiteArea
  /** The pictures of its share card: one fills the card; four or six form a grid. */
  pictures: readonly Picture[]
  /** The day its text last changed; undefined where none of its files says so. */
  modified?: string | undefined
  /** The publication day of an article. */
  published?: string
  /** For a page of a list: the path of the list’s first page, and the page’s number, which the first page does not have. */
  list?: { path: string; number?: number | undefined }
  /** The content file that the page was made from. */
  entry?: { collection: PagedCollection; id: string }
}

/** Headlines are sentences, so breadcrumbs truncate them to this number of characters. */
const MAX_CRUMB_LENGTH = 24

interface Description extends Omit<SitePage, 'path' | 'modified' | 'entry'> {
  /** The files that the page shows and that have a modification day. */
  files: readonly Dated[]
}

/** The pages with fixed addresses. Their components are in src/routes.tsx. */
const FIXED: Readonly<Record<FixedPath, (site: Site) => Description>> = {
  '/': (site) => ({
    title: site.home.title,
    area: 'home',
    pictures: site.home.slides.slice(0, 1).map((slide) => slide.imageTall),
    files: [
      site.home,
      site.academy,
      site.workshop,
      ...upcomingEvents(site).flatMap((event) => datedEvent(site, event)),
      ...featuredProductions(site),
      ...datedArticles(latestArticles(site)),
    ],
  }),
  '/about': ({ about }) => ({ title: about.title, area: 'home', pictures: [about.hero], files: [about] }),
  '/productions': ({ productionsPage: page, productions }) => ({
    title: page.title,
    area: 'productions',
    pictures: [page.hero],
    files: [page, ...productions],
  }),
  '/academy': ({ academy, workshop, programmes }) => ({
    title: academy.title,
    area: 'academy',
    pictures: [academy.hero],
    files: [academy, workshop, ...programmes],
  }),
  '/academy/young-creatives-bootcamp': ({ academy, bootcamp }) => ({
    title: bootcamp.title,
    area: 'academy',
    kicker: academy.title,
    pictures: [bootcamp.hero],
    files: [bootcamp],
  }),
  '/academy/young-creatives-bootcamp/courses': ({ bootcamp, courses }) => ({
    title: bootcamp.courses.title,
    crumb: 'Courses',
    area: 'academy',
    kicker: bootcamp.title,
    pictures: courses.slice(0, 4).map((course) => course.image),
    files: [bootcamp.courses],
  }),
  '/academy/young-creatives-bootcamp/faculty': (site) => ({
    title: site.bootcamp.faculty.title,
    crumb: 'Faculty',
    area: 'academy',
    kicker: site.bootcamp.title,
    pictures: site.faculty.slice(0, 6).map(({ person }) => getEntry(site, 'people', person).portrait),
    files: [site.bootcamp.faculty],
  }),
  '/academy/young-creatives-bootcamp/scholarships': ({ academy, bootcamp, scholarships }) => ({
    title: scholarships.title,
    area: 'academy',
    kicker: academy.title,
    pictures: [bootcamp.graduation.image],
    files: [scholarships, bootcamp],
  }),
  '/academy/young-creative-workshop': ({ academy, workshop }) => ({
    title: workshop.title,
    area: 'academy',
    kicker: academy.title,
    pictures: [workshop.hero],
    files: [workshop],
  }),
  '/festival': (site) => {
    const next = findNextFestival(site)
    return {
      title: site.festival.title,
      area: 'festival',
      pictures: [site.festival.hero],
      files: [site.festival, venueOf(site, site.festival), ...site.festivalEvents, ...(next ? datedEvent(site, next) : [])],
    }
  },
  '/news': ({ newsPage, news }) => ({
    title: newsPage.title,
    area: 'news',
    pictures: news.slice(0, 4).map((article) => article.image),
    files: [newsPage, ...datedArticles(news)],
  }),
  '/careers': ({ careers }) => ({ title: careers.title, area: 'home', pictures: [careers.hero], files: [careers] }),
  '/get-involved': ({ getInvolved }) => ({ title: getInvolved.title, area: 'home', pictures: [getInvolved.hero], files: [getInvolved] }),
  '/contact': ({ contact }) => ({ title: contact.title, area: 'home', pictures: [contact.map], files: [contact] }),
  '/tickets': (site) => ({
    title: site.ticketsPage.title,
    area: 'productions',
    pictures: [site.ticketsPage.hero],
    files: [site.ticketsPage, ...site.tickets.flatMap((event) => datedEvent(site, event))],
  }),
}

/** The pages of entries: one for each file without `page: false`. */
const TEMPLATES: Readonly<Record<PagedCollection, (site: Site, id: string) => Description>> = {
  productions: (site, id) => {
    const production = getEntry(site, 'productions', id)
    return {
      title: production.title,
      shortTitle: production.shortTitle,
      area: 'productions',
      kicker: site.productionsPage.title,
      pictures: [production.image],
      files: datedProduction(site, production),
    }
  },
  programmes: (site, id) => {
    const programme = getEntry(site, 'programmes', id)
    return {
      title: programme.title,
      shortTitle: programme.shortTitle,
      area: 'academy',
      kicker: site.academy.title,
      pictures: [programme.image],
      files: [programme],
    }
  },
  news: (site, id) => {
    const article = getEntry(site, 'news', id)
    return {
      title: article.title,
      shortTitle: article.shortTitle,
      crumb: truncate(article.title, MAX_CRUMB_LENGTH),
      lang: languageOf(article),
      area: 'news',
      kicker: site.newsPage.title,
      pictures: [article.image],
      published: article.date,
      files: datedArticles([article]),
    }
  },
}

/** All pages of a site by path. Each is computed on first use. */
const registries = new WeakMap<Site, ReadonlyMap<string, () => SitePage>>()

/** The page registry: every page of the site, without the not-found and offline pages. */
export const listPages = (site: Site): SitePage[] => [...registryOf(site).values()].map((describe) => describe())

/** Finds the page at a path. */
export const findPage = (site: Site, path: string): SitePage | undefined => registryOf(site).get(path)?.()

function registryOf(site: Site): ReadonlyMap<string, () => SitePage> {
  const registry = registries.get(site) ?? new Map([...fixedPages(site), ...pagesOfLists(site), ...entryPages(site)])
  registries.set(site, registry)
  return registry
}

type Registered = [path: string, describe: () => SitePage]

const fixedPages = (site: Site): Registered[] => FIXED_PATHS.map((path) => [path, once(() => toPage(path, FIXED[path](site)))])

/** The pages of each list after the first, and the first one when its address is not fixed. */
const pagesOfLists = (site: Site): Registered[] =>
  pagedLists(site).flatMap((list) => {
    const { first, earlier } = paginate(list.ids, list.perPage)
    const pages = earlier.map((ids, index) => toListPage(site, list, ids, index + 1))
    return list.category ? [toListPage(site, list, first), ...pages] : pages
  })

function toListPage(site: Site, list: PagedList, ids: readonly string[], number?: number): Registered {
  const path = number ? listPagePath(list.path, number) : list.path
  const describe = (): Description => ({
    title: number ? `${list.title}, page ${number}` : list.title,
    crumb: number ? `Page ${number}` : list.category,
    area: list.area,
    kicker: list.title,
    ...describeListed(site, list.collection, ids),
  })
  return [path, once(() => ({ ...toPage(path, describe()), list: { path: list.path, number } }))]
}

/** The pictures and modification day of a page that lists these entries. Roles have neither, so those of the careers page are used. */
function describeListed(site: Site, collection: ListedCollection, ids: readonly string[]): Pick<Description, 'pictures' | 'files'> {
  if (collection === 'roles') return { pictures: [site.careers.hero], files: [site.careers] }
  const entries = ids.map((id) => getEntry(site, collection, id))
  const pictures = entries.slice(0, 4).map(({ image }) => image)
  return { pictures, files: collection === 'news' ? datedArticles(ids.map((id) => getEntry(site, 'news', id))) : entries }
}

const entryPages = (site: Site): Registered[] =>
  PAGED_COLLECTIONS.flatMap((collection) =>
    site[collection].flatMap((entry): Registered[] => {
      const path = findPagePath(collection, entry)
      if (path === undefined) return []
      return [[path, once(() => ({ ...toPage(path, TEMPLATES[collection](site, entry.id)), entry: { collection, id: entry.id } }))]]
    }),
  )

const toPage = (path: string, { files, ...page }: Description): SitePage => ({ path, ...page, modified: latestDay(files) })

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
