import { expect } from '@playwright/test'
import { listBuiltPages, listSamplePages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/routes.ts'
import { findUnmarked } from '../findUnmarkedControls.ts'
import { walk } from '../focusWalk.ts'
import { test } from '../islands.ts'
import { findOverflow } from '../overflow.ts'
import { NO_PAGE } from '../pageKinds.ts'
import { findSmallTargets } from '../smallTargets.ts'
import { SPACED, setTextStyle, TWICE } from '../textStyles.ts'

/**
 * Each page is opened once and checked in several ways, since opening it takes longer than the checks. `npm test` checks a sample, CI every
 * page. Wide screens and pages without scripts: axe.spec.ts and focus.spec.ts of this folder.
 */
const SCREENS = [
  { name: '320 px, as at 400 % zoom', width: 320, height: 568, css: '' },
  { name: '390 px, text twice as large', width: 390, height: 844, css: TWICE },
  { name: '390 px, text spaced out', width: 390, height: 844, css: SPACED },
]

const SAMPLE: ReadonlySet<string> = new Set([...listSamplePages(), NO_PAGE])

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

for (const path of [...listBuiltPages(), NO_PAGE, OFFLINE])
  test(`${path} on a phone: reflow, target sizes, focus, forced colours`, SAMPLE.has(path) ? { tag: '@core' } : {}, async ({ page }) => {
    await page.goto(path)
    // Before scrolling: a carousel that has loaded lays out its slides again, shortly after the viewport changes.
    for (const { name, width, height, css } of SCREENS)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height })
        await setTextStyle(page, css)
        expect(await findOverflow(page)).toEqual([])
      })
    await setTextStyle(page, '')
    await page.setViewportSize(PHONE)
    await test.step('targets', async () => expect(await findSmallTargets(page)).toEqual([]))
    await test.step('the focus is seen and never hidden', async () => {
      // Visible browser controls make the viewport shortest, so that the header covers most of it.
      await page.setViewportSize({ ...PHONE, height: 664 })
      // Checking targets moved the position from which Tab continues.
      await page.locator('.skip-link').first().focus()
      const { errors, stops } = await walk(page, 'Tab')
      expect(errors).toEqual([])
      expect(stops).toBeGreaterThan(15)
      await page.setViewportSize(PHONE)
    })
    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      expect(await findUnmarked(page)).toEqual([])
      await page.emulateMedia({ forcedColors: null })
    })
  })
