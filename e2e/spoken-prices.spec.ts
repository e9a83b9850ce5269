import { expect } from '@playwright/test'
import { test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a price is announced in naira, shown with its sign, and copied as shown', { tag: '@core' }, async ({ page }) => {
  await page.goto('/academy/young-creative-workshop')
  const heading = page.getByRole('heading', { level: 2, name: /^Why Only 5,000 naira ?\?$/ })
  await heading.selectText()
  await page.keyboard.press('ControlOrMeta+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Why Only ₦5,000?')
})
