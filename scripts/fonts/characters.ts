import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/files.ts'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Grave, acute, macron and dot below as combining marks: Yoruba puts two of them on one letter. */
const MARKS = '\u0300\u0301\u0304\u0323'
const DOTTED = 'ẹọṣẸỌṢ'
const PUNCTUATION = '‘’“”–—…•·→←↑↓×−§©\u00a0'
const MONEY = '₦'

/** What every font has with any content, so that a new name needs no fallback font. */
export const BASIC = ASCII + MARKS + DOTTED + PUNCTUATION + MONEY

/** Where the site’s text is. The code of the content checks contains the characters that they refuse, and that of searching those of all languages. */
const SOURCES: readonly { folder: string; endings: readonly string[]; without?: readonly string[] }[] = [
  { folder: 'content', endings: ['.md'] },
  { folder: 'src', endings: ['.ts', '.tsx', '.css'], without: ['src/content/', 'src/lib/foldDiacritics.ts'] },
]

/** Every character of content and interface, composed and decomposed, without control characters. ASCII is always included. */
export function usedCharacters(root: string): Set<string> {
  const used = new Set<string>(ASCII)
  for (const { folder, endings, without } of SOURCES) {
    for (const file of listFiles(path.join(root, folder), root)) {
      if (!endings.includes(path.extname(file)) || without?.some((start) => file.startsWith(start))) continue
      const text = readFileSync(path.join(root, file), 'utf8')
      for (const character of text + text.normalize('NFC') + text.normalize('NFD')) used.add(character)
    }
  }
  return new Set([...used].filter((character) => character >= ' ' && character !== '\ufeff'))
}

/** The input of subsetting, sorted. Browsers draw letters with tones from letter and mark. */
export function neededCharacters(root: string): string {
  return [...new Set([...BASIC, ...usedCharacters(root)])].sort().join('')
}
