import type { Page } from '@playwright/test'
import { scrollToEnd } from './scrollToEnd.ts'

/** Scrolls to the end of a page and points at every widget, so that all their code loads, and scrolls back to the top. */
export async function loadAllWidgets(page: Page): Promise<void> {
  await scrollToEnd(page)
  // This also pauses the hero before its first advance, which could hide its buttons too soon.
  for (const widget of await page.locator('[data-widget]').all()) await widget.dispatchEvent('pointerover')
  await page.waitForFunction(() => document.querySelector('[data-state=idle], [data-state=loading]') === null, undefined, {
    timeout: 20_000,
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
