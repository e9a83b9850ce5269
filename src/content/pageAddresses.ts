import { FIXED_PATHS } from '../lib/paths.ts'
import { isPaged, PAGED_KINDS, toAddress } from './kinds.ts'
import { type ContentDocument, type ContentDocuments, listItems, originalsFirst } from './read/documents.ts'
import { groupsIn, type Path, valueAt } from './schemas/inspection.ts'

/** Whether an entry has a page. */
export const hasPage = ({ collection, data }: Pick<ContentDocument, 'collection' | 'data'>): boolean =>
  isPaged(collection) && data.page !== false

/** The address of an entry’s page, even if `page: false` leaves that page out. */
export function addressOf({ collection, id, data }: ContentDocument): string | undefined {
  return isPaged(collection) ? toAddress(collection, { id, slug: typeof data.slug === 'string' ? data.slug : undefined }) : undefined
}

const listReadable = (set: ContentDocuments): string[] => [
  ...FIXED_PATHS,
  ...set.all.filter(hasPage).flatMap((document) => addressOf(document) ?? []),
]

/** The address of every page, from unchecked files. Files that cannot be parsed count too, by their names. */
export function listAddresses(set: ContentDocuments): string[] {
  const unreadable = set.unreadable.flatMap((name) => {
    const [collection = '', id = ''] = name.split('/')
    return isPaged(collection) ? toAddress(collection, { id }) : []
  })
  return [...listReadable(set), ...unreadable]
}

/** Every former address in the content: of moved and of removed pages. */
export const listFormer = (documents: readonly ContentDocument[]) =>
  documents.flatMap((document) => {
    const { formerly, retired } = document.data
    const moved = Array.isArray(formerly) ? formerly.map((address, index) => ({ address, path: ['formerly', index] as Path })) : []
    const retiredPages = groupsIn(retired).map(([index, page]) => ({ address: page.path, path: ['retired', index, 'path'] as Path }))
    return [...moved, ...retiredPages].flatMap(({ address, path }) =>
      typeof address === 'string' ? [{ address, document, path, isRetired: path[0] === 'retired' }] : [],
    )
  })

/** The current addresses of moved pages, by their former addresses. */
export const toMovedPages = (set: ContentDocuments): ReadonlyMap<string, string> =>
  new Map(
    listFormer(set.all).flatMap(({ address, document, isRetired }): [string, string][] => {
      const present = isRetired ? undefined : addressOf(document)
      return present === undefined ? [] : [[address, present]]
    }),
  )

/** Checks that no two pages share an address. */
export function checkAddresses(set: ContentDocuments): void {
  const seen = new Map<string, string>(FIXED_PATHS.map((path) => [path, 'another page of the site']))
  for (const document of PAGED_KINDS.flatMap((collection) => originalsFirst(set.of(collection)))) {
    const address = addressOf(document)
    if (address === undefined || set.hasError(document, ['slug'])) continue
    const first = seen.get(address)
    const [path, advice]: [Path, string] =
      document.data.slug === undefined
        ? [[], 'Give this file another name: its name becomes its address.']
        : [['slug'], 'Give each page an address of its own.']
    if (first === undefined) seen.set(address, document.file)
    else set.report(document, path, `The address ${address} belongs to ${first}. ${advice}`)
  }
}

/** Checks that a former address is not the address of a page, that no other file claims it, and that its target exists. */
export function checkFormerAddresses(set: ContentDocuments): void {
  const pages = listAddresses(set)
  const seen = new Map<string, string>()
  for (const { address, document, path, isRetired } of listFormer(originalsFirst(set.all))) {
    if (set.hasError(document, path)) continue
    const explain = () => {
      if (!isRetired && !hasPage(document))
        return 'This file has no page of its own, so nothing can be found at its new address. Take “page: false” out, or these lines.'
      if (address === addressOf(document)) return `This page is at ${address} now: visitors would be led in a circle. Take this line out.`
      if (pages.includes(address))
        return `There is a page at ${address}, and an address leads to one place. Take this line out, or rename that page.`
      const first = seen.get(address)
      return first && `${first} says the same of ${address}, and an address leads to one place. Take one of the lines out.`
    }
    const message = explain()
    if (message) set.report(document, path, message)
    if (!seen.has(address)) seen.set(address, document.file)
  }
}

/** A known gap is an address that has no page yet. For known gaps and retired pages, company.md names the page that helps most. */
export function checkGaps(set: ContentDocuments): void {
  const addresses = listAddresses(set)
  // A file that cannot be parsed may have `page: false`.
  const certain = listReadable(set)
  for (const list of ['knownGaps', 'retired'])
    for (const { document, item, path } of listItems(set, 'company', list)) {
      if (list === 'knownGaps' && certain.includes(String(item.path)))
        set.report(document, [...path, 'path'], `The page ${item.path} is there. Take it out of the known gaps.`)
      const { nearest } = item
      if (typeof nearest === 'string' && nearest.startsWith('/') && !addresses.includes(nearest)) {
        const message = `The page that helps most must be one that is there. Found “${nearest}”.`
        set.report(document, [...path, 'nearest'], message)
      }
    }
}

/** The receiver handles all paths below its own, so no page may be there. */
export function checkFormPath(set: ContentDocuments): void {
  for (const document of set.of('company')) {
    const forms = valueAt(document.data, ['services', 'forms'])
    const page = listAddresses(set).find((path) => path === forms || path.startsWith(`${forms}/`))
    if (page) set.report(document, ['services', 'forms'], `The page ${page} is there. Send forms to another path.`)
  }
}
