import { createRequire } from 'node:module'
import { requiredCharacters } from './characters.ts'
import { FACES } from './faces.ts'

const FLOOR = [...requiredCharacters()].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`).join('')
const UNUSUAL = new RegExp(`[^\\0-\\x1f${FLOOR}]`, 'gu')

/** The characters of a text that the body font lacks, without duplicates. Opens the font for unusual characters only. */
export function listLacking(text: string): string[] {
  const unusual = new Set(text.normalize('NFC').match(UNUSUAL))
  return [...unusual].filter((character) => [...character.normalize('NFD')].some((part) => !isDrawn(part)))
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

const require = createRequire(import.meta.url)

function openTextFont() {
  const { openSync } = require('fontkit') as typeof import('fontkit')
  const face = FACES.find(({ family }) => family === 'Text')
  const opened = openSync(face?.original ?? '')
  if ('fonts' in opened) throw new Error('One font is expected in the file of a face.')
  return opened
}
