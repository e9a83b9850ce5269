import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const PAGE = '/productions/daughters-of-dance'
const gallery = (page: Page) => page.locator('.more-gallery')
const toggle = (page: Page) => gallery(page).locator('summary')
const shown = (page: Page) => gallery(page).locator('li:visible')
const [ALL, FEATURED] = ['View All Photos (18)', 'Show Featured Photos Only']

for (const scripts of [true, false])
  test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })

    test('six featured photos, then all eighteen, then six again; the focus stays on the toggle', async ({ page }) => {
      await page.goto(PAGE)
      const isOpen = async (open: boolean) => {
        await expect(shown(page)).toHaveCount(open ? 18 : 6)
        await expect(toggle(page).getByText(ALL)).toBeVisible({ visible: !open })
        await expect(toggle(page).getByText(FEATURED)).toBeVisible({ visible: open })
      }
      await isOpen(false)
      await toggle(page).click()
      await isOpen(true)
      await toggle(page).click()
      await isOpen(false)
      for (const key of ['Enter', 'Space']) {
        await toggle(page).press(key)
        await isOpen(key === 'Enter')
        await expect(toggle(page)).toBeFocused()
      }
    })
  })
