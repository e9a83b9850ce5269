import type { Page } from 'playwright'

/**
 * Scrolls a page to its end, a viewport at a time, and stays there for `rest` milliseconds: islands near the viewport hydrate once the page
 * is idle, and what they then fetch comes from this machine.
 */
export async function readToEnd(page: Page, { rest = 900 } = {}): Promise<void> {
  await page.evaluate(async () => {
    for (let top = innerHeight; top < document.documentElement.scrollHeight + innerHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      // Observers of intersections run once a frame. The function has no name: tsx would wrap one in a helper that pages lack.
      for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })
  await page.waitForTimeout(rest)
  await page.waitForLoadState('networkidle')
}
