import { PageHero } from '../components/PageHero.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { ProductionCard } from '../components/ProductionCard.tsx'
import { PRODUCTION_CATEGORIES } from '../content/schemas/productions.ts'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { FIRST_PAGE_SIZE, paginate } from '../lib/paging.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { featuredProductions, toProductionCardProps } from '../model/productions.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import { FilterList } from '../widgets/filter/FilterList.tsx'
import { CategoryLinks } from './ListPage.tsx'
import { ListedProduction } from './listedEntries.tsx'

/** All productions: the coming-soon panel, the featured ones, and the list with its category filter. */
export function ProductionsPage({ site }: { site: Site }) {
  const { productionsPage: page, productions, messages } = site
  const featured = featuredProductions(site)
  const { first, earlier } = paginate(productions)
  return (
    <Page site={site} path="/productions" title={page.title} description={page.description} area="productions">
      <PageHero title={page.title} lead={<Inline text={page.lead} />} picture={page.hero} surface="clay" />
      <Section heading={page.next.title} id="whats-next" beside surface="sand">
        <div className="stack">
          <Badge>{page.next.badge}</Badge>
          <Paragraph className="lead" text={page.next.text} />
          <ButtonLink href={page.next.link.href}>{page.next.link.text}</ButtonLink>
        </div>
      </Section>
      {featured.length > 0 ? (
        <Section heading={page.featured.title} id="featured" intro={page.featured.text ? <Inline text={page.featured.text} /> : undefined}>
          <ul className="hang">
            {featured.map((production) => (
              <li key={production.id}>
                <ProductionCard {...toProductionCardProps(production)} summary={<Inline text={production.summary} />} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section heading={page.all.title} id="all" surface="sand" intro={page.all.text ? <Inline text={page.all.text} /> : undefined}>
        {earlier.length > 0 ? (
          <>
            <CategoryLinks site={site} current="/productions" />
            <ul className="programme-list spaced">
              {first.map((production, index) => (
                <li key={production.id}>
                  <ListedProduction entry={production} hasPicture={index < FIRST_PAGE_SIZE} />
                </li>
              ))}
            </ul>
            <Pagination noun="productions" path="/productions" count={earlier.length} />
          </>
        ) : (
          <FilterList
            legend="Category"
            name="category"
            allLabel="All"
            options={PRODUCTION_CATEGORIES.map((category) => ({ value: category.toLowerCase(), label: category }))}
            empty={messages.empty.productions}
            noun={['production', 'productions']}
            items={first.map((production, index) => ({
              key: production.id,
              values: [production.category.toLowerCase()],
              content: <ListedProduction entry={production} hasPicture={index < FIRST_PAGE_SIZE} />,
            }))}
            className="programme-list"
          />
        )}
      </Section>
    </Page>
  )
}
