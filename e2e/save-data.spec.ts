import { expect, type Page } from '@playwright/test'
import { blockScripts, expectReady, recordRequests, saveData, waitUntilShown } from './scripts.ts'
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

test('without scripts, all pictures load, and no toggle is shown', async ({ pageWithoutScripts: page }) => {
  await page.goto('/about')
  for (const toggle of [use(page), stop(page)]) await expect(toggle).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

/**
 * The visible lines of main and footer, and the alternative texts of pictures or the names of what replaces them. Without the texts of
 * save-data mode itself, and of a carousel, which does not start in it.
 */
async function readText(page: Page) {
  await waitUntilShown(page)
  const main = page.locator('main')
  const isOwn = /^(?:Previous slide|Next slide|\d+ \/ \d+|Show picture, \d+ KB|Use less data|Show all pictures|Less data is on\..*)$/
  const lines = (await Promise.all([main, page.locator('footer')].map((part) => part.innerText()))).join('\n').split('\n')
  const replaced = await showPictures(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''))
  const shown = await main.locator('img:visible').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))
  return { lines: lines.map((line) => line.trim()).filter((line) => line && !isOwn.test(line)), names: [...shown, ...replaced].join('\n') }
}

test('no text is lost, alternative texts included', async ({ page }) => {
  await page.goto('/')
  const all = await readText(page)
  expect(all.lines.length).toBeGreaterThan(20)
  await saveData(page)
  await page.reload()
  await expectReady(page.locator('[data-widget=save-data]'))
  const saving = await readText(page)
  expect(saving.lines).toEqual(all.lines)
  expect(all.names.split('\n').filter((name) => !saving.names.includes(name))).toEqual([])
})
