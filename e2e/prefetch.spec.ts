import { expect } from '@playwright/test'
import { FIXTURE_DIST } from '../scripts/test/fixtureProject.ts'
import { test } from './islands.ts'
import { IsolatedSite } from './isolatedSite.ts'
import { saveData } from './scripts.ts'
import { waitForServiceWorker } from './waitForServiceWorker.ts'

const site = new IsolatedSite(FIXTURE_DIST)

/** The requested pages, in order. */
const requestedPages = () => site.requests.map(({ address }) => address).filter((address) => !address.includes('.'))

test.beforeAll(() => site.open())
test.afterAll(() => site.close())

test('the next page is requested on pointerdown on its link, and no other page is', async ({ page }) => {
  await page.goto(site.origin)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.hover()
  const before = requestedPages().length
  await page.mouse.down()
  await expect.poll(() => requestedPages().slice(before)).toEqual(['/careers'])
  await page.mouse.up()
  await expect(page).toHaveURL(/\/careers$/)
  expect(requestedPages().slice(before)).toEqual(['/careers'])
})

test('in save-data mode no page is requested before its link is followed', async ({ page }) => {
  await saveData(page)
  await page.goto(site.origin)
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover()
  const before = requestedPages().length
  await page.mouse.down()
  await page.waitForTimeout(1000)
  expect(requestedPages().slice(before)).toEqual([])
  await page.mouse.up()
  await expect(page).toHaveURL(/\/careers$/)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the next page is requested once, on pointerdown, and the click shows that response', async ({ page }) => {
    await page.goto(site.origin)
    await waitForServiceWorker(page)
    await page.goto(`${site.origin}/about`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover()
    const before = requestedPages().length
    await page.mouse.down()
    await expect.poll(() => requestedPages().slice(before)).toEqual(['/careers'])
    await page.mouse.up()
    await expect(page).toHaveURL(/\/careers$/)
    await page.waitForLoadState('networkidle')
    expect(requestedPages().slice(before)).toEqual(['/careers'])
    const how = () => performance.getEntriesByType('navigation').map((entry) => (entry as unknown as { deliveryType: string }).deliveryType)
    expect(await page.evaluate(how)).toEqual(['navigational-prefetch'])
    expect(await page.evaluate(async () => (await caches.match('/careers'))?.ok), 'kept for days without a network').toBe(true)
  })
})
