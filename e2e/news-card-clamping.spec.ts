import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/** The number of visible lines of each title and excerpt, and of all their lines. */
const lines = (page: Page) =>
  page.locator('.article-card:not(.article-card-featured) .clamp:visible :is(p > span, a > span)').evaluateAll((texts) =>
    texts.map((text) => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight)
      return { text: text.textContent, shown: Math.round(text.clientHeight / line), whole: Math.round(text.scrollHeight / line) }
    }),
  )

for (const [path, count] of [
  ['/', 4],
  ['/news', 6],
] as const)
  test(`${path}: titles and excerpts of news cards are clamped to 2 lines`, async ({ page }) => {
    await page.goto(path)
    const texts = await lines(page)
    expect(texts).toHaveLength(2 * count)
    for (const { text, shown } of texts) expect([1, 2], text ?? '').toContain(shown)
    // Some must have more lines, or the test would prove nothing.
    expect(Math.max(...texts.map(({ whole }) => whole))).toBeGreaterThan(2)
  })
