import type { Problem } from '../../src/content/problems.ts'
import { type ContentDocuments, textsOf } from '../../src/content/read/documents.ts'
import { isTitle } from '../../src/content/rules/fieldChecks.ts'
import { warn } from '../../src/content/rules/rule.ts'
import { PLACEHOLDER_MARK } from '../../src/lib/placeholderMark.ts'
import { listLacking } from '../fonts/characters.ts'

/** A heading in Markdown. */
const HEADING = /^#+ .*$/gm

/**
 * Finds characters in the content that the site’s fonts lack: devices show them in another font, or as an empty box. Headings have a font of
 * their own. Leaves out the placeholder mark of new files, which textRules reports.
 */
export const findMissingGlyphs = (set: ContentDocuments): Problem[] =>
  set.all.flatMap((document) =>
    textsOf(document, document.source).flatMap(({ text, path, lineOf }) => {
      const headings = isTitle(path) ? [text] : (text.match(HEADING) ?? [])
      const everywhere = listLacking(text)
      const inHeadings = listLacking(headings.join('\n'), 'Display').filter((character) => !everywhere.includes(character))
      const toWarning = (fonts: string, within: string) => (character: string) =>
        warn(document, path, explain(fonts, character), lineOf(character, text.indexOf(within) + within.indexOf(character)))
      return [
        ...everywhere.filter((character) => character !== PLACEHOLDER_MARK).map(toWarning('The fonts of this site have', text)),
        ...inHeadings.map((character) =>
          toWarning('The font of headings has', headings.find((one) => one.includes(character)) ?? text)(character),
        ),
      ]
    }),
  )

const nameOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
const explain = (fonts: string, character: string) =>
  `${fonts} no “${character}” (${nameOf(character)}): each device shows it in a font of its own, or as an empty box. Write it in other words.`
