import { expect, type Locator } from '@playwright/test'
import { openHydrated } from './islands.ts'
import { test } from './test.ts'

/** Forced colours remove backgrounds and shadows: what remains visible are borders, outlines, underlines and text. */
test.use({ forcedColors: 'active' })

/** The styles by which a state can be seen in forced colours. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color, borderBottomWidth, borderBottomColor, outlineStyle, outlineWidth } = getComputedStyle(node)
    return { backgroundColor, color, border: `${borderBottomWidth} ${borderBottomColor}`, outline: `${outlineStyle} ${outlineWidth}` }
  })

test.describe('in forced colours states are distinguishable', () => {
  test('the link of the current page', async ({ page }) => {
    await page.goto('/about')
    const links = page.getByRole('navigation', { name: 'Main' })
    expect(await look(links.getByRole('link', { name: 'About Us' }))).not.toEqual(await look(links.getByRole('link', { name: 'Academy' })))
  })

  test('the tab that is shown', { tag: '@core' }, async ({ page }) => {
    const tabs = (await openHydrated(page, '/festival', 'festival-days')).getByRole('tab')
    expect(await look(tabs.nth(0))).not.toEqual(await look(tabs.nth(1)))
  })

  test('the choice of a filter', async ({ page }) => {
    await page.goto('/tickets')
    const labels = page.locator('.filter-choice input + span')
    expect(await look(labels.nth(0))).not.toEqual(await look(labels.nth(1)))
  })

  test('the focused element, at every Tab stop of a page with all kinds of controls', async ({ page }) => {
    await page.goto('/careers')
    const unmarked: string[] = []
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if ((await focused.count()) === 0) break
      const { outline } = await look(focused)
      if (/^none|0px$/.test(outline)) unmarked.push(await focused.innerText())
    }
    expect(unmarked).toEqual([])
  })
})
