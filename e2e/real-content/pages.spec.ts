import { expect, type Page } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/paths.ts'
import { findUnmarked } from '../findUnmarkedControls.ts'
import { loadAllWidgets } from '../loadAllWidgets.ts'
import { findOverflow } from '../overflow.ts'
import { NO_PAGE } from '../pagesWithWidgets.ts'
import { findSmallTargets } from '../smallTargets.ts'
import { coreIf, test } from '../test.ts'
import { SPACED, setTextStyle, TWICE } from '../textStyles.ts'
import { walkPage } from '../walkPage.ts'

/**
 * Each page is opened once on a phone and once on a desktop, and checked in several ways, since opening it takes longer than the checks.
 * `npm test` checks one page on a phone, CI every page. axe.spec.ts of this folder checks pages without scripts.
 */
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const SCREENS = [
  { name: '320 px, as at 400 % zoom', width: 320, height: 568, css: '' },
  { name: '320 px, text at 200 %', width: 320, height: 568, css: TWICE },
  { name: '390 px, text at 200 %', ...PHONE, css: TWICE },
  { name: '390 px, WCAG text spacing', ...PHONE, css: SPACED },
]

test.use({ viewport: PHONE, reducedMotion: 'reduce' })

/** Checks that nothing overflows with a text style, which is removed again. */
async function checkOverflow(page: Page, css: string) {
  await setTextStyle(page, css)
  expect(await findOverflow(page)).toEqual([])
  await setTextStyle(page, '')
}

/** Checks that the focus is visible at every stop, forward and back, then target sizes, which scrolls. */
async function checkFocusAndTargets(page: Page) {
  await loadAllWidgets(page)
  await test.step('the focus is always visible', async () => {
    const [forward, back] = [await walkPage(page), await walkPage(page, 'Shift+Tab')]
    expect([...forward.errors, ...back.errors]).toEqual([])
    expect(forward.stops).toBeGreaterThan(15)
  })
  await test.step('targets', async () => expect(await findSmallTargets(page)).toEqual([]))
}

/** Paragraphs with more than 95 characters a line: about 80 (WCAG 1.4.8), and words for screen readers. */
const findLongLines = (page: Page) =>
  page.locator('main p:visible').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size
      return lines > 0 && paragraph.textContent.length > 95 * lines ? [paragraph.textContent] : []
    }),
  )

for (const path of [...listBuiltPages(), NO_PAGE, OFFLINE]) {
  test(`${path} on a phone: reflow, target sizes, focus, forced colours`, coreIf(path === '/news'), async ({ page }) => {
    await page.goto(path)
    // Before scrolling: a carousel that has loaded lays out its slides again, shortly after the viewport changes.
    for (const { name, css, ...size } of SCREENS)
      await test.step(name, async () => {
        await page.setViewportSize(size)
        await checkOverflow(page, css)
      })
    // Visible browser controls make the viewport shortest, so that the header covers most of it.
    await page.setViewportSize({ ...PHONE, height: 664 })
    await checkFocusAndTargets(page)
    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      expect(await findUnmarked(page)).toEqual([])
    })
  })

  test(`${path} on a desktop: large text, target sizes, focus`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(path)
    expect(await findLongLines(page)).toEqual([])
    await checkOverflow(page, TWICE)
    await checkFocusAndTargets(page)
  })
}
