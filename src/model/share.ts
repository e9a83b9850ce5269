import { DEFAULT_SHARE, findShareFile, type ShareFile } from '../content/shareFiles.ts'
import type { Site } from '../content/site.ts'
import { findPage } from './pages.ts'

/** How an address looks where it is shared: its own picture, or the site's; undefined before the pictures have been made. */
export function findShare(site: Site, path: string | undefined): { picture: ShareFile | undefined; published: string | undefined } {
  const page = path === undefined ? undefined : findPage(site, path)
  return { picture: findShareFile(path ?? DEFAULT_SHARE), published: page?.published }
}
