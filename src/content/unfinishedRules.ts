import { EXAMPLE_TEXT, PLACEHOLDER_MARK } from '../lib/placeholderMark.ts'
import { lineAt, truncate } from '../lib/text.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from './documents.ts'
import { type Field, visitFields } from './schemaInspection.ts'
import { NOT_YET_CONFIRMED } from './schemas/fields.ts'

/** Marks of unfinished text, matched in capitals only, because lowercase “todo” may be an ordinary word. */
const UNFINISHED = /(?<![\p{L}\p{N}])(?:TODO|TBC|TBA|TBD|FIXME|XXX|Lorem ipsum)(?![\p{L}\p{N}])|\?{3,}/u

const publishedFiles = ({ all }: ContentDocuments) => all.filter(({ data }) => data.draft !== true)

/** Refuses published text that is marked as unfinished. */
export function checkUnfinished(set: ContentDocuments): void {
  for (const document of publishedFiles(set))
    for (const { words, path, line } of findInTexts(document, UNFINISHED, document.source)) {
      const message = `Visitors would read “${words}”. Write what belongs there, or “${NOT_YET_CONFIRMED}” where a field allows it, or make the file a draft: draft: true.`
      set.report(document, path, message, undefined, line)
    }
}

/** Refuses example texts of new files in published content. */
export function checkExampleTexts(set: ContentDocuments): void {
  for (const document of publishedFiles(set)) {
    checkPlaceholderMarks(set, document)
    checkExamples(set, document)
  }
}

function checkPlaceholderMarks(set: ContentDocuments, document: ContentDocument): void {
  const message = `Words after ${PLACEHOLDER_MARK} are an example. Put your own in their place, without the pencil, or make the file a draft again.`
  for (const { path, line } of findInTexts(document, new RegExp(PLACEHOLDER_MARK), document.source))
    set.report(document, path, message, undefined, line)
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
  const { body, bodyLine } = document.source
  const at = body.indexOf(EXAMPLE_TEXT)
  if (at >= 0 && !body.includes(PLACEHOLDER_MARK))
    set.report(document, [], explain(EXAMPLE_TEXT), undefined, bodyLine + lineAt(body, at) - 1)
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
