import { FIXED_PATHS, PAGED_COLLECTIONS } from '../lib/routes.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import { addressOf, hasPage, listAddresses } from './pageAddresses.ts'
import { groupsIn, type Path } from './schemaInspection.ts'

/** Checks that no two pages share an address. */
export function checkAddresses(set: ContentDocuments): void {
  const seen = new Map<string, string>(FIXED_PATHS.map((path) => [path, 'another page of the site']))
  for (const document of PAGED_COLLECTIONS.flatMap((collection) => set.of(collection))) checkAddress(set, document, seen)
}

function checkAddress(set: ContentDocuments, document: ContentDocument, seen: Map<string, string>): void {
  const address = addressOf(document)
  if (address === undefined || set.hasError(document, ['slug'])) return
  const first = seen.get(address)
  if (first === undefined) {
    seen.set(address, document.file)
    return
  }
  const [path, advice]: [Path, string] =
    document.data.slug === undefined
      ? [[], 'Give this file another name: its name becomes its address.']
      : [['slug'], 'Give each page an address of its own.']
  set.report(document, path, `The address ${address} belongs to ${first}. ${advice}`)
}

/** The former address of a page that moved, or the address of one that was removed. */
interface FormerAddress {
  address: string
  document: ContentDocument
  path: Path
  isRetired: boolean
}

/** Every address that the content gives as that of a moved or removed page. */
export function listFormer(documents: readonly ContentDocument[]): FormerAddress[] {
  return documents.flatMap((document) => {
    const { formerly, retired } = document.data
    const moved = Array.isArray(formerly) ? formerly.map((address, index) => ({ address, path: ['formerly', index] as Path })) : []
    const gone = groupsIn(retired).map(([index, page]) => ({ address: page.path, path: ['retired', index, 'path'] as Path }))
    return [...moved, ...gone].flatMap(({ address, path }) =>
      typeof address === 'string' ? [{ address, document, path, isRetired: path[0] === 'retired' }] : [],
    )
  })
}

/** Checks that a former address is not the address of a page, that no other file claims it, and that its target exists. */
export function checkFormerAddresses(set: ContentDocuments): void {
  const pages = listAddresses(set)
  const seen = new Map<string, string>()
  for (const { address, document, path, isRetired } of listFormer(set.all)) {
    if (set.hasError(document, path)) continue
    const explain = () => {
      if (!isRetired && !hasPage(document))
        return 'This file has no page of its own, so nothing can be found at its new address. Take “page: false” out, or these lines.'
      if (address === addressOf(document)) return `This page is at ${address} now: visitors would be led in a circle. Take this line out.`
      if (pages.includes(address))
        return `There is a page at ${address}, and an address leads to one place. Take this line out, or rename that page.`
      if (seen.has(address))
        return `${seen.get(address)} says the same of ${address}, and an address leads to one place. Take one of the lines out.`
      return undefined
    }
    const message = explain()
    if (message) set.report(document, path, message)
    if (!seen.has(address)) seen.set(address, document.file)
  }
}

/** The present address of a page by a former one; undefined when no file says so. */
export function findPresentAddress(set: ContentDocuments, address: string): string | undefined {
  const former = listFormer(set.all).find((one) => one.address === address && !one.isRetired)
  return former && addressOf(former.document)
}
