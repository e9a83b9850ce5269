import type { Page } from '@playwright/test'
import { scrollToEnd } from '../scripts/browser/scrollToEnd.ts'

/** Widgets that load near the viewport and have not loaded yet. */
const WAITING =
  '[data-props]:not([data-state=ready]), .carousel[data-widget]:not([data-state=ready]), [data-widget=acknowledge]:not([data-state=ready])'

/** Scrolls to the end of a page, so that every lazy-loaded widget loads, and back to the top. */
export async function loadAllWidgets(page: Page): Promise<void> {
  await scrollToEnd(page, { rest: 0 })
  // Pauses the hero before its first advance, which could hide its buttons too soon.
  for (const part of await page.locator('.carousel, [data-widget=acknowledge]').all()) await part.dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((selector) => document.querySelector(selector) === null, WAITING, { timeout: 20_000 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
