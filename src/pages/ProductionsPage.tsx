import { Pagination } from '../components/linkLists.tsx'
import { PRODUCTION_CATEGORIES } from '../content/schemas/productions.ts'
import type { Site } from '../content/site.ts'
import { FIRST_PAGE_SIZE, paginate } from '../lib/paging.ts'
import { WORDS } from '../lib/words.ts'
import { Paragraph } from '../markdown/Inline.tsx'
import { featuredProductions } from '../model/productions.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { Section } from '../ui/Section.tsx'
import { FilterList } from '../widgets/filter/FilterList.tsx'
import { HeroPage } from './HeroPage.tsx'
import { CategoryLinks } from './ListPage.tsx'
import { FeaturedProductions, ListedProduction } from './listedEntries.tsx'
import { toSectionHead } from './sections.tsx'

/** All productions: the coming-soon panel, the featured ones, and the list with its category filter. */
export function ProductionsPage({ site }: { site: Site }) {
  const { productionsPage: page, productions, messages } = site
  const featured = featuredProductions(site)
  const { first, earlier } = paginate(productions)
  const listed = first.map((production, index) => ({
    key: production.id,
    option: production.category,
    content: <ListedProduction entry={production} hasPicture={index < FIRST_PAGE_SIZE} />,
  }))
  return (
    <HeroPage site={site} path="/productions" page={page} surface="clay">
      <Section heading={page.next.title} id="whats-next" beside surface="sand">
        <div className="stack">
          <Badge>{page.next.badge}</Badge>
          <Paragraph className="lead" text={page.next.text} />
          <ButtonLink {...page.next.link} />
        </div>
      </Section>
      {featured.length > 0 ? (
        <Section {...toSectionHead(page.featured)} id="featured">
          <FeaturedProductions productions={featured} />
        </Section>
      ) : null}
      <Section {...toSectionHead(page.all)} id="all" surface="sand">
        {earlier.length > 0 ? (
          <>
            <CategoryLinks site={site} current="/productions" />
            <List of={listed} className="programme-list spaced">
              {({ content }) => content}
            </List>
            <Pagination noun={WORDS.lists.nouns.productions} path="/productions" count={earlier.length} />
          </>
        ) : (
          <FilterList
            legend={WORDS.common.category}
            name="category"
            options={[WORDS.lists.everything, ...PRODUCTION_CATEGORIES]}
            empty={messages.empty.productions}
            noun={WORDS.lists.production}
            items={listed}
            className="programme-list"
          />
        )}
      </Section>
    </HeroPage>
  )
}
