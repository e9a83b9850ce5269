import { expect, type Page } from '@playwright/test'
import { restingTopOf } from './islands.ts'
import { type IsolatedSite, test, waitForServiceWorker } from './isolatedSite.ts'

/** Follows a link: the page is requested once, when the button is pressed, and the click shows that response. */
async function expectPrefetched(page: Page, { requests }: IsolatedSite) {
  await page.waitForLoadState('networkidle')
  const before = requests.length
  const requested = () => requests.slice(before).flatMap(({ address }) => (address.includes('.') ? [] : address))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.scrollIntoViewIfNeeded()
  await restingTopOf(link)
  await link.hover()
  await page.mouse.down()
  await expect.poll(requested).toEqual(['/careers'])
  await page.mouse.up()
  await expect(page).toHaveURL(/\/careers$/)
  await page.waitForLoadState('networkidle')
  const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON()))
  expect(navigation.deliveryType).toBe('navigational-prefetch')
  expect(requested()).toEqual(['/careers'])
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the next page is requested once too, and cached for offline use', async ({ page, site }) => {
    await page.goto(site.origin)
    await waitForServiceWorker(page)
    await page.goto(`${site.origin}/about`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await expectPrefetched(page, site)
    expect(await page.evaluate(async () => (await caches.match('/careers'))?.ok)).toBe(true)
  })
})
