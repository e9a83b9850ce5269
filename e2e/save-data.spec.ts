import { expect, type Page } from '@playwright/test'
import { blockScripts, recordRequests, saveData } from './scripts.ts'
import { scrollToEnd } from './scrollToEnd.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const use = (page: Page) => page.getByRole('button', { name: 'Use less data' })
const stop = (page: Page) => page.getByRole('button', { name: 'Show all pictures' })
const showPictures = (page: Page) => page.getByRole('button', { name: /^Show picture, \d+ KB/ })

test('the toggle in the footer omits pictures, says so, and is stored for other pages', { tag: '@core' }, async ({ page }) => {
  await page.goto('/about')
  await expect(stop(page)).toBeHidden()
  await use(page).click()
  await expect(stop(page)).toBeFocused()
  await expect(page.getByText('Pictures wait until you ask for them.')).toBeVisible()
  await expect(use(page)).toBeHidden()
  expect(page.url()).not.toContain('?')
  await page.waitForLoadState('networkidle')

  const requested = recordRequests(page, 'image')
  await page.goto('/productions')
  await scrollToEnd(page)
  expect(requested.filter((address) => address.startsWith('/pictures/'))).toEqual([])
  await expect(showPictures(page).first()).toBeVisible()

  await stop(page).press('Enter')
  await expect(use(page)).toBeFocused()
  await expect(showPictures(page)).toHaveCount(0)
  await expect.poll(() => requested.filter((address) => address.startsWith('/pictures/')).length).toBeGreaterThan(1)
})

test('each picture’s button gives its size, and loads that picture alone', async ({ page }) => {
  await saveData(page)
  const requested = recordRequests(page, 'image')
  await page.goto('/about')
  await scrollToEnd(page)
  const before = requested.length
  const first = showPictures(page).first()
  await expect(first).toBeVisible()
  const [, kb] = /(\d+) KB: /.exec((await first.getAttribute('aria-label')) ?? '') ?? []
  const [response] = await Promise.all([page.waitForResponse(/\/pictures\//), first.click()])
  expect(Math.abs(Number(kb) * 1024 - Number(response.headers()['content-length']))).toBeLessThan(1024)
  const shown = page.locator('[data-asked] img')
  await expect(shown).toBeFocused()
  await expect(shown).toBeVisible()
  expect(requested.length - before).toBe(1)
})

test('after a decorative picture has loaded, the focus is on the link beside it', async ({ page }) => {
  await saveData(page)
  await page.goto('/productions')
  const card = page.locator('.card').filter({ hasText: 'Sankara' }).first()
  await card.getByRole('button', { name: /^Show picture, \d+ KB: Sankara$/ }).press('Enter')
  await expect(card.getByRole('link', { name: 'Sankara' })).toBeFocused()
  await expect(card.locator('img')).toBeVisible()
})

test('the toggle works before its code has loaded, and when that never loads', { tag: '@core' }, async ({ page }) => {
  await blockScripts(page)
  await page.goto('/contact')
  await use(page).click()
  await expect(stop(page)).toBeFocused()
  await page.goto('/about')
  await expect(stop(page)).toBeVisible()
  await stop(page).click()
  await expect(use(page)).toBeVisible()
})

test('without scripts, all pictures load, and no toggle is shown', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto('/about')
  for (const toggle of [use(page), stop(page)]) await expect(toggle).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})
