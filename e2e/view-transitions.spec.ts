import { expect, type Page } from '@playwright/test'
import { test } from './islands.ts'

/** Follows a link and returns whether there was a view transition. */
async function turns(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => Object.assign(window, { turned: Boolean((event as PageRevealEvent).viewTransition) }))
  })
  await page.goto('/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Festival' }).first().click()
  await page.waitForURL('**/festival')
  // The event comes with the new page’s first frame.
  await page.waitForFunction(() => 'turned' in window)
  return page.evaluate(() => (window as unknown as { turned: boolean }).turned)
}

test('page changes are animated unless reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await turns(page)).toBe(true)
})

test('pages change at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await turns(page)).toBe(false)
})
