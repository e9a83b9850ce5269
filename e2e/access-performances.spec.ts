import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const lists = (page: Page) => page.locator('section:has(#access)')

test('without scripts, a link and the filter show the list of one kind', async ({ pageWithoutScripts: page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Next relaxed performance' }).click()
  await expect(lists(page).getByRole('heading', { name: 'Relaxed' })).toBeInViewport()
  await expect(lists(page).getByText('Come and go as you need to.')).toBeVisible()
  await lists(page).getByRole('radio', { name: 'signed' }).check()
  await expect(lists(page).getByRole('heading', { level: 3 })).toHaveText(['Signed'])
})
