import { expect, type Page } from '@playwright/test'
import { findInPage, goToFragment } from './scripts.ts'
import { test } from './test.ts'

/** A section far below the viewport (src/styles/offScreen.css). Not the last section, because that one, for sharing, is not printed. */
const farSection = (page: Page) => page.locator('main > section').nth(5)
const isLaidOut = (page: Page) =>
  farSection(page).evaluate((section) => section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test.use({ viewport: { width: 390, height: 844 } })

test('far sections are laid out near the viewport, when a fragment needs their size, and for printing', async ({ page }) => {
  await page.goto('/festival')
  await expect.poll(() => isLaidOut(page)).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => isLaidOut(page)).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => isLaidOut(page)).toBe(false)
  await farSection(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => isLaidOut(page)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => isLaidOut(page)).toBe(false)
  await goToFragment(page, 'find-us')
  await expect(page.locator('#find-us')).toBeInViewport()
  expect(await isLaidOut(page)).toBe(true)
})

test('find in page finds words in a section that is not laid out, and scrolls to them', async ({ page }) => {
  await page.goto('/festival')
  await expect.poll(() => isLaidOut(page)).toBe(false)
  await findInPage(page, (await farSection(page).locator('h2').textContent()) ?? '')
  await expect(farSection(page).locator('h2')).toBeInViewport()
  expect(await isLaidOut(page)).toBe(true)
})
