import type { Thing } from 'schema-dts'
import type { Site } from '../content/site.ts'
import { breadcrumbsOf } from '../model/breadcrumbs.ts'
import { findPage } from '../model/pages.ts'
import { toNewsArticle } from './graph/article.ts'
import { toBreadcrumbs } from './graph/breadcrumbs.ts'
import { toCompany, toWebSite } from './graph/company.ts'
import { toCourseList, toProgramme } from './graph/courses.ts'
import { datesOfProduction, datesOfTickets, toFestival } from './graph/events.ts'

/** The structured data of a page, in terms of schema.org. */
interface StructuredData {
  '@context': 'https://schema.org'
  '@graph': readonly Thing[]
}

/** The structured data of a page: only what is visible on it. Undefined for a page without any. */
export function structuredData(site: Site, path: string): StructuredData | undefined {
  const things = [...thingsOn(site, path), ...wayTo(site, path)]
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined
}

function thingsOn(site: Site, path: string): Thing[] {
  switch (path) {
    case '/':
      return [toCompany(site.company), toWebSite(site.company)]
    case '/tickets':
      return datesOfTickets(site)
    case '/festival':
      return [toFestival(site)]
    case '/academy/young-creatives-bootcamp/courses':
      return [toCourseList(site)]
  }
  const entry = findPage(site, path)?.entry
  switch (entry?.collection) {
    case 'productions':
      return datesOfProduction(site, entry.id)
    case 'programmes':
      return site.programmes.filter(({ id }) => id === entry.id).map((programme) => toProgramme(site, programme))
    case 'news':
      return site.news.filter(({ id }) => id === entry.id).map((article) => toNewsArticle(site, article))
    default:
      return []
  }
}

/** The breadcrumbs, for a page below a main page. */
function wayTo(site: Site, path: string): Thing[] {
  const crumbs = breadcrumbsOf(site, path)
  return crumbs.length > 0 ? [toBreadcrumbs(crumbs, site.company.url)] : []
}
