import { expect } from '@playwright/test'
import { test } from './islands.ts'

test('the scholarship process has five steps, in order', async ({ page }) => {
  await page.goto('/academy/young-creatives-bootcamp/scholarships')
  const steps = page.locator('section', { has: page.getByRole('heading', { name: 'How to apply' }) }).getByRole('listitem')
  for (const [place, words] of [
    /Bootcamp Application/,
    /I want to apply for a scholarship/,
    /separate scholarship form/i,
    /supporting documents/i,
    /review and (the )?final decision/i,
  ].entries())
    await expect(steps.nth(place)).toHaveText(words)
  await expect(steps).toHaveCount(5)
})
