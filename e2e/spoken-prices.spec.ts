import { expect } from '@playwright/test'
import { test } from './islands.ts'

test.describe('a price', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is announced in naira, shown with its sign, and copied as shown', { tag: '@core' }, async ({ page }) => {
    await page.goto('/academy/young-creative-workshop')
    const heading = page.getByRole('heading', { level: 2, name: /^Why Only 5,000 naira ?\?$/ })
    await heading.selectText()
    await page.keyboard.press('ControlOrMeta+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Why Only ₦5,000?')
  })

  test('that is a range is announced as a range', async ({ page }) => {
    await page.goto('/productions/sankara')
    await expect(page.getByRole('definition').filter({ hasText: '₦' })).toMatchAriaSnapshot('- definition: 5,000 to 8,000 naira')
  })
})
