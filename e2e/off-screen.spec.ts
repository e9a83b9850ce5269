import { expect, type Page } from '@playwright/test'
import { test } from './islands.ts'

/** Whether the last section of the page is laid out (src/styles/offScreen.css). */
const isLastLaidOut = (page: Page) =>
  page
    .locator('main > section')
    .last()
    .evaluate((section) => section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test.use({ viewport: { width: 390, height: 844 } })

test('sections far below the viewport are laid out when they come near, when a fragment needs their size, and on paper', async ({
  page,
}) => {
  await page.goto('/festival')
  await expect.poll(() => isLastLaidOut(page)).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => isLastLaidOut(page)).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => isLastLaidOut(page)).toBe(false)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => isLastLaidOut(page)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => isLastLaidOut(page)).toBe(false)
  await page.evaluate(() => {
    location.hash = 'find-us'
  })
  await expect(page.locator('#find-us')).toBeInViewport()
  expect(await isLastLaidOut(page)).toBe(true)
})
