import { EXAMPLE_TEXT, PLACEHOLDER_MARK } from '../lib/placeholderMark.ts'
import { lineAt, truncate } from '../lib/text.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import { type Field, visitFields } from './schemaInspection.ts'
import { visitTexts } from './tokens.ts'

/** Refuses example texts of new files in published content. Drafts may contain them. */
export const EXAMPLE_RULES: readonly ((documents: ContentDocuments) => void)[] = [
  (set) => {
    for (const document of set.all) {
      if (document.data.draft === true) continue
      checkPlaceholderMarks(set, document)
      checkExamples(set, document)
    }
  },
]

function checkPlaceholderMarks(set: ContentDocuments, document: ContentDocument): void {
  const message = `Words after ${PLACEHOLDER_MARK} are an example. Put your own in their place, without the pencil, or make the file a draft again.`
  visitTexts(document.source.data, [], (text, place) => {
    if (text.includes(PLACEHOLDER_MARK)) set.report(document, place, message, undefined, document.source.lineOf(place, PLACEHOLDER_MARK))
  })
  reportInBody(set, document, PLACEHOLDER_MARK, message)
  for (const line of document.source.linesWithComment(PLACEHOLDER_MARK)) {
    const behind = `This value is an example, as “# ${PLACEHOLDER_MARK}” behind it says. Put the right one there and take out “# ${PLACEHOLDER_MARK}”, or make the file a draft again.`
    set.report(document, [], behind, undefined, line)
  }
}

/** Finds example texts that are still there although their placeholder mark was deleted. */
function checkExamples(set: ContentDocuments, document: ContentDocument): void {
  const explain = (words: string) =>
    `“${truncate(words, 60)}” is the example that a new file comes with. Put your own words in its place, or make the file a draft again.`
  const { path, schema } = COLLECTIONS[document.collection as CollectionName]
  // Collections of one file are never created from an example.
  if (!path.includes('*')) return
  visitFields(schema, document.source.data, (field) => {
    if (isExample(field)) set.report(document, field.path, explain(String(field.value)))
  })
  if (!document.source.body.includes(PLACEHOLDER_MARK)) reportInBody(set, document, EXAMPLE_TEXT, explain(EXAMPLE_TEXT))
}

/**
 * Whether a value is still the example of its field. Titles, roles, places and short sentences do not count: they may equal it by chance.
 */
function isExample({ notes, value, path }: Field): boolean {
  const [example] = notes.examples ?? []
  if (typeof value !== 'string' || typeof example !== 'string' || value.trim() !== example) return false
  const isSentence = notes.prose === true || path.at(-1) === 'alt' || path.at(-1) === 'description'
  return isSentence && (example.split(' ').length > 3 || example.endsWith('…'))
}

function reportInBody(set: ContentDocuments, document: ContentDocument, words: string, message: string): void {
  const { body, bodyLine } = document.source
  const at = body.indexOf(words)
  if (at >= 0) set.report(document, [], message, undefined, bodyLine + lineAt(body, at) - 1)
}
