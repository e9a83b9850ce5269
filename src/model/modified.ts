import type { Entry } from '../content/collections.ts'
import type { Site } from '../content/site.ts'
import type { Route } from '../lib/routes.ts'
import { articlePath, latestArticles } from './news.ts'
import { featuredProductions } from './productions.ts'

/** What says, or may say, on which day its words last changed. */
interface Dated {
  updated?: string
}

/** The day an article last changed: as it says, else the day it came out. */
export const articleModified = ({ updated, date }: Pick<Entry<'news'>, 'updated' | 'date'>): string => updated ?? date

const datedArticles = (articles: readonly Entry<'news'>[]): Dated[] => articles.map((article) => ({ updated: articleModified(article) }))

/** What the pages are made of that stand alone. Productions, programmes and articles are found by their address. */
const PAGES: Partial<Record<Route, (site: Site) => readonly Dated[]>> = {
  '/': (site) => [site.home, site.academy, site.workshop, ...featuredProductions(site), ...datedArticles(latestArticles(site))],
  '/about': ({ about }) => [about],
  '/productions': ({ productionsPage, productions }) => [productionsPage, ...productions],
  '/academy': ({ academy, workshop, programmes }) => [academy, workshop, ...programmes],
  '/academy/young-creatives-bootcamp': ({ bootcamp }) => [bootcamp],
  '/academy/young-creatives-bootcamp/courses': ({ bootcamp }) => [bootcamp.courses],
  '/academy/young-creatives-bootcamp/faculty': ({ bootcamp }) => [bootcamp.faculty],
  '/academy/young-creatives-bootcamp/scholarships': ({ scholarships, bootcamp }) => [scholarships, bootcamp],
  '/academy/young-creative-workshop': ({ workshop }) => [workshop],
  '/festival': ({ festival }) => [festival],
  '/news': ({ newsPage, news }) => [newsPage, ...datedArticles(news)],
  '/careers': ({ careers }) => [careers],
  '/get-involved': ({ getInvolved }) => [getInvolved],
  '/contact': ({ contact }) => [contact],
  '/tickets': ({ ticketsPage }) => [ticketsPage],
}

/** The day on which the words of a page last changed, by the files it is made of; undefined where none of them says. */
export function findModified(site: Site, path: string): string | undefined {
  const days = partsOf(site, path).flatMap(({ updated }) => updated ?? [])
  return days.toSorted().at(-1)
}

function partsOf(site: Site, path: string): readonly Dated[] {
  const parts = PAGES[path as Route]
  if (parts) return parts(site)
  return [
    ...site.productions.filter(({ id }) => path === `/productions/${id}`),
    ...site.programmes.filter(({ id }) => path === `/academy/${id}`),
    ...datedArticles(site.news.filter((article) => path === articlePath(article))),
  ]
}
