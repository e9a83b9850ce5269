import { expect } from '@playwright/test'
import { test, VERSIONS } from './oldBrowser.ts'

for (const version of VERSIONS)
  test.describe(`Chromium ${version}`, () => {
    test.use({ version, width: 390 })

    test('the home page has the site’s look', async ({ old: { page, open, until } }) => {
      await open('/')
      await until("document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded')")
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      // A quarter of the pixels: enough to see a broken layout, and small enough to store.
      await page.setViewport({ width: 390, height: 844, hasTouch: true, deviceScaleFactor: 0.5 })
      await until('devicePixelRatio === 0.5 && [...document.images].every(({ complete, loading }) => complete || loading === "lazy")')
      expect(await page.screenshot()).toMatchSnapshot(`${version}-390-.png`, { maxDiffPixelRatio: 0.02 })
    })
  })
