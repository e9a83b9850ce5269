import { posix } from 'node:path'
import { findSimilarPage } from '../../lib/nearestPage.ts'
import { matchesPath } from '../../lib/paths.ts'
import { KINDS, PAGED_KINDS } from '../kinds.ts'
import { addressOf, hasPage, listFormer } from '../pageAddresses.ts'
import type { ContentDocument, ContentDocuments } from '../read/documents.ts'
import { groupsIn } from '../schemas/inspection.ts'

/** Where links may lead. A set and a map, because every link of every file is looked up in them. */
export interface LinkTargets {
  set: ContentDocuments
  pages: ReadonlySet<string>
  /** Current addresses by former ones. */
  moved: ReadonlyMap<string, string | undefined>
  /** Address patterns that are known to have no page yet. */
  gaps: readonly string[]
}

/** Where links may lead; undefined while the list of known gaps cannot be read: then no link is reported as broken. */
export function findLinkTargets(
  set: ContentDocuments,
  listAddresses: (set: ContentDocuments) => readonly string[],
): LinkTargets | undefined {
  const gaps = set.of('company')[0]?.data.knownGaps
  if (!Array.isArray(gaps)) return undefined
  const moved = listFormer(set.all).filter(({ isRetired }) => !isRetired)
  return {
    set,
    pages: new Set(listAddresses(set)),
    moved: new Map(moved.map(({ address, document }) => [address, addressOf(document)])),
    gaps: groupsIn(gaps).map(([, { path }]) => String(path)),
  }
}

/** What is wrong with a link to a page of this site, and the address that was most likely meant; undefined if it leads somewhere. */
export function findDeadLink(targets: LinkTargets | undefined, address: string): { message: string; instead?: string } | undefined {
  const [page = ''] = address.split(/[?#]/, 1)
  if (!targets || targets.pages.has(page)) return undefined
  const moved = targets.moved.get(page)
  if (moved) return { message: `This page has moved: ${page} is ${moved} now.`, instead: moved }
  if (isKnownGap(targets, page)) return undefined
  const unpublished = targets.set.unpublished.find((document) => hasPage(document) && addressOf(document) === page)
  if (unpublished) return { message: `There is no page ${page} now: ${explainUnpublished(unpublished)}` }
  const nearest = findSimilarPage(page, [...targets.pages])
  if (nearest) return { message: `There is no page ${page}. Did you mean ${nearest}?`, instead: nearest }
  return {
    message: `There is no page ${page}. If it is gone, take the link out and list the page under \`retired\` in company.md; if it is still to come, list it under \`knownGaps\` there.`,
  }
}

/** Why a file is not shown, and what to do about it in a file that names it. */
export const explainUnpublished = ({ file, data }: ContentDocument): string =>
  data.draft === true
    ? `${file} is a draft, and this file is published. Publish both, or make this one a draft as well.`
    : `${file} is not shown when this file is: see \`publish\`, \`until\` and \`date\` there. Give both the same, or take this line out.`

/**
 * Whether an address is a known gap. In a folder whose files have pages, a wildcard only covers addresses of existing files without a page;
 * otherwise it would accept every misspelling.
 */
function isKnownGap({ set, gaps }: LinkTargets, page: string): boolean {
  if (gaps.includes(page)) return true
  const isOfFolder = PAGED_KINDS.some((name) => KINDS[name].hasPages.folder === `${posix.dirname(page)}/`)
  const isWithoutPage = () => set.all.some((document) => !hasPage(document) && addressOf(document) === page)
  return gaps.some((gap) => matchesPath(gap, page)) && (!isOfFolder || isWithoutPage())
}
