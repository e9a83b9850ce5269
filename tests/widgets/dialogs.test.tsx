// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { copyOf, headingOf } from '../../src/widgets/dialog/copySection.client.ts'
import { PictureTrigger } from '../../src/widgets/dialog/dialogTriggers.tsx'
import { readGallery } from '../../src/widgets/dialog/readGallery.client.ts'

const show = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

test('a copied section has ids of its own, and its labels belong to its fields', () => {
  const part = show(
    '<section id="filters" aria-labelledby="t"><h3 id="t">Filters</h3><label for="a">A</label><input id="a" aria-describedby="b c"><p id="b">B</p><p id="c">C</p></section>',
  )
  const copy = copyOf(part)
  document.body.append(copy)
  copy.removeAttribute('id')
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(copy.querySelector('label')?.htmlFor).toBe(copy.querySelector('input')?.id)
  expect(copy.querySelector('input')?.getAttribute('aria-describedby')).toBe('in-dialog-b in-dialog-c')
  expect(part.querySelector('input')?.id).toBe('a')
})

test('the heading of a section is its first heading or summary, or the section itself', () => {
  expect(headingOf(show('<section><p>One</p><h3>Two</h3><h4>Three</h4></section>'))?.textContent).toBe('Two')
  expect(headingOf(show('<details><summary>Two</summary></details>'))?.textContent).toBe('Two')
  expect(headingOf(show('<h2>Gallery</h2>'))?.textContent).toBe('Gallery')
  expect(headingOf(show('<p>Words</p>'))).toBeUndefined()
})

const picture = (name: string) => ({
  src: `./${name}.jpg`,
  file: `content/${name}.jpg`,
  url: `/pictures/${name}.jpg`,
  small: `/pictures/${name}.small.jpg`,
  width: 800,
  height: 1000,
  bytes: 9216,
  sources: [{ type: 'image/avif', srcset: `/pictures/${name}-400.avif 400w` }],
  alt: `What ${name} shows`,
  caption: `About ${name}`,
})

const link = (name: string, gallery: string) => (
  <PictureTrigger picture={picture(name)} gallery={gallery}>
    <picture>
      <source type="image/avif" srcSet={`/pictures/${name}-400.avif 400w`} />
      <img src={`/pictures/${name}.jpg`} width={800} height={1000} alt={picture(name).alt} />
    </picture>
  </PictureTrigger>
)

test('a gallery has the pictures of its links in the page’s order, and none of other galleries', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {link('one', 'cast')}
      {link('other', 'venue')}
      {link('two', 'cast')}
    </>,
  )
  const trigger = document.querySelectorAll<HTMLAnchorElement>('a')[2]
  if (!trigger) throw new Error('There are three links.')
  const { pictures, start } = readGallery(trigger)
  expect(start).toBe(1)
  expect(pictures.map((each) => each.alt)).toEqual(['What one shows', 'What two shows'])
  expect(pictures[1]).toEqual({
    href: `${location.origin}/pictures/two.jpg`,
    alt: 'What two shows',
    caption: 'About two',
    width: 800,
    height: 1000,
    sources: [{ type: 'image/avif', srcset: '/pictures/two-400.avif 400w' }],
  })
})
