import { expect, type Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { test } from './test.ts'

const calendars = (page: Page) => page.locator('section', { has: page.locator('#calendars') })

test('the dates of a city are 5 key presses from the heading above the calendars', async ({ page }) => {
  await page.goto('/tickets#calendars')
  const keyboard = new Keyboard(page)
  await keyboard.press('Tab')
  await keyboard.tabTo(calendars(page).getByRole('link', { name: 'Subscribe to dates in Lagos' }))
  keyboard.expectAtMost(5)
  await keyboard.press('Tab')
  await expect(calendars(page).getByRole('link', { name: 'Download dates in Lagos' })).toBeFocused()
})

for (const [path, what] of [
  ['/tickets', 'dates in Lagos'],
  ['/productions/in-the-continuum', 'dates of In the Continuum'],
] as const) {
  test(`without scripts, at 320 px, a calendar is downloaded from ${path}`, async ({ smallPageWithoutScripts: page }) => {
    await page.goto(path)
    await expect(page.getByRole('link', { name: `Subscribe to ${what}`, exact: true })).toBeVisible()
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download ${what}`, exact: true }).click()
    expect((await started).suggestedFilename()).toMatch(/\.ics$/)
  })
}
