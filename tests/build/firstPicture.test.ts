import { describe, expect, test } from 'vitest'
import { chooseFirstWidth, preloadFirst } from '../../scripts/build/firstPicture.ts'

const IMAGE = '<img src="/a.jpg" alt="A drum" fetchpriority="high">'
const SOURCES =
  '<source type="image/avif" srcset="/a-400.avif 400w, /a-800.avif 800w" sizes="50vw"><source type="image/webp" srcset="/a-400.webp 400w" sizes="50vw">'
const PHOTOGRAPH = `<picture>${SOURCES}${IMAGE}</picture>`
const DRAWING = `<picture>${IMAGE}</picture>`
const TWO_DRAWINGS = `<picture><source srcset="/tall.svg" media="(max-width: 47.99em)">${IMAGE}</picture>`
const LATER = `<picture class="later">${SOURCES}<img src="/b.jpg" alt="" loading="lazy"></picture>`

describe('a page whose first picture is a photograph', () => {
  const page = chooseFirstWidth(PHOTOGRAPH + LATER)

  test('has no preload in the head, because save-data mode is not yet known there', () => {
    expect(preloadFirst(PHOTOGRAPH)).toBe('')
  })

  test('defers only that picture until a script beside it has chosen the width', () => {
    expect(page).toContain(`${SOURCES}<img src="/a.jpg" alt="A drum" fetchpriority="high" loading="lazy"><script>`)
    expect(page.match(/<script>/g)).toHaveLength(1)
    expect(page.endsWith(LATER)).toBe(true)
  })

  test.each([
    ['all of them', { more: '' }, ['eager']],
    ['the smallest in save-data mode', { less: '' }, ['avif: 1px', 'webp: 1px', 'eager']],
  ])('loads it when its widths are known: %s', (_name, dataset, expected) => {
    const attributes: string[] = []
    const source = (name: string) => ({
      set sizes(value: string) {
        attributes.push(`${name}: ${value}`)
      },
    })
    const image = {
      sizes: '',
      set loading(value: string) {
        attributes.push(value)
      },
    }
    const [, code = ''] = /<script>(.*?)<\/script>/.exec(page) ?? []
    const currentScript = { previousSibling: image, parentNode: { children: [source('avif'), source('webp'), image] } }
    new Function('document', code)({ currentScript, documentElement: { dataset } })
    expect(attributes).toEqual(expected)
  })

  test('has at most 180 bytes of script for it', () => {
    expect(page.length - PHOTOGRAPH.length - LATER.length - '<script></script> loading="lazy"'.length).toBeLessThanOrEqual(180)
  })
})

test('a page whose first picture is a drawing is not changed', () => {
  for (const body of [DRAWING, TWO_DRAWINGS, LATER]) expect(chooseFirstWidth(body)).toBe(body)
})
