import { DEFAULT_SHARE, findShareFile, type ShareFile } from '../content/shareFiles.ts'
import type { Site } from '../content/site.ts'
import { findPage } from './pages.ts'

/**
 * The share card of an address, and the publication day if it is an article’s. The card is the page’s own, else the site’s; undefined
 * before cards have been generated.
 */
export function findShare(site: Site, path: string | undefined): { picture: ShareFile | undefined; published: string | undefined } {
  const page = path === undefined ? undefined : findPage(site, path)
  return { picture: findShareFile(path ?? DEFAULT_SHARE), published: page?.published }
}
