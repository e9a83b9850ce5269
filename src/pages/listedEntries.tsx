import type { ReactNode } from 'react'
import { ArticleCard } from '../components/ArticleCard.tsx'
import { CardLink } from '../components/CardLink.tsx'
import { ProductionCard } from '../components/ProductionCard.tsx'
import { TextList } from '../components/TextList.tsx'
import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { findPagePath } from '../lib/routes.ts'
import { Inline, inlineItems, Paragraph } from '../markdown/Inline.tsx'
import { toSearchedWords } from '../markdown/toPlainText.ts'
import { toArticleCardProps } from '../model/news.ts'
import type { ListedCollection } from '../model/pagedLists.ts'
import { toProductionCardProps } from '../model/productions.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Day } from '../ui/Day.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { DisclosuresIsland } from '../widgets/disclosures/DisclosuresIsland.tsx'

interface ListedProps<Name extends ListedCollection> {
  entry: Entry<Name>
  /** Only the first cards of a list have pictures, so that long lists stay light. */
  hasPicture?: boolean
}

/** An article in a list. */
export function ListedArticle({ site, entry, hasPicture = false }: ListedProps<'news'> & { site: Site }) {
  const words = toArticleCardProps(site, entry)
  return <ArticleCard {...words} image={hasPicture ? words.image : undefined} excerpt={<Inline text={entry.excerpt} />} />
}

/** A production in a list. */
export function ListedProduction({ entry, hasPicture = false }: ListedProps<'productions'>) {
  const words = toProductionCardProps(entry)
  return (
    <ProductionCard
      {...words}
      image={hasPicture ? words.image : undefined}
      summary={<Inline text={entry.summary} />}
      sizes="(min-width: 48em) 12vw, 25vw"
    />
  )
}

/** A programme in the catalogue. */
export function ListedProgramme({ entry, hasPicture = false }: ListedProps<'programmes'>) {
  return (
    <div className="card">
      {hasPicture ? <Picture picture={{ ...entry.image, alt: '' }} className="card-picture" sizes={SIZES_IN_ROW.three} /> : null}
      <h3 className="with-icon">
        <Icon name={entry.icon} />
        <CardLink href={findPagePath('programmes', entry)} title={entry.title} />
      </h3>
      <Paragraph text={entry.summary} />
      <p className="meta">
        {entry.duration} · {entry.audience}
      </p>
    </div>
  )
}

/** An accordion of open roles, closed ones last: duties, requirements, and the application form. */
export const ListedRoles = ({ roles }: { roles: readonly Entry<'roles'>[] }) => (
  <DisclosuresIsland
    id="roles"
    headingLevel={3}
    items={sortPastLast(roles, ({ closes }) => closes).map((role) => ({
      id: role.id,
      header: role.title,
      summary: (
        <>
          <Paragraph text={role.summary} />
          <p className="badges">
            <Badge>{role.location}</Badge> <Badge>{role.type}</Badge>
          </p>
          {role.closes ? (
            <>
              <p className="meta">
                Closes <Day value={role.closes} />
              </p>
              <PastNote day={role.closes} words="This role has closed." about={role.title} />
            </>
          ) : null}
        </>
      ),
      body: (
        <div className="stack">
          <h4>What You’ll Do</h4>
          <TextList items={inlineItems(role.whatYoullDo)} />
          <h4>Great If You Have</h4>
          <TextList items={inlineItems(role.greatIfYouHave)} />
          <ButtonLink href={role.applicationLink} external="host" describe={`Apply for this Role: ${role.title}`}>
            Apply for this Role
          </ButtonLink>
        </div>
      ),
    }))}
  />
)

const listItems = (ids: readonly string[], toItem: (id: string) => ReactNode) => (
  <ul className="grid-3">
    {ids.map((id) => (
      <li key={id}>{toItem(id)}</li>
    ))}
  </ul>
)

/** The entries of a list page after the first, without pictures. */
export const LISTED: Readonly<Record<ListedCollection, (site: Site, ids: readonly string[]) => ReactNode>> = {
  news: (site, ids) => (
    <ul className="grid-3" data-part="list">
      {ids
        .map((id) => getEntry(site, 'news', id))
        .map((entry) => (
          <li key={entry.id} data-words={toSearchedWords(entry)}>
            <ListedArticle site={site} entry={entry} />
          </li>
        ))}
    </ul>
  ),
  productions: (site, ids) => listItems(ids, (id) => <ListedProduction entry={getEntry(site, 'productions', id)} />),
  programmes: (site, ids) => listItems(ids, (id) => <ListedProgramme entry={getEntry(site, 'programmes', id)} />),
  roles: (site, ids) => <ListedRoles roles={ids.map((id) => getEntry(site, 'roles', id))} />,
}
