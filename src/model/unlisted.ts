import type { Site } from '../content/site.ts'
import { isRoute, PAGE_FOLDERS } from '../lib/routes.ts'
import { findArticle } from './news.ts'

/** A thing that has words for a page, and no page in the site map. */
interface Unlisted {
  collection: keyof typeof PAGE_FOLDERS
  id: string
}

/** What would stand at an address if the site map had a page for it. Undefined where there is a page, or no words for one. */
export function findUnlisted({ productions, programmes, news }: Pick<Site, Unlisted['collection']>, path: string): Unlisted | undefined {
  if (isRoute(path)) return undefined
  const production = productions.find(({ id }) => path === PAGE_FOLDERS.productions + id)
  if (production) return { collection: 'productions', id: production.id }
  const programme = programmes.find(({ id }) => path === PAGE_FOLDERS.programmes + id)
  if (programme) return { collection: 'programmes', id: programme.id }
  const article = findArticle({ news }, path)
  return article && { collection: 'news', id: article.id }
}
