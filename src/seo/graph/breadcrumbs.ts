import type { BreadcrumbList } from 'schema-dts'
import type { Crumb } from '../../lib/crumb.ts'

/** The breadcrumbs of a page, as shown above its heading. */
export const toBreadcrumbs = (crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: siteUrl + path })),
})
