import { COLLECTIONS, type Collection } from '../../src/content/collections.ts'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'
import { type Path, valueAt, visitFields } from '../../src/content/schemaInspection.ts'
import { ContentText } from './contentText.ts'
import type { Place } from './editableFiles.ts'

/** The fields of another file that refer to a file or its page. The path of the text below the front matter is empty. */
interface ContentReference {
  document: ContentDocument
  paths: Path[]
}

/** Matches an address of this site, but no longer path, and not the same path of another site. */
function toPattern(address: string): RegExp {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.-])${literal}(?![\\w/-])`, 'g')
}

/** Every use of a file in others: references to it, and links to its page. */
export function findReferences(documents: ContentDocuments, place: Place, address: string | undefined): ContentReference[] {
  const isLinked = (text: string) => address !== undefined && toPattern(address).test(text)
  return documents.all.flatMap((document) => {
    const schema = (COLLECTIONS as Record<string, Collection>)[document.collection]?.schema
    if (!schema || document.file === place.file) return []
    const paths: Path[] = []
    visitFields(schema, document.data, ({ notes, value, path }) => {
      if (typeof value !== 'string') return
      const isReference = notes.reference === place.name && value === place.id
      if (isReference || ((notes.link || notes.prose) && isLinked(value))) paths.push(path)
    })
    if (isLinked(document.body)) paths.push([])
    return paths.length > 0 ? [{ document, paths }] : []
  })
}

/** Updates the links to a renamed file in the text of another file. */
export function renameReferences(
  text: string,
  paths: readonly Path[],
  before: { id: string; address: string | undefined },
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
