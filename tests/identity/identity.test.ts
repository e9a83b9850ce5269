import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CLOTH } from '../../scripts/identity/logo.ts'
import { toManifest, WEB_MANIFEST } from '../../scripts/identity/webManifest.ts'
import { LOGO } from '../../src/lib/logo.ts'
import { site } from '../fixtures/site.ts'

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s has its size, few bytes, and shows the logo', async (file, pixels) => {
  const data = readFileSync(`public/identity/${file}`)
  expect(data.length).toBeLessThan(64 * pixels)
  expect(await sharp(data).metadata()).toMatchObject({ format: 'png', width: pixels, height: pixels })
  expect((await sharp(data).flatten().stats()).channels[0]?.max).toBeGreaterThan(200)
})

test('the icon of browser tabs is the logo of the pages: when that changes, make all icons again', () => {
  const icon = readFileSync('public/identity/favicon.svg', 'utf8')
  for (const path of [LOGO.drum, LOGO.cords]) expect(icon).toContain(`d="${path}"`)
})

test('a circle of four fifths of its width contains the whole logo of a maskable icon', async () => {
  const { data, info } = await sharp('public/identity/icon-512.png').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(CLOTH.brass.slice(start, start + 2), 16))
  let farthest = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const near = [red, green, blue].every((part = 0, channel) => Math.abs((data[at + channel] ?? 0) - part) < 24)
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)]
    if (near) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5))
  }
  expect(farthest).toBeGreaterThan(100)
  expect(farthest).toBeLessThanOrEqual(512 * 0.4)
})

test('the manifest has the name of the company, and refers to existing icons', () => {
  const { company } = site
  const manifest = toManifest(company)
  expect(manifest).toMatchObject({ name: company.fullName, short_name: company.name, start_url: '/', lang: 'en-NG' })
  for (const { src } of manifest.icons) expect(readFileSync(`public${src}`).length, src).toBeGreaterThan(0)
})

test('the page names the icons, the manifest and a theme colour for light and dark', () => {
  const html = readFileSync('index.html', 'utf8')
  for (const address of ['/identity/favicon.svg', '/identity/apple-touch-icon.png', WEB_MANIFEST])
    expect(html).toContain(`href="${address}"`)
  for (const theme of ['light', 'dark']) expect(html).toMatch(new RegExp(`<meta name="theme-color" [^>]*prefers-color-scheme: ${theme}`))
})
