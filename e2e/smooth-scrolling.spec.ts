import { expect, type Page } from '@playwright/test'
import { coreIf, test } from './islands.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'Open Roles' })

for (const name of ['See Roles', 'View Roles'])
  for (const scripts of [true, false])
    test.describe(`${name}, scripts ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts })

      test('leads to the open roles, where the keyboard goes on', coreIf(scripts && name === 'See Roles'), async ({ page }) => {
        await page.goto('/careers')
        await page.getByRole('link', { name, exact: true }).focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/#open-roles$/)
        await expect(heading(page)).toBeInViewport()
        await expect(heading(page)).toBeFocused()
        // Never under the header.
        await expect
          .poll(
            async () => ((await heading(page).boundingBox())?.y ?? 0) - ((await page.locator('[data-header]').boundingBox())?.height ?? 0),
          )
          .toBeGreaterThanOrEqual(0)
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('section')?.querySelector('h2')?.id)).toBe('open-roles')
      })
    })

const scrollSteps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const places = new Set<number>()
        addEventListener('scroll', () => places.add(Math.round(scrollY)))
        document.querySelector<HTMLElement>('a[href="#open-roles"]')?.click()
        setTimeout(() => resolve(places.size), 1500)
      }),
  )

test('it scrolls smoothly where motion is welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/careers')
  expect(await scrollSteps(page)).toBeGreaterThan(3)
})

test('it jumps where motion is not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/careers')
  expect(await scrollSteps(page)).toBe(1)
})
