import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toManifest, WEB_MANIFEST } from '../../scripts/identity/webManifest.ts'
import { LOGO } from '../../src/lib/logo.ts'
import { site } from '../fixtures/site.ts'

test('the icon of browser tabs is the logo of the pages: when that changes, make all icons again', () => {
  const icon = readFileSync('public/identity/favicon.svg', 'utf8')
  for (const path of [LOGO.drum, LOGO.cords]) expect(icon).toContain(`d="${path}"`)
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
