import { expect, type Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { test } from './test.ts'

const calendars = (page: Page) => page.locator('section', { has: page.locator('#calendars') })

test('the dates of a city are 5 key presses from the heading above the calendars', async ({ page }) => {
  await page.goto('/tickets#calendars')
  const keyboard = new Keyboard(page)
  await keyboard.press('Tab')
  await keyboard.tabTo(calendars(page).getByRole('link', { name: 'Subscribe to dates in Lagos' }))
  keyboard.expectAtMost(5)
  await keyboard.press('Tab')
  await expect(calendars(page).getByRole('link', { name: 'Download dates in Lagos' })).toBeFocused()
})
