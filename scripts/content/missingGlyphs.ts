import { type ContentDocuments, textsOf } from '../../src/content/documents.ts'
import type { Problem } from '../../src/content/problems.ts'
import { warn } from '../../src/content/warnings/warn.ts'
import { PLACEHOLDER_MARK } from '../../src/lib/placeholderMark.ts'
import { listLacking } from '../fonts/characters.ts'

/**
 * Finds characters in the content that the site’s fonts lack: devices show them in another font, or as an empty box. Leaves out the
 * placeholder mark of new files, which textRules reports.
 */
export const findMissingGlyphs = (set: ContentDocuments): Problem[] =>
  set.all.flatMap((document) =>
    textsOf(document, document.source).flatMap(({ text, path, lineOf }) =>
      listLacking(text)
        .filter((character) => character !== PLACEHOLDER_MARK)
        .map((character) => warn(document, path, explain(character), lineOf(character, text.indexOf(character)))),
    ),
  )

const nameOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
const explain = (character: string) =>
  `The fonts of this site have no “${character}” (${nameOf(character)}): each device shows it in a font of its own, or as an empty box. Write it in other words.`
