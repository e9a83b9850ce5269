import type { Font } from 'fontkit'
import { requiredCharacters } from './characters.ts'
import { FACES, openFont } from './faces.ts'

const FLOOR = [...requiredCharacters()].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`).join('')
const UNUSUAL = new RegExp(`[^\\0-\\x1f${FLOOR}]`, 'gu')

/** The characters of a text that the body font lacks, without duplicates. Opens the font for unusual characters only. */
export function listLacking(text: string): string[] {
  const unusual = new Set(text.normalize('NFC').match(UNUSUAL))
  return [...unusual].filter((character) => [...character.normalize('NFD')].some((part) => !isDrawn(part)))
}

let font: Font | undefined

function isDrawn(character: string): boolean {
  font ??= openFont(FACES.find(({ family }) => family === 'Text')?.original ?? '')
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}
