import { expect, it } from 'vitest'
import { foldDiacritics } from '../../src/lib/foldDiacritics.ts'

it('folds capitals and diacritics, composed or not', () => {
  expect(foldDiacritics('Ọ̀rọ̀')).toBe('oro')
  expect(foldDiacritics('\u1ECC\u0300r\u1ECD\u0300')).toBe(foldDiacritics('O\u0323\u0300RO\u0323\u0300'))
  expect(foldDiacritics('Àṣà & ₦5,000')).toBe('asa & ₦5,000')
})

it('folds the letters of Hausa, and of Europe, that have no base letter of their own', () => {
  expect(foldDiacritics('Ɗan Ƙasa Ɓauna ƴan')).toBe('dan kasa bauna yan')
  expect(foldDiacritics('Æsop, cœur, Łódź, Søren, Straße, đa')).toBe('aesop, coeur, lodz, soren, strasse, da')
})
