import { COLLECTIONS, type Collection } from '../../src/content/collections.ts'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'
import { type Path, visitFields } from '../../src/content/schema.ts'
import { ContentText } from './contentText.ts'
import type { Place } from './kinds.ts'

/** A field, or the text, of another file that names a file or its page. */
export interface LinkHere {
  document: ContentDocument
  /** Empty for the text under the fields. */
  path: Path
}

const pattern = (address: string) => new RegExp(`${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`, 'g')

/** Everything in other files that names this one: references to it, and links to its page. */
export function findLinks(documents: ContentDocuments, place: Place, address: string | undefined): LinkHere[] {
  const isLinked = (text: string) => address !== undefined && pattern(address).test(text)
  return documents.all
    .filter(({ file }) => file !== place.file)
    .flatMap((document) => {
      const links: LinkHere[] = []
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

/** The text of a file with its links to a renamed file put right. */
export function renameLinks(text: string, paths: readonly Path[], before: { id: string; address?: string }, after: typeof before): string {
  const content = new ContentText(text)
  const rename = (value: string) => {
    if (value === before.id) return after.id
    return before.address === undefined ? value : value.replace(pattern(before.address), after.address ?? '')
  }
  for (const path of paths) {
    if (path.length === 0) content.body = rename(content.body)
    else content.set(path, rename(String(content.get(path))))
  }
  return content.toString()
}
