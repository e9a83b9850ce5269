import type { Page } from 'playwright'

/**
 * Scrolls as a reader does, a screen at a time, and waits until nothing more is fetched. `rest` is how long it stays at the end, in
 * milliseconds: what wakes near the screen waits until the page is idle, and the hero may turn meanwhile.
 */
export async function readToEnd(page: Page, { rest = 900 } = {}): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((number) => scrollTo({ top: number * innerHeight, behavior: 'instant' }), screen)
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(rest)
  await page.waitForLoadState('networkidle')
}
