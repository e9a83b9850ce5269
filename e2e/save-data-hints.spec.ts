import { expect, type Page, test } from '@playwright/test'
import { scrollToEnd } from '../scripts/browser/scrollToEnd.ts'
import { SAVE_DATA_LIMITS } from '../scripts/budgets/limits.ts'
import { ONE_PAGE_PER_TEMPLATE } from './pageKinds.ts'
import { isEnhanced, saveData, setConnection } from './scripts.ts'

// What save-data mode leaves out, and what it does not. e2e/save-data.spec.ts tests the toggle and the buttons of pictures.
test.use({ viewport: { width: 390, height: 844 } })

/** What turns on save-data mode without a visitor’s choice. scripts/budgets/measure.ts measures every page with the choice. */
const SAVE_DATA_HINTS = {
  'Save-Data': (page: Page) => setConnection(page, { saveData: true, effectiveType: '4g' }),
  'a 2G line': (page: Page) => setConnection(page, { saveData: false, effectiveType: '2g' }),
  'a slow 2G line': (page: Page) => setConnection(page, { saveData: false, effectiveType: 'slow-2g' }),
}

/**
 * The visible text of main and footer, line by line, with the alternative text of pictures or of their replacements. Without the texts of
 * save-data mode itself.
 */
const readWords = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main, footer')]
    const isOwn = /^(?:Show picture, \d+ KB|Use less data|Show all pictures|Less data is on\..*)$/
    const lines = parts.flatMap((part) => part.innerText.split('\n')).map((line) => line.trim())
    const toWords = (image: HTMLImageElement) => {
      if (image.checkVisibility()) return image.alt
      const replacement = image.closest('a') ?? image.closest('.later')?.nextElementSibling
      if (!replacement?.checkVisibility()) return 'not on view'
      const [, words] = /^Show picture, \d+ KB(?:: (.*))?$/s.exec(replacement.ariaLabel ?? replacement.textContent ?? '') ?? ['', 'unnamed']
      return words ?? ''
    }
    return {
      lines: lines.filter((line) => line && !isOwn.test(line)),
      pictures: parts.flatMap((part) => [...part.querySelectorAll('img')]).map(toWords),
    }
  })

for (const path of ONE_PAGE_PER_TEMPLATE)
  test(`${path}: every word stays, those of the pictures too`, async ({ page }) => {
    await page.goto(path)
    const all = await readWords(page)
    expect(all.lines.length).toBeGreaterThan(20)
    await saveData(page)
    await page.reload()
    await isEnhanced(page.locator('[data-widget=save-data]'))
    const less = await readWords(page)
    expect(less).toEqual(all)
  })

for (const [name, ask] of Object.entries(SAVE_DATA_HINTS))
  for (const path of ['/', '/festival', '/productions/daughters-of-dance'])
    test(`${path}, ${name}: reading to the end brings no picture, no font and no code of parts`, async ({ page }) => {
      const fetched: { kind: string; address: string; bytes: Promise<number> }[] = []
      await ask(page)
      page.on('response', (response) => {
        const bytes = response.headerValue('content-length').then(Number)
        fetched.push({ kind: response.request().resourceType(), address: new URL(response.url()).pathname, bytes })
      })
      await page.goto(path)
      await scrollToEnd(page, { rest: 1500 })
      const of = (kind: string) => fetched.filter((one) => one.kind === kind)
      expect(of('font')).toEqual([])
      // The browser may request its icon at any time.
      expect(of('image').filter(({ address }) => address.startsWith('/pictures/')).length, 'pictures').toBeLessThanOrEqual(1)
      const weights = await Promise.all(of('script').map(({ bytes }) => bytes))
      expect(Math.min(...weights)).toBeGreaterThan(0)
      expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(SAVE_DATA_LIMITS.script)
    })
