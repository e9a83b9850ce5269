import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { setTextStyle, TWICE } from './textStyles.ts'

/** The words that are broken across lines. */
const findBrokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      return broken
    }),
  )

for (const width of [320, 390])
  test(`text at 200 %, ${width} px wide: headings and cards break no word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, selector] of [
      ['/', '.hero-text h2, #featured, .hang'],
      ['/academy/young-creative-workshop', '.people'],
    ] as const) {
      await page.goto(path)
      await setTextStyle(page, TWICE)
      expect(await page.locator(selector).count()).toBeGreaterThan(0)
      expect(await findBrokenWords(page, selector), path).toEqual([])
    }
  })
