import type { Site } from '../content/site.ts'
import { findPagePath, PAGED_COLLECTIONS } from '../lib/routes.ts'

/** What becomes of an address that had a page once: another address, or nothing where the page is gone for good. */
export interface Move {
  from: string
  to: string | undefined
}

/** Every address that a page had before, and where it is now; then those that are gone. The content check holds that each is there once. */
export const listMoves = (site: Site): Move[] => [
  ...PAGED_COLLECTIONS.flatMap((collection) =>
    site[collection].flatMap((entry) => (entry.formerly ?? []).map((from) => ({ from, to: findPagePath(collection, entry) }))),
  ),
  ...(site.company.retired ?? []).map(({ path }) => ({ from: path, to: undefined })),
]
