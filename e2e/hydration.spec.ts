import { expect, type Page } from '@playwright/test'
import { hydrateAll } from './islands.ts'
import { coreIf, test } from './test.ts'

const WITH_ISLANDS = [
  '/festival',
  '/academy',
  '/careers',
  '/academy/young-creatives-bootcamp/scholarships',
  '/productions/daughters-of-dance',
] as const

/** Duplicate ids, and attributes that refer to missing ids. */
const brokenIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    const broken = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`)
    for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        for (const id of element.getAttribute(attribute)?.split(/\s+/) ?? []) {
          if (!document.getElementById(id)) broken.push(`${attribute}: ${id}`)
        }
      }
    }
    return broken
  })

for (const path of WITH_ISLANDS)
  test(
    `${path}: islands hydrate on the same elements, and focus survives hydration`,
    coreIf(path === '/festival' || path === '/careers'),
    async ({ page }) => {
      await page.goto(path)
      expect(await brokenIds(page)).toEqual([])
      await page.evaluate(() => Object.assign(window, { before: [...document.querySelectorAll('[data-props] *')] }))
      const link = page.locator('[data-props]').first().locator('.tab, .disclosure-button').first()
      await link.focus()
      await hydrateAll(page)
      await expect(link).toBeFocused()
      expect(await brokenIds(page)).toEqual([])
      const same = await page.evaluate(() => {
        const { before } = window as unknown as { before: Element[] }
        return before.length > 0 && before.every((element) => element.isConnected)
      })
      expect(same).toBe(true)
    },
  )
