import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { SITE_FOLDER } from '../../scripts/build/staging.ts'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { CLIENT_SCRIPT, findExcess, MAX_SHIFT, MEASURED, SAVE_DATA } from '../../scripts/weight/limits.ts'
import { NOT_FOUND, OFFLINE } from '../../src/lib/paths.ts'
import { findAxeErrors } from '../axe.ts'
import { measureSaveData, measureShift, measureWeight } from '../measurePage.ts'
import { listPagesWithAllWidgets } from '../pagesWithWidgets.ts'
import { coreIf, test } from '../test.ts'

const SIZE = { width: 390, height: 844 }
/** Without its screen, a browser that looks ahead in the HTML would fetch pictures for a wide one. Service workers are blocked. */
const PHONE = { viewport: SIZE, screen: SIZE, deviceScaleFactor: 2, isMobile: true, hasTouch: true, serviceWorkers: 'block' } as const
const WIDE = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' } as const

const ROUTES = [...listBuiltPages(), NOT_FOUND, OFFLINE]
/** `npm test` measures few pages, which have every widget; CI measures every page, here and by Lighthouse. */
const SAMPLE = listPagesWithAllWidgets()

for (const route of ROUTES)
  test.describe(route, () => {
    test.use(PHONE)

    test('is within its limits, and axe finds nothing', coreIf(SAMPLE.includes(route)), async ({ page }) => {
      const { errors, ...measured } = await measureWeight(page, route)
      const report = { route, ...measured }
      mkdirSync(MEASURED, { recursive: true })
      writeFileSync(path.join(MEASURED, `${encodeURIComponent(route)}.json`), JSON.stringify(report))
      expect.soft([...findExcess(report), ...errors]).toEqual([])
      // On the same visit, because opening a page takes longer than running axe. A moving slide would have no fixed background.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // At the end of the page, the fixed header would cover links of the footer.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await findAxeErrors(page)).toEqual([])
    })

    test('does not shift', coreIf(route === '/'), async ({ browser, baseURL }) => {
      for (const [device, limit] of [
        [PHONE, MAX_SHIFT.phone],
        [WIDE, MAX_SHIFT.wide],
      ] as const) {
        const context = await browser.newContext({ ...device, ...(baseURL && { baseURL }) })
        const { layoutShift, fontShift } = await measureShift(context, route)
        expect.soft(layoutShift).toBeLessThanOrEqual(limit)
        expect.soft(fontShift).toBeLessThanOrEqual(MAX_SHIFT.fonts)
        await context.close()
      }
    })
  })

test('in save-data mode, pages are small, and fetch neither fonts nor pictures', async ({ browser, baseURL }) => {
  test.slow()
  const context = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) })
  await context.addInitScript(() => localStorage.setItem('less', '1'))
  const sizes: number[] = []
  for (const route of ROUTES) {
    const { atLoad, fetched } = await measureSaveData(await context.newPage(), route)
    expect.soft(atLoad, route).toBeLessThanOrEqual(SAVE_DATA.most)
    expect.soft(fetched, route).toEqual([])
    sizes.push(atLoad)
  }
  expect(sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(SAVE_DATA.median)
})

test('the script of every page is small', { tag: '@core' }, () => {
  const assets = path.join(SITE_FOLDER, 'assets')
  const [client = ''] = readdirSync(assets).filter((name) => /^app-.*\.js$/.test(name))
  expect(brotliCompressSync(readFileSync(path.join(assets, client))).length).toBeLessThanOrEqual(CLIENT_SCRIPT)
})
