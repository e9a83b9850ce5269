import type { ReactNode } from 'react'
import { ArticleCard, Card, ProductionCard } from '../components/cards.tsx'
import { type Entry, findPagePath } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, inlineItems, Paragraph } from '../markdown/Inline.tsx'
import { toSearchText } from '../markdown/toPlainText.ts'
import { toArticleCardProps } from '../model/news.ts'
import type { ListedCollection } from '../model/pagedLists.ts'
import { toProductionCardProps } from '../model/productions.ts'
import { Badge } from '../ui/Badge.tsx'
import { Day } from '../ui/dates.tsx'
import { ButtonLink, lookUntil } from '../ui/links.tsx'
import { List, TextList } from '../ui/lists.tsx'
import { PastNote } from '../ui/pastNotes.tsx'
import { DisclosuresIsland } from '../widgets/disclosures/DisclosuresIsland.tsx'

interface ListedProps<Name extends ListedCollection> {
  entry: Entry<Name>
  /** Only the first cards of a list have pictures, so that long lists stay light. */
  hasPicture?: boolean
}

/** An article in a list. */
export function ListedArticle({ site, entry, hasPicture = false }: ListedProps<'news'> & { site: Site }) {
  const { image, ...article } = toArticleCardProps(site, entry)
  return <ArticleCard {...article} image={hasPicture ? image : undefined} excerpt={<Inline text={entry.excerpt} />} />
}

/** A production in a list. */
export function ListedProduction({ entry, hasPicture = false }: ListedProps<'productions'>) {
  const { image, ...production } = toProductionCardProps(entry)
  const sizes = '(min-width: 48em) 12vw, 25vw'
  return <ProductionCard {...production} image={hasPicture ? image : undefined} summary={<Inline text={entry.summary} />} sizes={sizes} />
}

/** The featured productions. */
export const FeaturedProductions = ({ productions }: { productions: readonly Entry<'productions'>[] }) => (
  <List of={productions} className="hang">
    {(production) => <ProductionCard {...toProductionCardProps(production)} summary={<Inline text={production.summary} />} />}
  </List>
)

/** A programme in the catalogue. */
export const ListedProgramme = ({ entry, hasPicture = false }: ListedProps<'programmes'>) => (
  <Card
    href={findPagePath('programmes', entry)}
    title={entry.title}
    icon={entry.icon}
    image={hasPicture ? entry.image : undefined}
    sizes={SIZES_IN_ROW.three}
  >
    <Paragraph text={entry.summary} />
    <p className="meta">
      {entry.duration} · {entry.audience}
    </p>
  </Card>
)

/** An accordion of open roles, closed ones last: duties, requirements, and the application form. */
export const ListedRoles = ({ roles }: { roles: readonly Entry<'roles'>[] }) => (
  <DisclosuresIsland
    id="roles"
    items={sortPastLast(roles, ({ closes }) => closes).map(({ id, title, closes, ...role }) => ({
      id,
      header: title,
      summary: (
        <>
          <Paragraph text={role.summary} />
          <p className="badges">
            <Badge>{role.location}</Badge> <Badge>{role.type}</Badge>
          </p>
          {closes ? (
            <>
              <p className="meta">
                {WORDS.careers.closes} <Day value={closes} />
              </p>
              <PastNote day={closes} text={WORDS.past.role} about={title} />
            </>
          ) : null}
        </>
      ),
      body: (
        <div className="stack">
          <h4>{WORDS.careers.whatYouWillDo}</h4>
          <TextList items={inlineItems(role.whatYoullDo)} />
          <h4>{WORDS.careers.greatIfYouHave}</h4>
          <TextList items={inlineItems(role.greatIfYouHave)} />
          <ButtonLink
            href={role.applicationLink}
            external
            look={lookUntil(closes)}
            describe={WORDS.common.accessibleName(WORDS.careers.apply, title)}
            text={WORDS.careers.apply}
          />
        </div>
      ),
    }))}
  />
)

const listItems = (ids: readonly string[], toItem: (id: string) => ReactNode) => (
  <List of={ids} className="grid-3">
    {toItem}
  </List>
)

/** The entries of a list page after the first, without pictures. */
export const LIST_CONTENT: Readonly<Record<ListedCollection, (site: Site, ids: readonly string[]) => ReactNode>> = {
  news: (site, ids) => (
    <ul className="grid-3" data-part="list">
      {ids
        .map((id) => getEntry(site, 'news', id))
        .map((entry) => (
          <li key={entry.id} data-text={toSearchText(entry)}>
            <ListedArticle site={site} entry={entry} />
          </li>
        ))}
    </ul>
  ),
  productions: (site, ids) => listItems(ids, (id) => <ListedProduction entry={getEntry(site, 'productions', id)} />),
  programmes: (site, ids) => listItems(ids, (id) => <ListedProgramme entry={getEntry(site, 'programmes', id)} />),
  roles: (site, ids) => <ListedRoles roles={ids.map((id) => getEntry(site, 'roles', id))} />,
}
