import { posix } from 'node:path'
import { matchesPath } from '../../lib/paths.ts'
import { findNearest } from '../../lib/text.ts'
import { KINDS, PAGED_KINDS } from '../kinds.ts'
import { addressOf, hasPage, toMovedPages } from '../pageAddresses.ts'
import type { ContentDocument, ContentDocuments } from '../read/documents.ts'
import { groupsIn } from '../schemas/inspection.ts'

/** Where links may lead. Sets and maps, because every link of every file is looked up in them. */
export interface LinkTargets {
  /** The addresses of all pages. */
  pages: ReadonlySet<string>
  /** The current addresses of moved pages, by their former addresses. */
  moved: ReadonlyMap<string, string>
  /** Address patterns that are known to have no page yet. */
  gaps: readonly string[]
  /** Files that are not shown now, by the addresses that their pages will have. */
  unpublished: ReadonlyMap<string, ContentDocument>
  /** The addresses that files with `page: false` would have. */
  withoutPage: ReadonlySet<string>
}

/** Where links may lead; undefined while the list of known gaps cannot be read: then no link is reported as broken. */
export function findLinkTargets(
  set: ContentDocuments,
  listAddresses: (set: ContentDocuments) => readonly string[],
): LinkTargets | undefined {
  const gaps = set.of('company')[0]?.data.knownGaps
  if (!Array.isArray(gaps)) return undefined
  return {
    pages: new Set(listAddresses(set)),
    moved: toMovedPages(set),
    gaps: groupsIn(gaps).map(([, { path }]) => String(path)),
    unpublished: byAddress(set.unpublished.filter(hasPage)),
    withoutPage: new Set(byAddress(set.all.filter((document) => !hasPage(document))).keys()),
  }
}

/** Files by the addresses of their pages. */
function byAddress(documents: readonly ContentDocument[]): ReadonlyMap<string, ContentDocument> {
  const found = new Map<string, ContentDocument>()
  for (const document of documents) {
    const address = addressOf(document)
    if (address !== undefined) found.set(address, document)
  }
  return found
}

/** What is wrong with a link to a page of this site, and the address that was most likely meant; undefined if it leads somewhere. */
export function findDeadLink(targets: LinkTargets | undefined, address: string): { message: string; instead?: string } | undefined {
  const [page = ''] = address.split(/[?#]/, 1)
  if (!targets || targets.pages.has(page)) return undefined
  const moved = targets.moved.get(page)
  if (moved) return { message: `This page has moved: ${page} is ${moved} now.`, instead: moved }
  if (isKnownGap(targets, page)) return undefined
  const unpublished = targets.unpublished.get(page)
  if (unpublished) return { message: `There is no page ${page} now: ${explainUnpublished(unpublished)}` }
  const nearest = findNearestPage([...targets.pages], page)
  if (nearest) return { message: `There is no page ${page}. Did you mean ${nearest}?`, instead: nearest }
  return {
    message: `There is no page ${page}. If it is gone, take the link out and list the page under retired in company.md; if it is still to come, list it under knownGaps there.`,
  }
}

/** Why a file is not shown, and what to do about it in a file that names it. */
export const explainUnpublished = ({ file, data }: ContentDocument): string =>
  data.draft === true
    ? `${file} is a draft, and this file is published. Publish both, or make this one a draft as well.`
    : `${file} is not shown when this file is: see “publish”, “until” and “date” there. Give both the same, or take this line out.`

/** Compares names within a folder first: the common /productions would make all productions similar. */
function findNearestPage(pages: readonly string[], page: string): string | undefined {
  // The address of a file, or one copied from another site: /about.html, /about/
  const bare = page.replace(/(?:\/index)?\.html?$|\/+$/, '') || '/'
  const folder = posix.dirname(bare)
  const isBeside = (other: string) => posix.dirname(other) === folder
  const nearest = findNearest(
    posix.basename(bare),
    pages.filter(isBeside).map((other) => posix.basename(other)),
  )
  if (nearest !== undefined) return posix.join(folder, nearest)
  return findNearest(
    bare,
    pages.filter((other) => !isBeside(other)),
  )
}

/**
 * Whether an address is a known gap. In a folder whose files have pages, a wildcard only covers addresses of existing files without a page;
 * otherwise it would accept every misspelling.
 */
function isKnownGap({ gaps, withoutPage }: LinkTargets, page: string): boolean {
  if (gaps.includes(page)) return true
  const isOfFolder = PAGED_KINDS.some((name) => KINDS[name].hasPages.folder === `${posix.dirname(page)}/`)
  return gaps.some((gap) => matchesPath(gap, page)) && (!isOfFolder || withoutPage.has(page))
}
