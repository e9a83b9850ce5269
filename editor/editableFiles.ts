import { findPagePath, getKind, hasManyFiles, isPaged, KINDS, type KindName } from '../src/content/kinds.ts'
import { findKind } from '../src/content/read/contentFiles.ts'
import type { ContentDocument, ContentDocuments } from '../src/content/read/documents.ts'
import type { Kind } from '../src/content/schemas/kind.ts'

export interface ContentFile {
  kindName: KindName
  kind: Kind
  id: string
  file: string
}

/** The file of a kind and a name, relative to the project root; undefined if these are invalid. */
export function findContentFile(name: string | undefined, id: string | undefined): ContentFile | undefined {
  if (name === undefined || id === undefined || !Object.hasOwn(KINDS, name) || !/^[a-z0-9-]+$/.test(id)) return undefined
  const kindName = name as KindName
  const kind = getKind(kindName)
  return { kindName, kind, id, file: `content/${kind.path.replace('*', id)}` }
}

/** The content file at a path; undefined for pictures and for files of no kind. */
export function contentFileAt(file: string): ContentFile | undefined {
  const { kind, id } = findKind(KINDS, file) ?? {}
  return findContentFile(kind, id)
}

export const formAddress = ({ kindName, id }: Pick<ContentFile, 'kindName' | 'id'>): string => `/_edit/file/${kindName}/${id}`

/** The title or name of an entry, or the name of the person it refers to. */
export function titleOf(documents: ContentDocuments, { data, id }: Pick<ContentDocument, 'data' | 'id'>): string {
  const own = data.title ?? data.name
  if (typeof own === 'string' && own !== '') return own
  const person = documents.of('people').find((one) => one.id === data.person)
  return person ? titleOf(documents, person) : id
}

export const fileTitle = (documents: ContentDocuments, { kindName, kind, id }: ContentFile, data: Record<string, unknown> = {}): string =>
  hasManyFiles(kindName) ? titleOf(documents, { data, id }) : kind.title

/** The address of a file’s own page, or what it would be after a rename; undefined when it has none. */
export function pageAddressOf(documents: ContentDocuments, { kindName, id }: ContentFile, newId = id): string | undefined {
  const document = documents.of(kindName).find((one) => one.id === id)
  return isPaged(kindName) ? findPagePath(kindName, { ...document?.data, id: newId }) : undefined
}
