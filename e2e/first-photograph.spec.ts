import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { chooseFirstWidth, preloadFirst } from '../scripts/build/firstPicture.ts'
import { FIXTURE_DIST } from '../scripts/test/fixtureProject.ts'
import { saveData } from './scripts.ts'

// Replaces the first drawing of a page by the HTML that a build writes for a photograph. The CSP is off, because it lacks the hash of the
// inline script beside the photograph. e2e/photographs.spec.ts tests a real build, which takes longer.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, bypassCSP: true })

const WIDTHS = [400, 800, 1200]

/** Opens the page with its photograph, and returns the requested widths. */
async function openWithPhotograph(page: Page): Promise<number[]> {
  const srcset = WIDTHS.map((width) => `/photograph-${width}.avif ${width}w`).join(', ')
  const picture = `<picture class="picture ratio-wide"><source type="image/avif" srcset="${srcset}" sizes="90vw"><img src="/photograph.jpg" width="1200" height="675" alt="A drum" fetchpriority="high"></picture>`
  const drawn = readFileSync(path.join(FIXTURE_DIST, 'about.html'), 'utf8').replace(/<link rel="preload"[^>]*>/g, '')
  const body = chooseFirstWidth(drawn.replace(/<picture[^>]*><img[^>]* fetchpriority="high"><\/picture>/, picture)).replace(
    '<title',
    `${preloadFirst(picture)}<title`,
  )
  expect(body).toContain(srcset)
  const requested: number[] = []
  await page.route('**/photograph*', async (route) => {
    const width = Number(/-(\d+)/.exec(route.request().url())?.[1])
    requested.push(width)
    const image = sharp({ create: { width, height: Math.round((width * 9) / 16), channels: 3, background: '#1b2154' } })
    await route.fulfill({ contentType: 'image/avif', body: await image.avif({ effort: 0 }).toBuffer() })
  })
  await page.route('/about', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/about')
  await expect
    .poll(() => page.locator('[fetchpriority=high]').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await page.waitForLoadState('networkidle')
  return requested
}

test('a first photograph is fetched once, in the width it fills', async ({ page }) => {
  expect(await openWithPhotograph(page)).toEqual([800])
})

test('a first photograph is fetched once, at its smallest, with less data', async ({ page }) => {
  await saveData(page)
  expect(await openWithPhotograph(page)).toEqual([400])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a first photograph is fetched once', async ({ page }) => {
    expect(await openWithPhotograph(page)).toEqual([800])
  })
})
