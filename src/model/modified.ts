import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'
import type { Route } from '../lib/routes.ts'
import { upcomingEvents, venueOf } from './events.ts'
import { findArticle, latestArticles } from './news.ts'
import { eventOf, featuredProductions } from './productions.ts'

/** What says, or may say, on which day its words last changed. */
interface Dated {
  updated?: string
}

/** The day an article last changed: as it says, else the day it came out. */
export const articleModified = ({ updated, date }: Pick<Entry<'news'>, 'updated' | 'date'>): string => updated ?? date

/** An event with its venues: where they lie is shown with it. */
const datedEvent = (site: Site, event: Entry<'tickets'>): Dated[] => [event, ...event.dates.map((date) => venueOf(site, date))]

/** The day what is said of an event last changed: as its file says, or else the page of tickets, and the files of its venues. */
export function eventModified(site: Site, event: Entry<'tickets'>): string {
  const { updated = site.ticketsPage.updated } = event
  return latestOf([...datedEvent(site, event), { updated }]) ?? updated
}

function datedProduction(site: Site, production: Entry<'productions'>): Dated[] {
  const event = eventOf(site, production)
  return [production, ...(event ? datedEvent(site, event) : [])]
}

const latestOf = (parts: readonly Dated[]): string | undefined =>
  parts
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1)

const datedArticles = (articles: readonly Entry<'news'>[]): Dated[] => articles.map((article) => ({ updated: articleModified(article) }))

/** What the pages are made of that stand alone. Productions, programmes and articles are found by their address. */
const PAGES: Partial<Record<Route, (site: Site) => readonly Dated[]>> = {
  '/': (site) => [
    site.home,
    site.academy,
    site.workshop,
    ...upcomingEvents(site).flatMap((event) => datedEvent(site, event)),
    ...featuredProductions(site),
    ...datedArticles(latestArticles(site)),
  ],
  '/about': ({ about }) => [about],
  '/productions': ({ productionsPage, productions }) => [productionsPage, ...productions],
  '/academy': ({ academy, workshop, programmes }) => [academy, workshop, ...programmes],
  '/academy/young-creatives-bootcamp': ({ bootcamp }) => [bootcamp],
  '/academy/young-creatives-bootcamp/courses': ({ bootcamp }) => [bootcamp.courses],
  '/academy/young-creatives-bootcamp/faculty': ({ bootcamp }) => [bootcamp.faculty],
  '/academy/young-creatives-bootcamp/scholarships': ({ scholarships, bootcamp }) => [scholarships, bootcamp],
  '/academy/young-creative-workshop': ({ workshop }) => [workshop],
  '/festival': (site) => [
    site.festival,
    venueOf(site, site.festival),
    ...site.festivalEvents,
    ...datedEvent(site, getEntry(site, 'tickets', site.festival.next.event)),
  ],
  '/news': ({ newsPage, news }) => [newsPage, ...datedArticles(news)],
  '/careers': ({ careers }) => [careers],
  '/get-involved': ({ getInvolved }) => [getInvolved],
  '/contact': ({ contact }) => [contact],
  '/tickets': (site) => [site.ticketsPage, ...site.tickets.flatMap((event) => datedEvent(site, event))],
}

/** The day on which the words of a page last changed, by the files it is made of; undefined where none of them says. */
export function findModified(site: Site, path: string): string | undefined {
  return latestOf(partsOf(site, path))
}

function partsOf(site: Site, path: string): readonly Dated[] {
  const parts = PAGES[path as Route]
  if (parts) return parts(site)
  const article = findArticle(site, path)
  return [
    ...site.productions.filter(({ id }) => path === `/productions/${id}`).flatMap((production) => datedProduction(site, production)),
    ...site.programmes.filter(({ id }) => path === `/academy/${id}`),
    ...datedArticles(article ? [article] : []),
  ]
}
