import { expect, type Page } from '@playwright/test'
import { recordRequests } from './scripts.ts'
import { test } from './test.ts'

const PAGE = '/productions/daughters-of-dance'
const gallery = (page: Page) => page.locator('.more-gallery')
const toggle = (page: Page) => gallery(page).locator('summary')
const shown = (page: Page) => gallery(page).locator('li:visible')
const [ALL, FEATURED] = ['View All Photos (18)', 'Show Featured Photos Only']

for (const scripts of [true, false])
  test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })

    test('six featured photos, then all eighteen, then six again; the focus stays on the toggle', async ({ page }) => {
      await page.goto(PAGE)
      const isOpen = async (open: boolean) => {
        await expect(shown(page)).toHaveCount(open ? 18 : 6)
        await expect(toggle(page).getByText(ALL)).toBeVisible({ visible: !open })
        await expect(toggle(page).getByText(FEATURED)).toBeVisible({ visible: open })
      }
      await isOpen(false)
      await toggle(page).click()
      await isOpen(true)
      await toggle(page).click()
      await isOpen(false)
      for (const key of ['Enter', 'Space']) {
        await toggle(page).press(key)
        await isOpen(key === 'Enter')
        await expect(toggle(page)).toBeFocused()
      }
    })
  })

test('the other twelve are fetched only when shown', async ({ page }) => {
  const requested = recordRequests(page, 'image')
  const pictures = () => new Set(requested.flatMap((address) => /gallery-\d+/.exec(address) ?? []))
  await page.goto(PAGE)
  await page.waitForLoadState('load')
  await toggle(page).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(1000)
  const featured = new Set(['gallery-1', 'gallery-3', 'gallery-5', 'gallery-8', 'gallery-11', 'gallery-14'])
  expect([...pictures()].filter((picture) => !featured.has(picture))).toEqual([])
  await toggle(page).click()
  await gallery(page).locator('li').last().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures().size).toBe(18)
})
