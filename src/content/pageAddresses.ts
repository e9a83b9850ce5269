import { FIXED_PATHS, isPaged, toAddress } from './kinds.ts'
import type { ContentDocument, ContentDocuments } from './read/documents.ts'
import { groupsIn, type Path } from './schemas/inspection.ts'

export const hasPage = ({ kind, data }: Pick<ContentDocument, 'kind' | 'data'>): boolean => isPaged(kind) && data.page !== false

/** The address of an entry’s page, even if `page: false` leaves that page out. */
export function addressOf({ kind, id, data }: ContentDocument): string | undefined {
  return isPaged(kind) ? toAddress(kind, { id, slug: typeof data.slug === 'string' ? data.slug : undefined }) : undefined
}

/** The address of every page, from unchecked files. Files that cannot be parsed count too, by their names. */
export function listAddresses(documents: ContentDocuments): string[] {
  const unreadable = documents.unreadable.flatMap((name) => {
    const [kind = '', id = ''] = name.split('/')
    return isPaged(kind) ? toAddress(kind, { id }) : []
  })
  return [...FIXED_PATHS, ...documents.all.filter(hasPage).flatMap((document) => addressOf(document) ?? []), ...unreadable]
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
