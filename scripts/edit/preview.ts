import type { ContentDocuments } from '../../src/content/documents.ts'
import { PAGE_FOLDERS } from '../../src/lib/routes.ts'
import { EDIT_KINDS, type Place } from './editableFiles.ts'

/** The address of a file’s own page; undefined when it has none. */
export function pageAddressOf(documents: ContentDocuments, { name, id }: Place): string | undefined {
  const folder = (PAGE_FOLDERS as Readonly<Record<string, string>>)[name]
  const document = documents.of(name).find((one) => one.id === id)
  return folder === undefined ? undefined : `${folder}${String(document?.data.slug ?? id)}`
}

/** The page that shows a file: its own, or that of its kind. */
export const previewOf = (documents: ContentDocuments, place: Place): string =>
  pageAddressOf(documents, place) ?? EDIT_KINDS[place.name].page
