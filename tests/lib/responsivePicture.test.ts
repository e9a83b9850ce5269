import { describe, expect, test } from 'vitest'
import { bytesOnPhone, type PictureFile } from '../../src/lib/responsivePicture.ts'

const DRAWING: PictureFile = { file: 'a.svg', url: '/a.svg', small: '/a.jpg', width: 1200, height: 800, bytes: 900, sources: [] }
const weights = [
  { width: 400, bytes: 4000 },
  { width: 800, bytes: 8000 },
  { width: 1200, bytes: 12_000 },
]
const PHOTOGRAPH: PictureFile = { ...DRAWING, file: 'a.jpg', bytes: 8000, weights }

describe('what a phone fetches of a photograph', () => {
  test.each([
    ['as wide as the screen', '100vw', 8000],
    ['as wide as half of it', '(min-width: 48em) 30vw, 44vw', 4000],
    ['of so many pixels', '(min-width: 64em) 10vw, 300px', 8000],
    ['wider than all there are', '3000px', 12_000],
  ])('is the smallest that fills its width: %s', (_name, sizes, bytes) => {
    expect(bytesOnPhone(PHOTOGRAPH, sizes)).toBe(bytes)
  })

  test('is the whole file of a drawing, at any width', () => {
    expect(bytesOnPhone(DRAWING, '10vw')).toBe(900)
  })
})
