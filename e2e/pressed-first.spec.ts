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

/** Lets a pointer come down on the third picture of the home page’s gallery. Gives where. */
async function comeDown(page: Page) {
  await page.goto('/')
  const picture = page.locator('a[data-dialog=picture][role=button]').nth(2)
  await picture.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not shown.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  return { x, y }
}

test('a press goes to what was under the pointer when it came down, though the page moves before it is lifted', async ({ page }) => {
  await comeDown(page)
  // As a style sheet or a picture does that comes now.
  await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }))
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a pointer that moves away before it is lifted takes its press back', async ({ page }) => {
  const { x, y } = await comeDown(page)
  await page.mouse.move(x, y + 40)
  await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }))
  await page.mouse.up()
  await page.waitForTimeout(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('pictures come as soon as a page has loaded on which nothing was pressed', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-hold')
})
