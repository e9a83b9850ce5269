import { expect, type Page } from '@playwright/test'
import { ISLAND_CODE, test } from './islands.ts'

// What a visitor has pressed goes before what nobody has asked for: on a slow line the pictures of the page would take most of it.
test.use({ viewport: { width: 390, height: 844 } })

/** Lets files arrive only when the returned function is called. */
async function keepBack(page: Page, which: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(which, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('pictures that nobody has seen wait for a dialog that was pressed before the page had loaded', async ({ page }) => {
  const first = /home-slide-1/
  const later: string[] = []
  page.on('request', (request) => {
    if (/\/pictures\//.test(request.url()) && !first.test(request.url())) later.push(request.url())
  })
  const sendFirst = await keepBack(page, first)
  const sendDialog = await keepBack(page, ISLAND_CODE.dialog)
  await page.goto('/', { waitUntil: 'commit' })
  const tickets = page.locator('a[data-dialog][role=button]').first()
  await tickets.click()
  await expect(tickets).toHaveAttribute('aria-busy', 'true')
  sendFirst()
  await page.waitForLoadState('load')
  await page.waitForTimeout(500)
  expect(later).toEqual([])

  sendDialog()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => later.length).toBeGreaterThan(0)
})

test('a press is answered while the style sheet is still on its way', async ({ page }) => {
  const sendStyles = await keepBack(page, /\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  const tickets = page.locator('a[data-dialog][role=button]').first()
  await tickets.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  expect(await page.evaluate(() => document.styleSheets.length), 'the styles of the head alone').toBe(1)
  sendStyles()
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('pictures come as soon as a page has loaded on which nothing was pressed', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-hold')
})
