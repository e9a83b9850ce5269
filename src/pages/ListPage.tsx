import { PageLinks, Pagination } from '../components/linkLists.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { formatRange } from '../lib/dates.ts'
import { listPagePath, paginate } from '../lib/paging.ts'
import type { Surface } from '../lib/theme.ts'
import { WORDS } from '../lib/words.ts'
import { categoryLists, getList, type ListedCollection } from '../model/pagedLists.ts'
import type { SitePage } from '../model/pages.ts'
import { Section } from '../ui/Section.tsx'
import { HeroPage } from './HeroPage.tsx'
import { LIST_CONTENT } from './listedEntries.tsx'

const SURFACES: Readonly<Record<ListedCollection, Surface>> = { news: 'indigo', productions: 'clay', programmes: 'leaf', roles: 'night' }

/**
 * A page of a list: any page after the first, or the first page of a list of one category. Pages are numbered from the oldest, so an
 * address always has the same items.
 */
export function ListPage({ site, list: { path: first, number } }: { site: Site; list: NonNullable<SitePage['list']> }) {
  const list = getList(site, first)
  const { collection } = list
  const pages = paginate(list.ids, list.perPage)
  const ids = number ? (pages.earlier[number - 1] ?? []) : pages.first
  const title = number ? WORDS.lists.titleOfPage(list.title, number) : list.title
  const noun = WORDS.lists.nouns[collection]
  const heading = number ? WORDS.lists.earlierOf(noun) : WORDS.lists.newestOf(noun)
  const days = collection === 'news' ? ids.map((id) => getEntry(site, 'news', id).date).toSorted() : []
  const span = collection === 'news' ? formatRange(days[0] ?? '', days.at(-1) ?? '') : undefined
  const page = { title, description: `${heading}: ${span ?? title}.` }
  return (
    <HeroPage
      site={site}
      path={number ? listPagePath(list.path, number) : list.path}
      page={page}
      lead={span}
      surface={SURFACES[collection]}
    >
      <Section heading={heading} id="list">
        <div className="below-fold">{LIST_CONTENT[collection](site, ids)}</div>
        <Pagination noun={noun} path={list.path} count={pages.earlier.length} current={number} />
      </Section>
      {collection === 'productions' ? (
        <Section heading={WORDS.lists.byCategory} id="categories" surface="sand">
          <CategoryLinks site={site} current={list.path} />
        </Section>
      ) : null}
    </HeroPage>
  )
}

/** Links to the lists of productions by category, where these have pages of their own. */
export function CategoryLinks({ site, current }: { site: Site; current: string }) {
  const all = { text: WORDS.lists.all(site.productions.length), href: '/productions' }
  const lists = categoryLists(site).map(({ category, ids, path }) => ({ text: WORDS.lists.category(category, ids.length), href: path }))
  return <PageLinks label={WORDS.common.category} links={[all, ...lists].filter(({ href }) => href !== current)} />
}
