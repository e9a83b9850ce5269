import { FIXED_PATHS, isPaged, toAddress } from '../lib/routes.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'

/** Whether an entry has a page. */
export const hasPage = ({ collection, data }: Pick<ContentDocument, 'collection' | 'data'>): boolean =>
  isPaged(collection) && data.page !== false

/** The address of an entry’s page, even if `page: false` leaves that page out. */
export function addressOf({ collection, id, data }: ContentDocument): string | undefined {
  return isPaged(collection) ? toAddress(collection, { id, slug: typeof data.slug === 'string' ? data.slug : undefined }) : undefined
}

/** The address of every page, from unchecked files. Files that cannot be parsed count too, by their names. */
export function listAddresses(set: ContentDocuments): string[] {
  const readable = set.all.filter(hasPage).flatMap((document) => addressOf(document) ?? [])
  const unreadable = set.unreadable.flatMap((name) => {
    const [collection = '', id = ''] = name.split('/')
    return isPaged(collection) ? toAddress(collection, { id }) : []
  })
  return [...FIXED_PATHS, ...readable, ...unreadable]
}
