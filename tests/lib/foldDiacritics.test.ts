import { expect, it } from 'vitest'
import { fold } from '../../src/lib/foldDiacritics.ts'

it('leaves letters without capitals and marks, however they were typed', () => {
  expect(fold('Ọ̀rọ̀')).toBe('oro')
  expect(fold('\u1ECC\u0300r\u1ECD\u0300')).toBe(fold('O\u0323\u0300RO\u0323\u0300'))
  expect(fold('Àṣà & ₦5,000')).toBe('asa & ₦5,000')
})
