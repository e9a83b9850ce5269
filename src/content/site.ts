import { COLLECTIONS, type CollectionName, type Entry } from './collections.ts'
import { type LooseEntry, loadContent } from './load.ts'
import { ContentError } from './problems.ts'

/** The collections of one file. */
type Single = { [Name in CollectionName]: (typeof COLLECTIONS)[Name]['path'] extends `${string}*${string}` ? never : Name }[CollectionName]

/** Everything the site says, checked and typed. */
export type Site = { [Name in CollectionName]: Name extends Single ? Entry<Name> : Entry<Name>[] }

let loaded: Site | undefined

/** The site's content. Loads once; throws ContentError with everything that is wrong with it. */
export function getSite(): Site {
  loaded ??= loadSite(process.cwd())
  return loaded
}

/** Reads the content anew, of the project at `root`. Throws ContentError with everything that is wrong with it. */
export function loadSite(root: string): Site {
  const { problems, entries } = loadContent({ root, collections: COLLECTIONS })
  if (problems.length > 0) throw new ContentError(problems)
  const site: Record<string, unknown> = {}
  for (const [name, { path }] of Object.entries(COLLECTIONS)) {
    const found = entries[name] ?? []
    site[name] = path.includes('*') ? found.sort(byOrder) : found[0]
  }
  return site as unknown as Site
}

/** One entry by its id. Throws when there is none: the content was checked, so the mistake is in the code that asks. */
export function getEntry<Name extends Exclude<CollectionName, Single>>(site: Site, name: Name, id: string): Entry<Name> {
  const entries = site[name] as unknown as Entry<Name>[]
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`There is no “${id}” among ${name}`)
  return entry
}

function byOrder(a: LooseEntry, b: LooseEntry): number {
  return Number(a.order ?? 0) - Number(b.order ?? 0) || (a.id < b.id ? -1 : 1)
}
