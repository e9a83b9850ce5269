import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PICTURE_FOCUSES } from '../../src/lib/responsivePicture.ts'
import { Picture } from '../../src/ui/Picture.tsx'

const picture = { file: 'a.svg', url: '/a.svg', small: '/a.jpg', width: 800, height: 1000, bytes: 900, sources: [], alt: 'A drum.' }

it.each(PICTURE_FOCUSES)('a picture whose focus is %s has a class with a style', (focus) => {
  const [, name = ''] = /\b(focus-[\w-]+)/.exec(renderToStaticMarkup(<Picture picture={{ ...picture, focus }} />)) ?? []
  expect(readFileSync('src/ui/pictureFocus.css', 'utf8')).toContain(`.${name} img {`)
})

it('a picture without a focus has no such class', () => {
  expect(renderToStaticMarkup(<Picture picture={picture} />)).not.toContain('focus-')
})
