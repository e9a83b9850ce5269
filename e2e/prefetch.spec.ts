import { expect, type Page } from '@playwright/test'
import { restingTopOf } from './islands.ts'
import { type IsolatedSite, test, waitForServiceWorker } from './isolatedSite.ts'
import { saveData } from './scripts.ts'

/** Follows a link by mouse. Returns the pages requested since the button went down; `check` is called while it is down. */
async function followLink(page: Page, { requests }: IsolatedSite, check: (requested: () => string[]) => Promise<unknown>) {
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })
  await link.hover()
  // Sections are laid out only near the viewport, and then move the link.
  await restingTopOf(link)
  await link.hover()
  const before = requests.length
  const requested = () => requests.flatMap(({ address }, index) => (index < before || address.includes('.') ? [] : address))
  await page.mouse.down()
  await check(requested)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/careers$/)
  return requested
}

/** How the page came, in the page: by the network, or by a prefetch. */
const readDelivery = () =>
  performance.getEntriesByType('navigation').map((entry) => (entry as unknown as { deliveryType: string }).deliveryType)

const expectRequested = (requested: () => string[]) => expect.poll(requested).toEqual(['/careers'])

test('the next page is requested on pointerdown on its link, and no other page is', async ({ page, site }) => {
  await page.goto(site.origin)
  const requested = await followLink(page, site, expectRequested)
  expect(requested()).toEqual(['/careers'])
})

test('in save-data mode no page is requested before its link is followed', async ({ page, site }) => {
  await saveData(page)
  await page.goto(site.origin)
  await followLink(page, site, async (requested) => {
    // A page that the pointer had asked for would be requested before this file is there.
    await page.evaluate(async () => (await fetch('/feed.json')).text())
    expect(requested()).toEqual([])
  })
  expect(await page.evaluate(readDelivery)).not.toContain('navigational-prefetch')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the next page is requested once, on pointerdown, and the click shows that response', async ({ page, site }) => {
    await page.goto(site.origin)
    await waitForServiceWorker(page)
    await page.goto(`${site.origin}/about`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const requested = await followLink(page, site, expectRequested)
    await page.waitForLoadState('networkidle')
    expect(requested()).toEqual(['/careers'])
    expect(await page.evaluate(readDelivery)).toEqual(['navigational-prefetch'])
    expect(await page.evaluate(async () => (await caches.match('/careers'))?.ok), 'cached for offline use').toBe(true)
  })
})
