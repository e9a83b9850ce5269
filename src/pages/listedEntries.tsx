import type { ReactNode } from 'react'
import { ArticleCard } from '../components/ArticleCard.tsx'
import { ProductionCard } from '../components/ProductionCard.tsx'
import { RoleList } from '../components/RoleList.tsx'
import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { findPagePath } from '../lib/routes.ts'
import { Inline } from '../markdown/Inline.tsx'
import { inlineItems } from '../markdown/inlineItems.tsx'
import { toSearchedWords } from '../markdown/toSearchedWords.ts'
import { toArticleCardProps } from '../model/news.ts'
import type { ListedCollection } from '../model/pagedLists.ts'
import { toProductionCardProps } from '../model/productions.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'

interface ListedProps<Name extends ListedCollection> {
  site: Site
  entry: Entry<Name>
  /** The first cards of a list have pictures; the others do not, so that long lists stay light. */
  hasPicture?: boolean
}

/** An article in a list. */
export function ListedArticle({ site, entry, hasPicture = false }: ListedProps<'news'>) {
  const words = toArticleCardProps(site, entry)
  return <ArticleCard {...words} image={hasPicture ? words.image : undefined} excerpt={<Inline text={entry.excerpt} />} />
}

/** A production in a list. */
export function ListedProduction({ entry, hasPicture = false }: Omit<ListedProps<'productions'>, 'site'>) {
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
export function ListedProgramme({ entry, hasPicture = false }: Omit<ListedProps<'programmes'>, 'site'>) {
  const href = findPagePath('programmes', entry)
  return (
    <div className="card">
      {hasPicture ? <Picture picture={{ ...entry.image, alt: '' }} className="card-picture" sizes={SIZES_IN_ROW.three} /> : null}
      <h3 className="with-icon">
        <Icon name={entry.icon} />
        {href ? (
          <a className="card-cover" href={href}>
            {entry.title}
          </a>
        ) : (
          entry.title
        )}
      </h3>
      <p>
        <Inline text={entry.summary} />
      </p>
      <p className="meta">
        {entry.duration} · {entry.audience}
      </p>
    </div>
  )
}

/** Open roles; closed ones come last. */
export const ListedRoles = ({ roles }: { roles: readonly Entry<'roles'>[] }) => (
  <RoleList
    roles={sortPastLast(roles, ({ closes }) => closes).map((role) => ({
      ...role,
      summary: <Inline text={role.summary} />,
      whatYoullDo: inlineItems(role.whatYoullDo),
      greatIfYouHave: inlineItems(role.greatIfYouHave),
    }))}
  />
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
  productions: (site, ids) => (
    <ul className="grid-3">
      {ids.map((id) => (
        <li key={id}>
          <ListedProduction entry={getEntry(site, 'productions', id)} />
        </li>
      ))}
    </ul>
  ),
  programmes: (site, ids) => (
    <ul className="grid-3">
      {ids.map((id) => (
        <li key={id}>
          <ListedProgramme entry={getEntry(site, 'programmes', id)} />
        </li>
      ))}
    </ul>
  ),
  roles: (site, ids) => <ListedRoles roles={ids.map((id) => getEntry(site, 'roles', id))} />,
}
