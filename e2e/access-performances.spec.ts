import { expect, type Page } from '@playwright/test'
import { loadWidget } from './scripts.ts'
import { test } from './test.ts'

const lists = (page: Page) => page.locator('section:has(#access)')

test('performances are filtered by kind, and the choice is in the URL', async ({ page }) => {
  await page.goto('/tickets')
  await loadWidget(lists(page).locator('[data-widget=filter]'))
  await lists(page).getByRole('radio', { name: 'relaxed' }).press('Space')
  await expect(lists(page).getByRole('heading', { level: 3 })).toHaveText(['Relaxed'])
  await expect(page).toHaveURL('/tickets?access=relaxed')
  await page.reload()
  await expect(lists(page).getByRole('heading', { level: 3 })).toHaveText(['Relaxed'])
  const sheet = page.locator('#tickets-in-the-continuum')
  await expect(sheet.getByText('Signed by an interpreter: Nigerian Sign Language').first()).toBeAttached()
})

test('without scripts, at 320 px, a link and the filter show the list of one kind', async ({ smallPageWithoutScripts: page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Next relaxed performance' }).click()
  await expect(lists(page).getByRole('heading', { name: 'Relaxed' })).toBeInViewport()
  await expect(lists(page).getByText('Come and go as you need to.')).toBeVisible()
  await lists(page).getByRole('radio', { name: 'signed' }).check()
  await expect(lists(page).getByRole('heading', { level: 3 })).toHaveText(['Signed'])
})
