import { COLLECTIONS, type Collection } from '../../src/content/collections.ts'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'
import { type Path, valueAt, visitFields } from '../../src/content/schemaInspection.ts'
import { ContentText } from './contentText.ts'
import type { Place } from './editableFiles.ts'

/** A field or text of another file that refers to a file or its page. */
export interface ContentReference {
  document: ContentDocument
  /** Empty for the text below the front matter. */
  path: Path
}

/** Matches an address of this site, but no longer path, and not the same path of another site. */
function toPattern(address: string): RegExp {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.-])${literal}(?![\\w/-])`, 'g')
}

/** Every use of this file in others: references to it, and links to its page. */
export function findReferences(documents: ContentDocuments, place: Place, address: string | undefined): ContentReference[] {
  const isLinked = (text: string) => address !== undefined && toPattern(address).test(text)
  return documents.all
    .filter(({ file }) => file !== place.file)
    .flatMap((document) => {
      const links: ContentReference[] = []
      const { schema } = (COLLECTIONS as Record<string, Collection>)[document.collection] ?? {}
      if (!schema) return []
      visitFields(schema, document.data, ({ notes, value, path }) => {
        if (typeof value !== 'string') return
        const isReference = notes.reference === place.name && value === place.id
        if (isReference || ((notes.link || notes.prose) && isLinked(value))) links.push({ document, path })
      })
      if (isLinked(document.body)) links.push({ document, path: [] })
      return links
    })
}

/** Updates the links to a renamed file in the text of another file. */
export function renameReferences(
  text: string,
  paths: readonly Path[],
  before: { id: string; address?: string },
  after: typeof before,
): string {
  const content = new ContentText(text)
  const rename = (value: string) => {
    if (value === before.id) return after.id
    return before.address === undefined ? value : value.replace(toPattern(before.address), after.address ?? '')
  }
  for (const path of paths) {
    if (path.length === 0) content.body = rename(content.body)
    else content.set(path, rename(String(valueAt(content.data, path))))
  }
  return content.toString()
}
