import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/files.ts'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Grave, acute, macron, dot below, as marks of their own: Yoruba puts two of them on one letter. */
const MARKS = '\u0300\u0301\u0304\u0323'
const VOWELS = 'aeiouAEIOU'
const DOTTED = 'ẹọṣẸỌṢ'
/** Syllabic nasals carry tones too. */
const NASALS = 'mnMN'
const PUNCTUATION = '‘’“”–—…•·→←↑↓×−§©\u00a0'
const MONEY = '₦'

/**
 * What every font must hold whatever the content says today, so that a name added tomorrow never falls back to another font:
 * basic Latin, Yoruba with its dots and tones in one piece and in several, naira, and typographic punctuation.
 */
export function floorCharacters(): string {
  const toned = [...VOWELS, ...NASALS].flatMap((letter) => ['\u0300', '\u0301', '\u0304'].map((mark) => (letter + mark).normalize('NFC')))
  return ASCII + MARKS + DOTTED + PUNCTUATION + MONEY + toned.filter((letter) => letter.length === 1).join('')
}

/**
 * Where the site's words come from. Pictures are not here: their text is drawn as paths. Nor are the checks of content,
 * which name the letters they refuse.
 */
const SOURCES: readonly { folder: string; endings: readonly string[]; without?: string }[] = [
  { folder: 'content', endings: ['.md'] },
  { folder: 'src', endings: ['.ts', '.tsx', '.css'], without: 'src/content/' },
]

/** A sign beyond plain letters, with those about it: a mark is joined to the letter before it. */
const BEYOND_ASCII = /.?[^\0-\x7f]+/gsu

/** Every character of content and interface, one piece and taken apart, without control characters. The plain ones are always there. */
export function usedCharacters(root: string): Set<string> {
  const pieces = new Set<string>()
  for (const { folder, endings, without } of SOURCES) {
    for (const file of listFiles(path.join(root, folder), root)) {
      if (!endings.includes(path.extname(file)) || (without && file.startsWith(without))) continue
      for (const [piece] of readFileSync(path.join(root, file), 'utf8').matchAll(BEYOND_ASCII)) pieces.add(piece)
    }
  }
  const used = new Set<string>(ASCII)
  for (const piece of pieces) {
    for (const form of [piece, piece.normalize('NFC'), piece.normalize('NFD')]) for (const character of form) used.add(character)
  }
  return new Set([...used].filter((character) => character >= ' ' && character !== '\ufeff'))
}

/** Floor and use together, sorted: what the subset is asked for. */
export function neededCharacters(root: string): string {
  return [...new Set([...floorCharacters(), ...usedCharacters(root)])].sort().join('')
}
