import { expect } from '@playwright/test'
import { SITE_FOLDER } from '../../scripts/build/staging.ts'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { ALL_SCRIPTS, FILE_LIMITS, findExcess, type Measures, scriptSizes, WORKER } from '../../scripts/weight/limits.ts'
import { NOT_FOUND, OFFLINE } from '../../src/lib/paths.ts'
import { findAxeErrors } from '../axe.ts'
import { measureFloor, measureSaveData, measureShift, measureWeight, storeMeasures } from '../measurePage.ts'
import { listSamplePages } from '../pageKinds.ts'
import { coreIf, test } from '../test.ts'

const SIZE = { width: 390, height: 844 }
/**
 * The phone on which pages are weighed. Without its screen, a browser that looks ahead in the HTML would fetch pictures for a wide one. The
 * service worker is blocked in all tests; e2e/offline.spec.ts measures it.
 */
const PHONE = { viewport: SIZE, screen: SIZE, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const WIDE = { viewport: { width: 1280, height: 900 } }

/** `npm test` measures layout shift and save-data mode on a sample, because they need three more visits; CI measures them on every page. */
const SAMPLE: ReadonlySet<string> = new Set(listSamplePages())

for (const route of [...listBuiltPages(), NOT_FOUND, OFFLINE]) {
  test.describe(route, () => {
    test.use(PHONE)

    test('is within its limits of bytes, requests and nodes, and axe finds nothing', { tag: '@core' }, async ({ page }) => {
      const { errors, ...report } = await measureWeight(page, route, SITE_FOLDER)
      storeMeasures('weight', report)
      expect.soft([...findExcess(report), ...errors]).toEqual([])
      expect.soft(measureFloor(SITE_FOLDER, route), 'in browsers of grade C').toBeLessThanOrEqual(report.measures.afterScroll ?? 0)
      // On the same visit, because opening a page takes longer than running axe. A moving slide would have no fixed background.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // At the end of the page, the fixed header would cover links of the footer.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(await findAxeErrors(page)).toEqual([])
    })

    test('does not shift, and fetches little in save-data mode', coreIf(SAMPLE.has(route)), async ({ page, context, browser, baseURL }) => {
      const saved: Measures = await measureSaveData(page, route)
      const widgets = { carousel: false, islands: (await page.locator('[data-props]').count()) > 0 }
      const open = (device: object) => browser.newContext({ ...device, ...(baseURL && { baseURL }), serviceWorkers: 'block' })
      const [phone, wide] = [await open(PHONE), await open(WIDE)]
      // The context of `page` has stored the choice of save-data mode.
      const [shift, wideShift, saving] = await Promise.all([phone, wide, context].map((each) => measureShift(each, route)))
      await Promise.all([phone.close(), wide.close()])
      const measures = {
        ...saved,
        layoutShift: Math.max(shift?.layoutShift ?? 0, saving?.layoutShift ?? 0),
        fontShift: shift?.fontShift ?? 0,
        wideShift: wideShift?.layoutShift ?? 0,
        wideFontShift: wideShift?.fontShift ?? 0,
      }
      storeMeasures('shift', { route, measures })
      expect(findExcess({ route, widgets, measures })).toEqual([])
    })
  })
}

test('each script, and all together, are within their limits', { tag: '@core' }, () => {
  const sizes = Object.entries(scriptSizes(SITE_FOLDER))
  expect(sizes.filter(([name, bytes]) => bytes > (FILE_LIMITS[name] ?? 0))).toEqual([])
  expect(sizes.reduce((sum, [name, bytes]) => (name === WORKER ? sum : sum + bytes), 0)).toBeLessThanOrEqual(ALL_SCRIPTS)
})
