import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { CLOTH } from '../../scripts/identity/logo.ts'
import { ICONS, IDENTITY_FOLDER, makeIdentity, toManifest } from '../../scripts/identity/makeIdentity.ts'
import { site } from '../fixtures/site.ts'

const root = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'identity-'))
const read = (file: string) => readFileSync(path.join(folder, IDENTITY_FOLDER, file))

beforeAll(() => makeIdentity(folder, site.company))

test('the favicon is a small drawing', () => {
  const svg = read('favicon.svg')
  expect(svg.length).toBeLessThan(600)
  expect(svg.toString()).toMatch(/^<svg [^>]*viewBox="0 0 96 96"/)
})

test('favicon.ico is small, and shows the logo', async () => {
  const file = readFileSync(path.join(folder, '.generated/public/favicon.ico'))
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(start + length).toBe(file.length)
  const picture = sharp(file.subarray(start))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  expect((await picture.flatten().stats()).channels[0]?.max).toBeGreaterThan(200)
  expect(file.length).toBeLessThan(1024)
})

test.each(ICONS)('$file has its size, and shows the logo', async ({ file, pixels }) => {
  const icon = sharp(read(file))
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: pixels, height: pixels })
  const { channels } = await icon.flatten().stats()
  expect(channels[0]?.max).toBeGreaterThan(200)
  expect(read(file).length).toBeLessThan(64 * pixels)
})

test('a circle of four fifths of its width contains the whole logo of a maskable icon', async () => {
  const { data, info } = await sharp(read('icon-512.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
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
  const manifest = JSON.parse(read('site.webmanifest').toString())
  expect(manifest).toEqual(toManifest(company))
  expect(manifest).toMatchObject({ name: company.fullName, short_name: company.name, start_url: '/', lang: 'en-NG' })
  for (const { src } of manifest.icons) expect(read(path.basename(src)).length, src).toBeGreaterThan(0)
})

test('the page names the icons, the manifest and a theme colour for light and dark', () => {
  const html = readFileSync(path.join(root, 'index.html'), 'utf8')
  for (const file of ['favicon.svg', 'apple-touch-icon.png', 'site.webmanifest']) expect(html).toContain(`href="/identity/${file}"`)
  for (const theme of ['light', 'dark']) expect(html).toMatch(new RegExp(`<meta name="theme-color" [^>]*prefers-color-scheme: ${theme}`))
})
