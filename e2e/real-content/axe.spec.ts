import { expect } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/paths.ts'
import { findAxeErrors } from '../axe.ts'
import { loadAllWidgets } from '../loadAllWidgets.ts'
import { removeScripts } from '../removeScripts.ts'
import { test } from '../test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
/** Any address without a page shows the not-found page. */
const ADDRESSES = [...listBuiltPages(), '/no-such-page', OFFLINE]

/** weight.spec.ts asks axe about every page on a phone. */
test.describe('axe finds nothing on a desktop', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })
  for (const address of ADDRESSES) {
    test(address, async ({ page }) => {
      await page.goto(address)
      await loadAllWidgets(page)
      expect(await findAxeErrors(page)).toEqual([])
    })
  }
})

test.describe('axe finds nothing on a phone without scripts', () => {
  test.use({ viewport: PHONE })
  for (const address of ADDRESSES) {
    test(address, async ({ page }) => {
      await removeScripts(page)
      await page.goto(address)
      await expect(page.locator('script[src], html[data-sections]')).toHaveCount(0)
      expect(await findAxeErrors(page)).toEqual([])
    })
  }
})
