import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, openSync } from 'fontkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { floorCharacters, usedCharacters } from '../../scripts/fonts/characters.ts'
import { FACES, FONT_BUDGET } from '../../scripts/fonts/faces.ts'
import { fallbackCss } from '../../scripts/fonts/fallbackCss.ts'
import { listLacking } from '../../scripts/fonts/lacking.ts'
import { renameFont } from '../../scripts/fonts/rename.ts'
import { makeFonts } from '../../scripts/fonts/subset.ts'

const root = process.cwd()
let total = 0

beforeAll(async () => {
  total = (await makeFonts(root)).reduce((sum, { bytes }) => sum + bytes, 0)
}, 60_000)

function openSubset(file: string) {
  const font = openSync(path.join(root, '.generated/fonts', file))
  if ('fonts' in font) throw new Error('one font expected')
  return font
}

test('all fonts together keep to their budget', () => {
  expect(total).toBeLessThanOrEqual(FONT_BUDGET)
})

test('the style sheets name the files and the measured fallbacks', () => {
  const sheet = readFileSync(path.join(root, 'src/styles/fonts.css'), 'utf8')
  for (const { file } of FACES) expect(sheet).toContain(`.generated/fonts/${file}`)
  expect(readFileSync(path.join(root, 'src/styles/font-fallbacks.css'), 'utf8')).toBe(fallbackCss())
})

test('a font is renamed in all of its names but the copyright line, by a word of the same length', () => {
  const original = readFileSync(FACES[1]?.original ?? '')
  const renamed = create(renameFont(original, 'Source', 'Subset'))
  if ('fonts' in renamed) throw new Error('one font expected')
  expect([renamed.familyName, renamed.postscriptName]).toEqual(['Subset Sans 3', 'SubsetSans3-Regular'])
  expect(renamed.copyright).toContain('with Reserved Font Name ‘Source’')
  expect(() => renameFont(original, 'Source', 'A longer word')).toThrow('is not as long as')
})

describe.each(FACES)('$file', ({ file }) => {
  const missing = (characters: Iterable<string>) => {
    const font = openSubset(file)
    const drawn = (text: string) => [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    return [...characters].filter(
      (character) => !drawn(character) && !(character.normalize('NFD').length > 1 && drawn(character.normalize('NFD'))),
    )
  }

  test('does not call itself by a name that its licence keeps for unchanged fonts, and says whose work it is', () => {
    const font = openSubset(file)
    const names = [font.familyName, font.fullName, font.postscriptName, font.subfamilyName]
    expect(names.every((name) => name && !name.includes('Source'))).toBe(true)
    expect(font.copyright).toMatch(/^(?:Copyright|©) /)
  })

  test('draws the fixed letters of English and Yoruba, naira and punctuation', () => {
    expect(missing(floorCharacters())).toEqual([])
    expect(missing('₦ẹọṣẸỌṢ\u0300\u0301\u0304\u0323')).toEqual([])
  })

  test('draws every letter, figure and sign of content and interface', () => {
    const words = [...usedCharacters(root)].filter((character) => /[\p{L}\p{M}\p{N}\p{Sc}\p{P}]/u.test(character))
    // Of letters that no font has, the content check warns.
    const lacking = new Set(listLacking(words.join('')))
    expect(missing(words).filter((character) => !lacking.has(character))).toEqual([])
  })

  test.each(['ẹ́', 'ọ̀', 'ọ̄', 'Ọ̀ṣ', 'ẹ̀', 'm̀', 'ǹ'])('sets %s with its marks on the letter, not beside it', (text) => {
    const run = openSubset(file).layout(text.normalize('NFD'))
    const marks = run.glyphs.map((glyph, index) => ({ glyph, position: run.positions[index] })).filter(({ glyph }) => glyph.isMark)
    for (const { glyph, position } of marks) {
      expect(glyph.id, 'a mark that is drawn').toBeGreaterThan(0)
      expect(position?.xAdvance, 'a mark that takes no room').toBe(0)
    }
    expect(run.glyphs.every((glyph) => glyph.id > 0)).toBe(true)
  })
})
