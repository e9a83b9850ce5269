import { expect } from '@playwright/test'
import { test } from './islands.ts'

test.describe('an address without a page', () => {
  test('answers with status 404, its own title and the way home', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Page Not Found/)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(
      page.getByText(
        "The page you're looking for doesn't exist or has been moved. Let's get you back on track to exploring African stories.",
      ),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL(/\/$/)
  })

  for (const [address, title] of [
    ['/privacy-policy', /Privacy/],
    ['/festival/volunteer', /olunteer/],
    ['/festival/events/avalanche/tickets', /ticket/i],
  ] as const) {
    test(`puts what ${address} was about first`, async ({ page }) => {
      await page.goto(address)
      const first = page.locator('[data-enhance=gaps] > li').first()
      await expect(first.getByRole('heading', { level: 3 })).toHaveText(title)
    })
  }

  test('lists every page still being written and the main pages without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/privacy-policy')
    await expect(page.locator('[data-enhance=gaps] > li')).toHaveCount(11)
    await expect(page.getByRole('main').getByRole('link', { name: 'Careers' })).toBeVisible()
    await context.close()
  })
})
