import type { Page } from 'playwright'

/**
 * Scrolls as a reader does, a screen at a time, and stays at the end for `rest` milliseconds: what wakes near the screen waits until the
 * page is idle, and what it then asks for comes from this machine. A page that was idle before counts as idle at once.
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
