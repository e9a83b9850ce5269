import { DEFAULT_SHARE, findShareFile, type ShareFile } from '../content/shareFiles.ts'
import type { Site } from '../content/site.ts'
import { findPage } from './pages.ts'

/** The share card of an address: its own or the site’s; undefined before cards have been generated. */
export function findShareCard(site: Site, path: string | undefined): { picture: ShareFile | undefined; published: string | undefined } {
  const page = path === undefined ? undefined : findPage(site, path)
  return { picture: findShareFile(path ?? DEFAULT_SHARE), published: page?.published }
}
