import { expect, type Page } from '@playwright/test'
import { test } from './islands.ts'

/** A section far below the viewport (src/styles/offScreen.css). Not the last section, because that one, for sharing, is not printed. */
const farSection = (page: Page) => page.locator('main > section').nth(5)
const isLaidOut = (page: Page) =>
  farSection(page).evaluate((section) => section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test.use({ viewport: { width: 390, height: 844 } })

test('sections far below the viewport are laid out when they come near, when a fragment needs their size, and on paper', async ({
  page,
}) => {
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
  await page.evaluate(() => {
    location.hash = 'find-us'
  })
  await expect(page.locator('#find-us')).toBeInViewport()
  expect(await isLaidOut(page)).toBe(true)
})

test('find in page finds words in a section that is not laid out, and scrolls to them', async ({ page }) => {
  await page.goto('/festival')
  await expect.poll(() => isLaidOut(page)).toBe(false)
  // A text fragment uses the browser’s find in page.
  await farSection(page).evaluate((section) => {
    const words = section.querySelector('h2')?.textContent?.trim() ?? ''
    const link = document.createElement('a')
    link.href = `#:~:text=${encodeURIComponent(words)}`
    link.textContent = 'Find'
    document.querySelector('#content')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Find', exact: true }).press('Enter')
  await expect(farSection(page).locator('h2')).toBeInViewport()
  expect(await isLaidOut(page)).toBe(true)
})
