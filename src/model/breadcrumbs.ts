import type { Site } from '../content/site.ts'
import type { Crumb } from '../lib/crumb.ts'
import { findPage } from './pages.ts'

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
