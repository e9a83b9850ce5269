import { PageHero } from '../components/PageHero.tsx'
import { PageLinks } from '../components/PageLinks.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { formatRange } from '../lib/dates.ts'
import { listPagePath, paginate } from '../lib/paging.ts'
import type { Surface } from '../lib/theme.ts'
import { categoryLists, getList, type ListedCollection } from '../model/pagedLists.ts'
import { breadcrumbsOf, type SitePage } from '../model/pages.ts'
import { Section } from '../ui/Section.tsx'
import { LISTED } from './listedEntries.tsx'

const SURFACES: Readonly<Record<ListedCollection, Surface>> = { news: 'indigo', productions: 'clay', programmes: 'leaf', roles: 'night' }

/**
 * A page of a list: any page after the first, or the first page of a list of one category. Pages are numbered from the oldest, so an
 * address always has the same items.
 */
export function ListPage({ site, list: { path: first, number } }: { site: Site; list: NonNullable<SitePage['list']> }) {
  const list = getList(site, first)
  const pages = paginate(list.ids, list.perPage)
  const ids = number ? (pages.earlier[number - 1] ?? []) : pages.first
  const path = number ? listPagePath(list.path, number) : list.path
  const title = number ? `${list.title}, page ${number}` : list.title
  const { collection } = list
  const heading = `${number ? 'Earlier' : 'Newest'} ${collection}`
  const span = collection === 'news' ? toSpan(ids.map((id) => getEntry(site, 'news', id).date)) : undefined
  return (
    <Page site={site} path={path} title={title} description={`${heading}: ${span ?? title}.`} area={list.area}>
      <PageHero title={title} crumbs={breadcrumbsOf(site, path)} lead={span} surface={SURFACES[collection]} />
      <Section heading={heading} id="list">
        <div className="below-fold">{LISTED[collection](site, ids)}</div>
        <Pagination noun={collection} path={list.path} count={pages.earlier.length} current={number} />
      </Section>
      {collection === 'productions' ? (
        <Section heading="By category" id="categories" surface="sand">
          <CategoryLinks site={site} current={list.path} />
        </Section>
      ) : null}
    </Page>
  )
}

/** Links to the lists of productions by category, where these have pages of their own. */
export function CategoryLinks({ site, current }: { site: Site; current: string }) {
  const lists = categoryLists(site).filter(({ path }) => path !== current)
  return (
    <PageLinks
      label="Category"
      links={[
        ...(current === '/productions' ? [] : [{ text: `All (${site.productions.length})`, href: '/productions' }]),
        ...lists.map(({ category, ids, path }) => ({ text: `${category} (${ids.length})`, href: path })),
      ]}
    />
  )
}

function toSpan(dates: readonly string[]): string {
  const days = dates.toSorted()
  return formatRange(days[0] ?? '', days.at(-1) ?? '')
}
