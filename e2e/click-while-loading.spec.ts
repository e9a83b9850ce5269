import { expect, type Locator, type Page } from '@playwright/test'
import { ISLAND_CODE } from './islands.ts'
import { CODE, expectReady, holdResponses, stopClock } from './scripts.ts'
import { test } from './test.ts'

// The code for a click is loaded before lazy pictures: on a slow connection these would take most of the bandwidth.
test.use({ viewport: { width: 390, height: 844 } })

const trigger = (page: Page) => page.locator('a[data-widget^=dialog][role=button]').first()
const dialog = (page: Page) => page.getByRole('dialog')
const expectBusy = (page: Page) => expect(trigger(page)).toHaveAttribute('aria-busy', 'true')

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
  await page.waitForTimeout(500)
  expect(later).toEqual([])

  sendDialog()
  await expect(dialog(page)).toBeVisible()
  await expect.poll(() => later.length).toBeGreaterThan(0)
})

test('a clicked control stays busy until its dialog opens: nothing is laid out before', { tag: '@core' }, async ({ page }) => {
  const sendDialog = await holdResponses(page, ISLAND_CODE.dialog)
  await page.goto('/', { waitUntil: 'load' })
  await trigger(page).click()
  await expectBusy(page)
  const seen = await trigger(page).evaluateHandle((link) => {
    const dialogs: number[] = []
    new MutationObserver(() => {
      if (!link.hasAttribute('aria-busy')) dialogs.push(document.querySelectorAll('[role=dialog]').length)
    }).observe(link, { attributeFilter: ['aria-busy'] })
    return dialogs
  })
  sendDialog()
  await expect(dialog(page)).toBeVisible()
  await expect(trigger(page)).not.toHaveAttribute('aria-busy')
  expect(await seen.jsonValue()).toEqual([1])
})

test('a click gets feedback while the stylesheet loads, and the dialog opens once it has', async ({ page }) => {
  const sendStyles = await holdResponses(page, /\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  await trigger(page).click()
  await expectBusy(page)
  // Unstyled, the dialog would appear below the footer while the page is inert.
  await page.waitForTimeout(1500)
  await expect(dialog(page)).toHaveCount(0)
  sendStyles()
  await expect(dialog(page)).toBeInViewport()
})

test('a carousel touched before the stylesheet has loaded still scrolls natively, and loads afterwards', async ({ page }) => {
  const sendStyles = await holdResponses(page, /\.css$/)
  await page.goto('/', { waitUntil: 'commit' })
  const code = page.waitForResponse(CODE.carousel)
  const hero = page.locator('.carousel-hero')
  await hero.locator('.carousel-view').focus()
  await (await code).finished()
  // Unstyled, the carousel would measure the wrong widths.
  await page.waitForTimeout(1000)
  await expect(hero).not.toHaveAttribute('data-state', 'ready')
  // Once loaded, Embla moves the row by a transform and makes the other slides inert.
  expect(await hero.locator('.carousel-row').evaluate((row) => row.style.transform)).toBe('')
  await expect(hero.locator('[inert]')).toHaveCount(0)
  sendStyles()
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

/**
 * Presses the mouse button on the third picture of the home page’s gallery, runs `move`, scrolls like a layout shift caused by a
 * stylesheet or picture that loads now, and releases the button.
 */
async function clickWhileShifting(page: Page, move?: (x: number, y: number) => Promise<void>) {
  await page.goto('/')
  const picture = page.locator('a[data-widget=dialog-pictures][role=button]').nth(2)
  await picture.evaluate((link) => {
    // Moving the mouse would drag a link or a picture, and then no click follows.
    for (const part of [link, ...link.querySelectorAll<HTMLElement>('*')]) part.setAttribute('draggable', 'false')
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const [x, y] = await middleOf(picture)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await move?.(x, y)
  await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }))
  await page.mouse.up()
}

async function middleOf(part: Locator): Promise<[x: number, y: number]> {
  const box = await part.boundingBox()
  if (!box) throw new Error('The element is not rendered.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('a click activates the element under the pointer on pointerdown, even if the page shifts before pointerup', async ({ page }) => {
  await clickWhileShifting(page)
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

for (const [what, move] of [
  ['Ctrl+click that misses its link after a layout shift opens nothing in this tab', (page: Page) => page.keyboard.down('Control')],
  ['a pointer that moves away before pointerup cancels its click', (page: Page, x: number, y: number) => page.mouse.move(x, y + 40)],
] as const)
  test(what, async ({ page }) => {
    await clickWhileShifting(page, (x, y) => move(page, x, y))
    await page.waitForTimeout(1000)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  /** Touches the middle of an element, runs `move`, and ends the touch. */
  async function tapWhileMoving(page: Page, part: Locator, move: () => Promise<void>) {
    const [x, y] = await middleOf(part)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await move()
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a tap does not follow a link that moves under the finger after touchstart', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'load' })
    const lead = page.locator('main .lead').first()
    await tapWhileMoving(page, lead, () =>
      lead.evaluate((text) => {
        const link = Object.assign(document.createElement('a'), { href: '/contact', textContent: text.textContent })
        const paragraph = document.createElement('p')
        paragraph.append(link)
        text.before(paragraph)
      }),
    )
    await page.waitForTimeout(1000)
    await expect(page).toHaveURL(/\/about$/)
  })

  test('a tap activates the element under the finger on touchstart', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'load' })
    const link = page.getByRole('main').getByRole('link', { name: 'open roles' })
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await tapWhileMoving(page, link, () => page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' })))
    await expect(page).toHaveURL(/\/careers$/)
  })
})
