import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CLOTH, drawIcon } from '../../scripts/identity/logo.ts'
import { toManifest } from '../../scripts/identity/webManifest.ts'
import { site } from '../fixtures/site.ts'

test('the icons are the logo in the colours of the brand: after a change, `npm run icons` draws them again', async () => {
  expect(readFileSync('public/identity/favicon.svg', 'utf8')).toBe(drawIcon())
  for (const name of ['apple-touch-icon', 'icon-192', 'icon-512']) {
    const { data, info } = await sharp(`public/identity/${name}.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
      return `#${data.subarray(start, start + 3).toString('hex')}`
    }
    expect([colourAt(0.02, 0.02), colourAt(0.43, 0.15)], name).toEqual([CLOTH.indigo, CLOTH.brass])
  }
})

test('the manifest has the name of the company, and refers to existing icons', () => {
  const { company } = site
  const manifest = toManifest(company)
  expect(manifest).toMatchObject({ name: company.fullName, short_name: company.name, start_url: '/', lang: 'en-NG' })
  for (const { src } of manifest.icons) expect(readFileSync(`public${src}`).length, src).toBeGreaterThan(0)
})
