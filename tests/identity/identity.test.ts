import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BRAND, drawIcon } from '../../scripts/identity/logo.ts'
import { toManifest } from '../../scripts/identity/webManifest.ts'
import { site } from '../fixtures/site.ts'

test('the icons are the logo in the colours of the brand: after a change, `npm run icons` draws them again', async () => {
  expect(readFileSync('public/identity/favicon.svg', 'utf8')).toBe(drawIcon())
  // An .ico file holds a PNG after its header of 22 bytes.
  const pictures = { 'favicon.ico': readFileSync('public/favicon.ico').subarray(22) } as Record<string, Buffer>
  for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) pictures[name] = readFileSync(`public/identity/${name}`)
  for (const [name, picture] of Object.entries(pictures)) {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
      return `#${data.subarray(start, start + 3).toString('hex')}`
    }
    expect([colourAt(0.02, 0.02), colourAt(0.43, 0.15)], name).toEqual([BRAND.indigo, BRAND.brass])
  }
})

test.each(['index.html', 'src/styles/floor.critical.css'])('%s, which cannot refer to a token, has the colours of the tokens', (file) => {
  const colours = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []
  expect(colours.length).toBeGreaterThan(1)
  expect(colours.filter((colour) => !Object.values<string>(BRAND).includes(colour))).toEqual([])
})

test('the manifest has the name of the company, and refers to existing icons', () => {
  const { company } = site
  const manifest = toManifest(company)
  expect(manifest).toMatchObject({ name: company.fullName, short_name: company.name, start_url: '/', lang: 'en-NG' })
  for (const { src } of manifest.icons) expect(readFileSync(`public${src}`).length, src).toBeGreaterThan(0)
})
