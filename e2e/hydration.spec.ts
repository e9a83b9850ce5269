import { expect } from '@playwright/test'
import { hydrateAll } from './islands.ts'
import { coreIf, test } from './test.ts'

for (const path of ['/festival', '/academy', '/productions/daughters-of-dance'])
  test(`${path}: islands hydrate on the same elements, and focus survives hydration`, coreIf(path === '/festival'), async ({ page }) => {
    await page.goto(path)
    const elements = await page.locator('[data-props] *').elementHandles()
    expect(elements.length).toBeGreaterThan(0)
    const link = page.locator('[data-props]').first().locator('.tab, .disclosure-button').first()
    await link.focus()
    await hydrateAll(page)
    await expect(link).toBeFocused()
    for (const element of elements) expect(await element.evaluate((node) => node.isConnected)).toBe(true)
  })
