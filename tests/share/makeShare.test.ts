import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { frame, MAX_SHARE_BYTES } from '../../scripts/share/makeShare.ts'
import type { Site } from '../../src/content/site.ts'
import { findSharePicture, framingOf } from '../../src/model/sharePicture.ts'
import { site } from '../fixtures/site.ts'

describe('the picture of a shared link', () => {
  const fileOf = (of: Site, route?: string) => findSharePicture(of, route)?.picture.file

  it('is the first one of the page', () => {
    expect(fileOf(site, '/careers')).toBe(site.careers.hero.file)
    expect(fileOf(site, '/news')).toBe(site.news[0]?.image.file)
  })

  it('is that of the home page for a page without one, and for those that are not listed', () => {
    const home = site.home.slides[0]?.image.file
    expect(home).toBeDefined()
    expect(fileOf({ ...site, news: [] }, '/news')).toBe(home)
    expect(fileOf(site)).toBe(home)
  })
})

describe('a picture of a shared link', () => {
  /** The colours at the left, in the middle and at the right of a framed picture: two halves, red above blue or left of it. */
  async function coloursOf(width: number, height: number, focus?: 'left' | 'right') {
    const halves = `<path fill="#f00" d="M0 0h${width}v${height}H0z"/><path fill="#00f" d="M${width / 2} ${height}h${width / 2}v-${height}h-${width / 2}z"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${halves}</svg>`
    const framed = await frame(Buffer.from(svg), framingOf({ width, height, focus }))
    const { data, info } = await sharp(framed).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    return [5, 590, 610, 1195].map((x) => {
      const [red = 0, , blue = 0] = data.subarray((315 * 1200 + x) * 3)
      return red > 200 && blue > 150 ? 'paper' : red > blue ? 'red' : 'blue'
    })
  }

  it('shows a tall one whole, on the paper of the site', async () => {
    expect(await coloursOf(800, 1000)).toEqual(['paper', 'red', 'blue', 'paper'])
  })

  it('is cut to the focus, or to the centre', async () => {
    expect(await coloursOf(3000, 500)).toEqual(['red', 'red', 'blue', 'blue'])
    expect(await coloursOf(3000, 500, 'left')).toEqual(['red', 'red', 'red', 'red'])
    expect(await coloursOf(800, 1000, 'right')).toEqual(['red', 'red', 'blue', 'blue'])
  })

  it('stays below the limit, however rich in detail it is', async () => {
    const size = { width: 1200, height: 630 }
    const noise = sharp({ create: { ...size, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    const source = await noise.png().toBuffer()
    expect((await sharp(source).jpeg({ quality: 80 }).toBuffer()).length).toBeGreaterThan(MAX_SHARE_BYTES)
    expect((await frame(source, 'centre')).length).toBeLessThanOrEqual(MAX_SHARE_BYTES)
  })
})
