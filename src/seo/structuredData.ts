import type { BreadcrumbList, NewsArticle, Thing } from 'schema-dts'
import { type Entry, type PagedKind, toAddress } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import type { Crumb } from '../lib/crumb.ts'
import { articleModified } from '../model/modificationDates.ts'
import { languageOf } from '../model/news.ts'
import { breadcrumbsOf, findPage } from '../model/pages.ts'
import { findSharePicture } from '../model/sharePicture.ts'
import { toCompany, toCompanyReference, toWebSite } from './graph/company.ts'
import { toCourseList, toProgramme } from './graph/courses.ts'
import { datesOfProduction, datesOfTickets, toFestival } from './graph/events.ts'

/** The structured data of a page, in terms of schema.org. */
interface StructuredData {
  '@context': 'https://schema.org'
  '@graph': readonly Thing[]
}

/** The structured data of a page: only what is visible on it. Undefined for a page without any. */
export function structuredData(site: Site, path: string): StructuredData | undefined {
  const crumbs = breadcrumbsOf(site, path)
  const things = [...toThings(site, path), ...(crumbs.length > 0 ? [toBreadcrumbs(crumbs, site.company.url)] : [])]
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined
}

const FIXED_PAGE_THINGS: Readonly<Record<string, (site: Site) => Thing[]>> = {
  '/': ({ company }) => [toCompany(company), toWebSite(company)],
  '/tickets': datesOfTickets,
  '/festival': (site) => [toFestival(site)],
  '/academy/young-creatives-bootcamp/courses': (site) => [toCourseList(site)],
}
const ENTRY_PAGE_THINGS: Readonly<Partial<Record<PagedKind, (site: Site, id: string) => Thing[]>>> = {
  productions: datesOfProduction,
  programmes: (site, id) => [toProgramme(site, getEntry(site, 'programmes', id))],
  news: (site, id) => [toNewsArticle(site, getEntry(site, 'news', id))],
}

function toThings(site: Site, path: string): Thing[] {
  const entry = findPage(site, path)?.entry
  return (entry ? ENTRY_PAGE_THINGS[entry.collection]?.(site, entry.id) : FIXED_PAGE_THINGS[path]?.(site)) ?? []
}

/** The breadcrumbs of a page, as shown above its heading. */
const toBreadcrumbs = (crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: siteUrl + path })),
})

/** A news article with the company as its author. */
function toNewsArticle(site: Site, article: Entry<'news'>): NewsArticle {
  const { company } = site
  const path = toAddress('news', article)
  const share = findSharePicture(site, path)
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: article.date,
    dateModified: articleModified(article),
    articleSection: article.category,
    inLanguage: languageOf(article) ?? 'en-NG',
    mainEntityOfPage: company.url + path,
    ...(share && { image: company.url + share.url }),
    author: toCompanyReference(company),
    publisher: toCompanyReference(company),
  }
}
