import { expect } from '@playwright/test'
import { test } from './test.ts'

for (const [what, reducedMotion] of [
  ['page changes are animated unless reduced motion is preferred', 'no-preference'],
  ['pages change at once under reduced motion', 'reduce'],
] as const)
  test(what, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => Object.assign(window, { isAnimated: Boolean((event as PageRevealEvent).viewTransition) }))
    })
    await page.goto('/about')
    await page.getByRole('navigation').getByRole('link', { name: 'Festival' }).first().click()
    await page.waitForURL('**/festival')
    // pagereveal fires when the new page is first rendered, after the URL has changed.
    await page.waitForFunction(() => 'isAnimated' in window)
    expect(await page.evaluate(() => (window as unknown as { isAnimated: boolean }).isAnimated)).toBe(reducedMotion === 'no-preference')
  })
