import { posix } from 'node:path'
import { getKind, type KindName } from '../src/content/kinds.ts'
import type { ContentDocument, ContentDocuments } from '../src/content/read/documents.ts'
import { fileBeside } from '../src/content/read/namedFiles.ts'
import { type Path, valueAt, visitFields } from '../src/content/schemas/inspection.ts'
import { escapeRegExp } from '../src/lib/text.ts'
import { ContentText } from './contentText.ts'
import type { ContentFile } from './editableFiles.ts'
import { hasOwnFolder } from './safeFiles.ts'

/** The fields of another file that refer to a file or its page. The path of the text below the front matter is empty. */
interface ContentReference {
  document: ContentDocument
  paths: Path[]
}

/** Matches an address of this site, but neither longer paths nor the same path of another site. */
function toPattern(address: string): RegExp {
  return new RegExp(`(?<![\\w.-])${escapeRegExp(address)}(?![\\w/-])`, 'g')
}

const isPicture = (path: Path) => path.at(-1) === 'src'

/** Every use of a file in others: references to it, links to its page, and pictures of its folder. */
export function findReferences(documents: ContentDocuments, contentFile: ContentFile, address: string | undefined): ContentReference[] {
  const isLinked = (text: string) => address !== undefined && toPattern(address).test(text)
  // The folder that is moved and deleted with the file.
  const folder = hasOwnFolder(contentFile.file) ? `${posix.dirname(contentFile.file)}/` : undefined
  return documents.all.flatMap((document) => {
    if (document.file === contentFile.file) return []
    const { schema } = getKind(document.kind as KindName)
    const paths: Path[] = []
    visitFields(schema, document.data, ({ notes, value, path }) => {
      if (typeof value !== 'string') return
      const isReference = notes.reference === contentFile.kindName && value === contentFile.id
      const isOfFolder = folder !== undefined && isPicture(path) && fileBeside(document.file, value).startsWith(folder)
      if (isReference || isOfFolder || ((notes.link || notes.prose) && isLinked(value))) paths.push(path)
    })
    if (isLinked(document.body)) paths.push([])
    return paths.length > 0 ? [{ document, paths }] : []
  })
}

interface Name extends Pick<ContentFile, 'id' | 'file'> {
  address: string | undefined
}

/** Updates the links to a renamed file in the text of another file. */
export function renameReferences(text: string, file: string, paths: readonly Path[], before: Name, after: Name): string {
  const content = new ContentText(text)
  const rename = (value: string) => {
    if (value === before.id) return after.id
    return before.address === undefined ? value : value.replace(toPattern(before.address), after.address ?? '')
  }
  const movePicture = (src: string) => {
    const moved = fileBeside(file, src).replace(`${posix.dirname(before.file)}/`, `${posix.dirname(after.file)}/`)
    return posix.relative(posix.dirname(file), moved)
  }
  for (const path of paths) {
    if (path.length === 0) content.body = rename(content.body)
    else content.set(path, (isPicture(path) ? movePicture : rename)(String(valueAt(content.data, path))))
  }
  return content.toString()
}
