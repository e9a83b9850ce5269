import type { Site } from '../content/site.ts'
import { findUnlisted } from '../model/unlisted.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { ProductionPage } from './ProductionPage.tsx'
import { ProgrammePage } from './ProgrammePage.tsx'

/** For development: the page that a new file would have, at the address it would have, for its author to read. */
export function UnlistedPage({ site, path }: { site: Site; path: string }) {
  const found = findUnlisted(site, path)
  switch (found?.collection) {
    case 'productions':
      return <ProductionPage site={site} id={found.id} />
    case 'programmes':
      return <ProgrammePage site={site} id={found.id} />
    case 'news':
      return <ArticlePage site={site} id={found.id} />
    default:
      return <NotFoundPage site={site} />
  }
}
