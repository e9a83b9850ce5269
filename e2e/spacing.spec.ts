import { expect } from '@playwright/test'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const [path, text] of [
  ['/contact', 'All times are Lagos time'],
  ['/academy/young-creative-workshop', 'All times are Lagos time'],
  ['/festival', 'Group Bookings'],
] as const)
  test(`${path}: “${text}” has space above it`, async ({ page }) => {
    await page.goto(path)
    const gap = await page
      .getByText(text)
      .evaluate((below) => below.getBoundingClientRect().top - (below.previousElementSibling?.getBoundingClientRect().bottom ?? 0))
    expect(gap).toBeGreaterThanOrEqual(16)
  })

test('a quick link of two lines is as high as the others', async ({ page }) => {
  await page.goto('/')
  const heights = await page.locator('.footer-links a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(8)
  expect(new Set(heights).size).toBe(1)
})
