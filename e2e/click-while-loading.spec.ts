import { expect, type Page } from '@playwright/test'
import { ISLAND_CODE } from './islands.ts'
import { CODE, expectReady, holdResponses, stopClock } from './scripts.ts'
import { test } from './test.ts'

// The code for a click is loaded before lazy pictures: on a slow connection these would take most of the bandwidth.
test.use({ viewport: { width: 390, height: 844 } })

const trigger = (page: Page) => page.locator('a[data-widget^=dialog][role=button]').first()
const dialog = (page: Page) => page.getByRole('dialog')
const expectBusy = (page: Page) => expect(trigger(page)).toHaveAttribute('aria-busy', 'true')
/** Waits until the page is idle, which is when it would do what it has put off, and has drawn what followed. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)))))
/** Waits until a script has arrived. */
const arrival = async (page: Page, code: RegExp) => (await page.waitForResponse(code)).finished()

test('off-screen pictures load after a dialog that was clicked before the page had loaded', async ({ page }) => {
  const first = /home-slide-1/
  const later: string[] = []
  page.on('request', (request) => {
    if (/\/pictures\//.test(request.url()) && !first.test(request.url())) later.push(request.url())
  })
  const sendFirst = await holdResponses(page, first)
  const sendDialog = await holdResponses(page, ISLAND_CODE.dialog)
  await page.goto('/', { waitUntil: 'commit' })
  await trigger(page).click()
  await expectBusy(page)
  sendFirst()
  await page.waitForLoadState('load')
  await idle(page)
  expect(later).toEqual([])

  sendDialog()
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => later.length).toBeGreaterThan(0)
})

test('while the stylesheet loads, a dialog waits and a carousel scrolls natively: unstyled, they would be in wrong places', async ({
  page,
}) => {
  const sendStyles = await holdResponses(page, /\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  const code = Promise.all([arrival(page, CODE.carousel), arrival(page, ISLAND_CODE.dialog)])
  const hero = page.locator('.carousel-hero')
  await hero.locator('.carousel-view').focus()
  await trigger(page).click()
  await expectBusy(page)
  await code
  await idle(page)
  await expect(hero).not.toHaveAttribute('data-state', 'ready')
  // Once loaded, Embla moves the row by a transform and makes the other slides inert.
  expect(await hero.locator('.carousel-row').evaluate((row) => row.style.transform)).toBe('')
  await expect(hero.locator('[inert]')).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  sendStyles()
  await expect(dialog(page)).toBeInViewport()
  await expectReady(hero)
})

test('a click gets the browser’s default action after ten seconds, and no dialog opens when its code arrives later', {
  tag: '@core',
}, async ({ page }) => {
  const sendDialog = await holdResponses(page, ISLAND_CODE.dialog)
  await page.goto('/tickets', { waitUntil: 'load' })
  await stopClock(page)
  const link = page.locator('main a[data-widget=dialog][href="#more-filters"]')
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(9000)
  await expect(page).toHaveURL(/\/tickets$/)
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(/#more-filters$/)
  await page.clock.resume()
  sendDialog()
  await expectReady(link)
  await expect(dialog(page)).toHaveCount(0)
})

test('a dialog opens on a page whose stylesheet failed to load', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto('/')
  await trigger(page).click()
  await expect(dialog(page)).toBeVisible()
})
