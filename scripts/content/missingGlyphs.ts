import { type ContentDocument, type ContentDocuments, visitTexts } from '../../src/content/documents.ts'
import type { Problem } from '../../src/content/problems.ts'
import { warn } from '../../src/content/warnings/warn.ts'
import { PLACEHOLDER_MARK } from '../../src/lib/placeholderMark.ts'
import { lineAt } from '../../src/lib/text.ts'
import { listLacking } from '../fonts/characters.ts'

/** Finds characters in the content that the site’s fonts lack: devices show them in another font, or as an empty box. */
export function findMissingGlyphs(set: ContentDocuments): Problem[] {
  return set.all.flatMap((document) => [...findInFields(document), ...findInBody(document)])
}

const nameOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
const explain = (character: string) =>
  `The fonts of this site have no “${character}” (${nameOf(character)}): each device shows it in a font of its own, or as an empty box. Write it in other words.`

/** Leaves out the placeholder mark of new files, which textRules reports. */
const lackingIn = (text: string) => listLacking(text).filter((character) => character !== PLACEHOLDER_MARK)

function findInFields(document: ContentDocument): Problem[] {
  const warnings: Problem[] = []
  visitTexts(document.source.data, [], (text, path) => {
    for (const character of lackingIn(text)) {
      warnings.push({ ...warn(document, path, explain(character)), line: document.source.lineOf(path, character) })
    }
  })
  return warnings
}

function findInBody({ file, source }: ContentDocument): Problem[] {
  return lackingIn(source.body).map((character) => ({
    file,
    line: source.bodyLine + lineAt(source.body, source.body.indexOf(character)) - 1,
    field: '',
    message: explain(character),
  }))
}
