import { expect, type Page } from '@playwright/test'
import { ISLAND_CODE } from './islands.ts'
import { CODE, expectReady, holdResponses } from './scripts.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const trigger = (page: Page) => page.locator('a[data-widget^=dialog][role=button]').first()
const dialog = (page: Page) => page.getByRole('dialog')

test('while the stylesheet loads, a dialog waits and a carousel scrolls natively: unstyled, they would be in wrong places', async ({
  page,
}) => {
  const sendStyles = await holdResponses(page, /\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  /** Waits until a script that the page has imported has run: an import of this test ends after the page’s own. */
  const arrival = async (code: RegExp) => {
    const isCode = (source: string) => performance.getEntriesByType('resource').find(({ name }) => new RegExp(source).test(name))?.name
    const address = await (await page.waitForFunction(isCode, code.source)).jsonValue()
    await page.evaluate((url) => import(url as string).then(() => {}), address)
  }
  const hero = page.locator('.carousel-hero')
  await hero.locator('.carousel-view').focus()
  await trigger(page).click()
  await expect(trigger(page)).toHaveAttribute('aria-busy', 'true')
  await arrival(CODE.carousel)
  await arrival(ISLAND_CODE.pictures)
  await expect(hero).not.toHaveAttribute('data-state', 'ready')
  // Once loaded, Embla moves the row by a transform and makes the other slides inert.
  await expect(hero.locator('[inert]')).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  sendStyles()
  await expect(dialog(page)).toBeInViewport()
  await expectReady(hero)
})

test('a dialog opens on a page whose stylesheet failed to load', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto('/')
  await trigger(page).click()
  await expect(dialog(page)).toBeVisible()
})
