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
      const wide = await browser.newContext({ ...WIDE, ...(baseURL && { baseURL }), serviceWorkers: 'block' })
      const [phone, screen] = await Promise.all([measureShift(context, route), measureShift(wide, route)])
      await wide.close()
      const shifts = { ...phone, wideShift: screen.layoutShift, wideFontShift: screen.fontShift }
      const measures = { ...saved, ...shifts }
      storeMeasures('shift', { route, measures })
      // These limits are the same for all pages.
      expect(findExcess({ route, widgets: { carousel: false, islands: false }, measures })).toEqual([])
    })
  })
}

test('each script, and all together, are within their limits', { tag: '@core' }, () => {
  const sizes = Object.entries(scriptSizes(SITE_FOLDER))
  expect(sizes.filter(([name, bytes]) => bytes > (FILE_LIMITS[name] ?? 0))).toEqual([])
  expect(sizes.reduce((sum, [name, bytes]) => (name === WORKER ? sum : sum + bytes), 0)).toBeLessThanOrEqual(ALL_SCRIPTS)
})
