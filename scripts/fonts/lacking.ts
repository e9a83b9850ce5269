import { openSync } from 'fontkit'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'
import type { Problem } from '../../src/content/problems.ts'
import { visitTexts } from '../../src/content/tokens.ts'
import { warn } from '../../src/content/warnings/warn.ts'
import { floorCharacters } from './characters.ts'
import { FACES } from './faces.ts'

const FLOOR = new Set(floorCharacters())
const isUsual = (character: string) => character < ' ' || FLOOR.has(character)
const nameOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The letters and signs of a text that the font of running text lacks, each once. The font is opened for unusual ones only. */
export function listLacking(text: string): string[] {
  const unusual = [...new Set(text.normalize('NFC'))].filter((character) => !isUsual(character))
  return unusual.filter((character) => [...character.normalize('NFD')].some((part) => !isDrawn(part)))
}

const drawn = new Map<string, boolean>()
let font: { hasGlyphForCodePoint(code: number): boolean } | undefined

function isDrawn(character: string): boolean {
  const known = drawn.get(character)
  if (known !== undefined) return known
  font ??= openTextFont()
  const found = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  drawn.set(character, found)
  return found
}

function openTextFont() {
  const face = FACES.find(({ family }) => family === 'Site Text')
  const opened = openSync(face?.original ?? '')
  if ('fonts' in opened) throw new Error('One font is expected in the file of a face.')
  return opened
}

/** Where content holds letters that the site's fonts lack: every device shows them in another font, or as an empty box. */
export function findLackingLetters(set: ContentDocuments): Problem[] {
  return set.all.flatMap((document) => [...findInFields(document), ...findInBody(document)])
}

const explain = (character: string) =>
  `The fonts of this site have no “${character}” (${nameOf(character)}): each device shows it in a font of its own, or as an empty box. Write it in other words.`

function findInFields(document: ContentDocument): Problem[] {
  const warnings: Problem[] = []
  visitTexts(document.source.data, [], (text, path) => {
    for (const character of listLacking(text)) {
      warnings.push({ ...warn(document, path, explain(character)), line: document.source.lineOf(path, character) })
    }
  })
  return warnings
}

function findInBody({ file, source }: ContentDocument): Problem[] {
  return listLacking(source.body).map((character) => ({
    file,
    line: source.bodyLine + source.body.slice(0, Math.max(0, source.body.indexOf(character))).split('\n').length - 1,
    field: '',
    message: explain(character),
  }))
}
