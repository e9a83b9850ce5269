import { expect } from '@playwright/test'
import { test } from './islands.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/contact', '/academy/young-creative-workshop'])
  test(`${path}: the note on the time zone is set apart from the times above it`, async ({ page }) => {
    await page.goto(path)
    const gap = await page
      .getByText('All times are Lagos time')
      .evaluate((note) => note.getBoundingClientRect().top - (note.previousElementSibling?.getBoundingClientRect().bottom ?? 0))
    expect(gap).toBeGreaterThanOrEqual(16)
  })

test('a quick link of two lines is as high as the others', async ({ page }) => {
  await page.goto('/')
  const heights = await page.locator('.footer-links a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(8)
  expect(new Set(heights).size).toBe(1)
})
