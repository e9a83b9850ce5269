import { type Entry, KINDS, type KindName, type SingleKind } from './kinds.ts'
import { type LoadOptions, type LooseEntry, loadContent } from './loadContent.ts'
import { listAddresses } from './pageAddresses.ts'
import { type Entries, loadManifest, resolvePictures } from './pictures/resolvePictures.ts'
import { ContentError } from './problems.ts'
import { reportErrors } from './rules/rules.ts'

export const SITE_OPTIONS = { kinds: KINDS, listAddresses, rules: reportErrors }

/** The whole content, checked and typed. Lists are sorted by `order`. */
export type Site = { [Name in KindName]: Name extends SingleKind ? Entry<Name> : Entry<Name>[] }

/** Loads the content of a project. Throws a ContentError with all errors, or an Error when pictures have not been generated. */
export function loadSite(root: string, options: Pick<LoadOptions, 'withDrafts' | 'unsaved'> = {}): Site {
  const { problems, entries } = loadContent({ root, ...SITE_OPTIONS, ...options })
  if (problems.length > 0) throw new ContentError(problems)
  return toSite(root, entries)
}

/** The site of entries that were loaded and checked already and whose pictures are generated. */
export const toSite = (root: string, entries: Entries): Site => toSiteWithoutPictures(resolvePictures(entries, loadManifest(root)))

/** The site without the addresses of its pictures, for text checks, which run before pictures are generated. */
export function toSiteWithoutPictures(entries: Entries): Site {
  const site = Object.entries(KINDS).map(([name, { path }]) => {
    const found = entries[name] ?? []
    return [name, path.includes('*') ? found.toSorted(byOrderThenNewest) : found[0]]
  })
  return Object.fromEntries(site) as Site
}

/** Gets one entry by its id. Throws when there is none: references were checked, so this is a bug of the caller. */
export function getEntry<Name extends Exclude<KindName, SingleKind>>(site: Site, name: Name, id: string): Entry<Name> {
  const entries: readonly Entry<Name>[] = site[name] as unknown as Entry<Name>[]
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new Error(`There is no “${id}” among ${name}`)
  return entry
}

/** Sorts by `order`; entries without it come first, newest at the top. */
function byOrderThenNewest(a: LooseEntry, b: LooseEntry): number {
  const [earlier, later] = [a.date ?? '', b.date ?? ''].map(String)
  return Number(a.order ?? 0) - Number(b.order ?? 0) || (later ?? '').localeCompare(earlier ?? '') || (a.id < b.id ? -1 : 1)
}
