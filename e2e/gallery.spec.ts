import { expect, type Page } from '@playwright/test'
import { test } from './islands.ts'

const PAGE = '/productions/daughters-of-dance'
const gallery = (page: Page) => page.locator('.more-gallery')
const toggle = (page: Page) => gallery(page).locator('summary')
const shown = (page: Page) => gallery(page).locator('li:visible')

for (const scripts of [true, false])
  test.describe(`the gallery of 18, scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })

    test('shows the six featured photos at first; ‘View All Photos (18)’ shows all; ‘Show Featured Photos Only’ returns', async ({
      page,
    }) => {
      await page.goto(PAGE)
      await expect(shown(page)).toHaveCount(6)
      await expect(toggle(page)).toHaveText(/View All Photos \(18\)/)
      await expect(toggle(page).getByText('View All Photos (18)')).toBeVisible()
      await expect(toggle(page).getByText('Show Featured Photos Only')).toBeHidden()
      await toggle(page).click()
      await expect(shown(page)).toHaveCount(18)
      await expect(toggle(page).getByText('Show Featured Photos Only')).toBeVisible()
      await expect(toggle(page).getByText('View All Photos (18)')).toBeHidden()
      await toggle(page).click()
      await expect(shown(page)).toHaveCount(6)
    })

    test('the focus stays on the toggle, and collapsing never loses it', async ({ page }) => {
      await page.goto(PAGE)
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await expect(shown(page)).toHaveCount(18)
      await expect(toggle(page)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(shown(page)).toHaveCount(6)
      await expect(toggle(page)).toBeFocused()
    })
  })

test('the twelve are fetched only when shown', async ({ page }) => {
  const pictures = new Set<string>()
  page.on('request', (request) => {
    if (/gallery-\d+/.test(request.url())) pictures.add(/gallery-\d+/.exec(request.url())?.[0] ?? '')
  })
  await page.goto(PAGE)
  await page.waitForLoadState('load')
  await toggle(page).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(1000)
  const featured = new Set(['gallery-1', 'gallery-3', 'gallery-5', 'gallery-8', 'gallery-11', 'gallery-14'])
  expect([...pictures].filter((picture) => !featured.has(picture))).toEqual([])
  await toggle(page).click()
  await gallery(page).locator('li').last().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.size).toBe(18)
})
