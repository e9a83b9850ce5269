import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { makePictures } from '../../scripts/pictures/makePictures.ts'
import { makeDrawing } from '../../scripts/pictures/svg.ts'
import { writeFolder } from '../content/contentFolder.ts'

let root = ''

beforeEach(() => {
  root = writeFolder({ 'content/news/a.md': '' })
})

const put = (name: string, data: Buffer | string) => writeFileSync(path.join(root, 'content/news', name), data)
const made = (name: string) => path.join(root, '.generated/public/pictures', name)

/** A gradient: noise would not compress, and one colour would hide errors. */
async function photograph(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(Buffer.from(svg)).withExif({ IFD0: { Copyright: 'Somebody’s camera' } })
}

describe('photographs', () => {
  test('are in AVIF and WebP in each width up to their own, with a fallback, upright and without camera data', async () => {
    // Orientation 6: the camera was rotated, so the upright picture is 900 wide and 1800 high.
    const file = await (await photograph(1800, 900)).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(file).metadata()).orientation).toBe(6)
    put('drum.jpg', file)
    const { pictures, problems } = await makePictures(root)
    expect(problems).toEqual([])
    const picture = pictures['content/news/drum.jpg']
    expect(picture).toMatchObject({ width: 900, height: 1800 })
    expect(picture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    for (const { srcset } of picture?.sources ?? []) {
      expect(srcset.match(/ \d+w/g)).toEqual([' 400w', ' 800w', ' 900w'])
    }
    for (const name of readdirSync(path.join(root, '.generated/public/pictures'))) {
      const data = await sharp(made(name)).metadata()
      expect(data.height, name).toBe((data.width ?? 0) * 2)
      expect(data.exif, `${name} holds camera data`).toBeUndefined()
      expect(data.orientation ?? 1, name).toBe(1)
    }
    expect(picture?.url).toMatch(/^\/pictures\/news-drum\.[0-9a-f]{5}\.jpg$/)
  })
})

test('only a changed picture is generated again', async () => {
  const drawing = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="${colour}" d="M0 0h30v20z"/></svg>`
  put('drum.png', await (await photograph(300, 150)).png().toBuffer())
  put('mask.svg', drawing('red'))
  const first = await makePictures(root)
  put('mask.svg', drawing('blue'))
  const second = await makePictures(root)
  expect([first.made, second.made]).toEqual([2, 1])
  expect(second.pictures['content/news/mask.svg']?.url).not.toBe(first.pictures['content/news/mask.svg']?.url)
})

test('an invalid picture has one error, and the others are generated', async () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inside}</svg>`
  put('script.svg', svg('<script>alert(1)</script><path d="M0 0h9v9z"/>'))
  put('good.svg', svg('<path d="M0 0h9v9z"/>'))
  const { pictures, problems } = await makePictures(root)
  expect(problems).toMatchObject([{ file: 'content/news/script.svg', line: 1, message: expect.stringContaining('<script>') }])
  expect(Object.keys(pictures)).toEqual(['content/news/good.svg'])
})

describe('drawings', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><defs><pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v2z"/></pattern></defs><title>Weave</title><path fill="url(#weave)" d="M0 0h30v20H0z"/></svg>'

  test('have unique ids, and references to them', () => {
    const { svg, width, height } = makeDrawing(drawing, 'p1a')
    expect({ width, height }).toEqual({ width: 30, height: 20 })
    const [, id] = /<pattern id="(p1a\w+)"/.exec(svg) ?? []
    expect(id).toBeDefined()
    expect(svg).toContain(`url(#${id})`)
    expect(svg).not.toContain('Weave')
  })

  test('have raster versions too if those are smaller', async () => {
    // 9,000 strokes in one dark corner: large as a drawing, small as a photograph.
    const at = (seed: number) => Math.floor(Math.abs((Math.sin(seed) * 43758.5453) % 1) * 1000)
    const strokes = Array.from({ length: 9000 }, (_, index) => `${at(index * 2 + 1)} ${at(index * 2 + 2)}`)
    put('scribble.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16000 3000"><path d="M${strokes.join('L')}z"/></svg>`)
    const { pictures } = await makePictures(root)
    const picture = pictures['content/news/scribble.svg']
    expect(picture?.url).toMatch(/\.svg$/)
    expect(picture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  }, 120_000)
})
