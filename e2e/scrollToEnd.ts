import type { Page } from 'playwright'

/** Scrolls to the end of a page by viewports, and waits until no request is left. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = innerHeight; top < document.documentElement.scrollHeight + innerHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      // Waits a frame, since intersection observers run once a frame; at most half a second, because a busy browser now and then draws no
      // frame at all. The function is anonymous, because tsx wraps named ones in a helper that pages lack.
      for (let frames = 0; frames < 2; frames += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve))
          setTimeout(resolve, 500)
        })
    }
  })
  await page.waitForLoadState('networkidle')
}
