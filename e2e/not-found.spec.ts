import { expect } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { test } from './test.ts'

test('lists the topic of a known gap first', async ({ page }) => {
  await page.goto('/festival/events/avalanche/tickets')
  const first = page.locator('[data-gaps] > li').first()
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/ticket/i)
})

// tests/lib/nearestPage.test.ts has more addresses.
test('links to the nearest page, announces it once, and does not move the focus', { tag: '@core' }, async ({ page, announcements }) => {
  await page.goto('/ticket')
  await expect.poll(announcements).toEqual(['polite: The nearest page: Tickets'])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('status').getByRole('link', { name: 'Tickets', exact: true }).click()
  await expect(page).toHaveURL('/tickets')
})

test('lists every page still being written and the main pages without scripts', async ({ pageWithoutScripts: page }) => {
  await page.goto('/privacy-policy')
  await expect(page.locator('[data-gaps] > li').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Careers' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sankara', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(WORDS.fallbackPages.checkAddress)
})
