import { expect, type Locator, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { restingTopOf } from './islands.ts'
import { openWithWidget, stopClock } from './scripts.ts'
import { test } from './test.ts'

const TICKETS = '/tickets'
const DAUGHTERS = '/productions/daughters-of-dance'
/** The accessible name of a link to a ticket seller includes the host. */
const SELLER = /\(tickets\.example, opens in a new tab\)/

const dialogOf = (page: Page) => page.getByRole('dialog')
const photos = (page: Page) => page.locator('a[data-widget=dialog-pictures]')

/** Opens the nth photo of a gallery and waits for it. */
async function enlarge(page: Page, index: number): Promise<Locator> {
  await photos(page).nth(index).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  return dialog
}

test('More Filters says what is coming soon; the page behind it is inert until it is closed', async ({ page }) => {
  await page.goto(TICKETS)
  await page.getByRole('button', { name: WORDS.tickets.moreFiltersButton }).click()
  await expect(dialogOf(page)).toHaveAccessibleName(WORDS.tickets.moreFilters)
  await expect(dialogOf(page).getByText(site.messages.unavailable.comingSoon).first()).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Lagos' })).toBeDisabled()
  const isHidden = () => page.locator('main').evaluate((main) => main.closest('[inert], [aria-hidden=true]') !== null)
  expect(await isHidden()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect.poll(isHidden).toBe(false)
})

test('a click outside a dialog closes it, unless it is the end of a double click', async ({ page }) => {
  const trigger = page.getByRole('button', { name: WORDS.tickets.moreFiltersButton })
  await openWithWidget(page, TICKETS, trigger)
  await stopClock(page)
  await trigger.click()
  await page.clock.runFor(100)
  await expect(dialogOf(page)).toBeVisible()
  await page.mouse.click(4, 300)
  await expect(dialogOf(page)).toBeVisible()
  await page.clock.runFor(900)
  await page.mouse.click(4, 300)
  await expect(dialogOf(page)).toHaveCount(0)
})

test.describe('photos', () => {
  test('the dialog has the photo, its caption and its place; the next photo is announced once', async ({ page, announcements }) => {
    await page.goto('/productions/the-engagement')
    const alts = await photos(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
    const dialog = await enlarge(page, 0)
    await expect(dialog.getByRole('status')).toBeEmpty()
    await expect(dialog).toHaveAccessibleName('Gallery')
    await expect(dialog).toContainText('The speech, forgotten')
    await expect(dialog).toContainText(`1 of ${alts.length}`)
    await expect(dialog.getByRole('img')).toHaveCount(1)
    await expect(dialog.getByRole('img')).toHaveAccessibleName(alts[0] ?? '')
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expect(dialog.getByRole('status')).toHaveText(`Picture 2 of ${alts.length}: ${alts[1]}`)
    await expect(dialog.getByRole('img')).toHaveAccessibleName(alts[1] ?? '')
    expect(await announcements()).toEqual([`polite: Picture 2 of ${alts.length}: ${alts[1]}`])
    // Escape closes it wherever the focus is, and another photo then opens as itself.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await enlarge(page, 3)
    await expect(dialogOf(page)).toContainText(`4 of ${alts.length}`)
  })

  test('buttons and arrow keys show the previous and next photo with its caption, and wrap at both ends', async ({ page }) => {
    await page.goto('/productions/red-freedom-road')
    const captions = await photos(page).evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.caption ?? ''))
    const dialog = await enlarge(page, 0)
    const expectCurrent = async (number: number) => {
      await expect(dialog).toContainText(`${number} of ${captions.length}`)
      await expect(dialog.locator('.dialog-caption')).toHaveText(captions[number - 1] ?? '')
    }
    await dialog.getByRole('button', { name: 'Previous picture' }).click()
    await expectCurrent(captions.length)
    await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expectCurrent(1)
    await page.keyboard.press('ArrowRight')
    await expectCurrent(2)
    await page.keyboard.press('ArrowLeft')
    await expectCurrent(1)
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expectCurrent(2)
  })
})

// tests/browser/activateLinksBySpace.test.ts has Space.
test('Enter opens; the focus moves in, stays in, and returns on Escape', { tag: '@core' }, async ({ page }) => {
  // Disables smooth scrolling, so that positions can be compared.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(DAUGHTERS)
  const trigger = photos(page).nth(1)
  await trigger.focus()
  const topBefore = await restingTopOf(trigger)
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  for (const stop of Array(2).fill(['Close', 'Previous picture', 'Next picture']).flat()) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: stop })).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(trigger).toBeFocused()
  expect(await restingTopOf(trigger)).toBeCloseTo(topBefore, 0)
})

for (const [width, height] of [
  [320, 640],
  [844, 390],
  [1280, 720],
] as const)
  test(`at ${width} by ${height} the dialog fits: picture, Close, previous and next are in the viewport`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(DAUGHTERS)
    const dialog = await enlarge(page, 0)
    await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 })
    for (const button of await dialog.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'targets in a dialog are at least 44 pixels each way').toBeGreaterThanOrEqual(44)
    }
    await expect(dialog).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

test('without scripts, tickets are in the page, and a photo’s link opens the picture', { tag: '@core' }, async ({
  pageWithoutScripts: page,
}) => {
  await page.goto(TICKETS)
  const sankara = page.locator('#tickets-sankara-revival')
  await expect(sankara.getByRole('heading', { name: 'Tickets for Sankara (Revival)' })).toBeVisible()
  await expect(sankara.getByRole('link', { name: SELLER })).toHaveCount(2)
  await page.goto(DAUGHTERS)
  await photos(page).first().click()
  await expect(page).toHaveURL(/\/pictures\/daughters-of-dance-gallery-1\./)
})
