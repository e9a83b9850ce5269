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

/** Pages with long words in headings of each kind. */
const PATHS = [
  '/',
  '/about',
  '/productions',
  '/academy',
  '/academy/young-creatives-bootcamp/scholarships',
  '/academy/young-creative-workshop',
  '/get-involved',
  '/tickets',
  '/news/alliance-francaise-partnership',
]

for (const width of [320, 390])
  test(`text at 200 %, ${width} px wide: headings and cards break no word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of PATHS) {
      await page.goto(path)
      await setTextStyle(page, TWICE)
      expect(await findBrokenWords(page, ':is(h1, h2, h3, h4, #featured, .hang, .people):visible'), path).toEqual([])
    }
  })
