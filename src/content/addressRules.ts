import { FIXED_PATHS, PAGED_COLLECTIONS } from '../lib/routes.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import { addressOf } from './pageAddresses.ts'

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
  const message =
    document.data.slug === undefined
      ? `The address ${address} belongs to ${first}. Give this file another name: its name becomes its address.`
      : `The address ${address} belongs to ${first}. Give each page an address of its own.`
  set.report(document, document.data.slug === undefined ? [] : ['slug'], message)
}
