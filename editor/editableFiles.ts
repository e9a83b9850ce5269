import { COLLECTIONS, type Collection, type CollectionName } from '../src/content/collections.ts'
import type { ContentDocument, ContentDocuments } from '../src/content/documents.ts'
import { findPagePath, isPaged } from '../src/lib/paths.ts'

/** A file in content/ by its kind and name. */
export interface Place {
  name: CollectionName
  collection: Collection
  id: string
  file: string
}

/** The file of a kind and a name, relative to the project root; undefined if these are invalid. */
export function findPlace(name: string | undefined, id: string | undefined): Place | undefined {
  if (name === undefined || id === undefined || !Object.hasOwn(COLLECTIONS, name) || !/^[a-z0-9-]+$/.test(id)) return undefined
  const collection: Collection = COLLECTIONS[name as CollectionName]
  return { name: name as CollectionName, collection, id, file: `content/${collection.path.replace('*', id)}` }
}

/** The address of a file’s form. */
export const formAddress = ({ name, id }: Pick<Place, 'name' | 'id'>): string => `/_edit/file/${name}/${id}`

/** The title or name of an entry, or the name of the person it refers to. */
export function titleOf(documents: ContentDocuments, { data, id }: Pick<ContentDocument, 'data' | 'id'>): string {
  const own = data.title ?? data.name
  if (typeof own === 'string' && own !== '') return own
  const person = documents.of('people').find((one) => one.id === data.person)
  return person ? titleOf(documents, person) : id
}

/** The address of a file’s own page, or what it would be after a rename; undefined when it has none. */
export function pageAddressOf(documents: ContentDocuments, { name, id }: Place, newId = id): string | undefined {
  const document = documents.of(name).find((one) => one.id === id)
  return isPaged(name) ? findPagePath(name, { ...document?.data, id: newId }) : undefined
}
