import { expect, type Page } from '@playwright/test'
import { topOf } from './islands.ts'
import { test } from './test.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Open Roles' })

for (const javaScriptEnabled of [true, false])
  test.describe(`See Roles, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('leads to the open roles, and the keyboard continues there', async ({ page }) => {
      await page.goto('/careers')
      await page.getByRole('link', { name: 'See Roles', exact: true }).press('Enter')
      await expect(page).toHaveURL(/#open-roles$/)
      await expect(heading(page)).toBeInViewport()
      await expect(heading(page)).toBeFocused()
      // The header must not cover it.
      const header = (await page.locator('[data-header]').boundingBox())?.height ?? Number.NaN
      await expect.poll(() => topOf(heading(page))).toBeGreaterThanOrEqual(header)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h2')?.id)).toBe('open-roles')
    })
  })

for (const [what, reducedMotion] of [
  ['it scrolls smoothly unless reduced motion is preferred', 'no-preference'],
  ['it jumps under reduced motion', 'reduce'],
] as const)
  test(what, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/careers')
    await page.getByRole('link', { name: 'See Roles', exact: true }).press('Enter')
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', reducedMotion === 'reduce' ? 'auto' : 'smooth')
  })

test('any other fragment is reached by a jump, so that what is pressed next is not lost in a scroll', async ({ page }) => {
  await page.goto('/careers#operations-manager')
  await expect(page.locator('#operations-manager')).toBeInViewport()
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})
