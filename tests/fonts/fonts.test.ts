import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { BASIC, usedCharacters } from '../../scripts/fonts/characters.ts'
import { FACES, findOriginal, openFont } from '../../scripts/fonts/faces.ts'
import { makeFonts } from '../../scripts/fonts/subset.ts'

const root = process.cwd()
beforeAll(() => makeFonts(root), 60_000)

const openSubset = (file: string) => openFont(path.join(root, '.generated/fonts', file))

describe.each(FACES)('$file', (face) => {
  const { file } = face
  const missing = (characters: Iterable<string>) => {
    const font = openSubset(file)
    const drawn = (text: string) => [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    return [...characters].filter(
      (character) => !drawn(character) && !(character.normalize('NFD').length > 1 && drawn(character.normalize('NFD'))),
    )
  }

  test('has its copyright notice, and no name that its licence reserves for unchanged fonts', () => {
    const font = openSubset(file)
    const names = [font.familyName, font.fullName, font.postscriptName, font.subfamilyName]
    expect(names.every((name) => name && !name.includes('Source'))).toBe(true)
    expect(font.copyright).toMatch(/^(?:Copyright|©) /)
  })

  test('draws the fixed characters of English and Yoruba, naira and punctuation', () => {
    expect(missing(BASIC)).toEqual([])
    expect(missing('₦ẹọṣẸỌṢàéīǹḿ\u0300\u0301\u0304\u0323'.normalize('NFC'))).toEqual([])
  })

  test('draws every character of content and interface that its original draws', () => {
    const original = openFont(findOriginal(face))
    const words = [...usedCharacters(root)].filter(
      (character) => /[\p{L}\p{M}\p{N}\p{Sc}\p{P}]/u.test(character) && original.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
    expect(words.length).toBeGreaterThan(100)
    expect(missing(words)).toEqual([])
  })

  test.each(['ẹ́', 'ọ̄', 'Ọ̀ṣ', 'ǹ'])('draws %s with its marks on the letter, not beside it', (text) => {
    const run = openSubset(file).layout(text.normalize('NFD'))
    const marks = run.glyphs.map((glyph, index) => ({ glyph, position: run.positions[index] })).filter(({ glyph }) => glyph.isMark)
    for (const { glyph, position } of marks) {
      expect(glyph.id, 'a mark that is drawn').toBeGreaterThan(0)
      expect(position?.xAdvance, 'a mark without width').toBe(0)
    }
    expect(run.glyphs.every((glyph) => glyph.id > 0)).toBe(true)
  })
})
