import { findPagePath, PAGED_KINDS } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'

/** A former address and its target, or none if the page was removed. */
export interface Redirect {
  from: string
  to: string | undefined
}

/** Every former address with its target, then the addresses of removed pages. The content check ensures that each occurs once. */
export const listRedirects = (site: Site): Redirect[] => [
  ...PAGED_KINDS.flatMap((collection) =>
    site[collection].flatMap((entry) => (entry.formerly ?? []).map((from) => ({ from, to: findPagePath(collection, entry) }))),
  ),
  ...(site.company.retired ?? []).map(({ path }) => ({ from: path, to: undefined })),
]
