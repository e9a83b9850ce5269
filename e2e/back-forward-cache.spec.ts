import { expect, type Page } from '@playwright/test'
import { BROWSER_ARGS } from '../scripts/browser/findBrowser.ts'
import { OFFLINE } from '../src/lib/paths.ts'
import { FIELD_LABELS } from '../src/lib/words.ts'
import { test, waitForServiceWorker } from './isolatedSite.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { SAMPLE_PAGES } from './pageKinds.ts'
import { NO_PAGE } from './pagesWithWidgets.ts'
import { expectLinkWorks } from './readable.ts'
import { expectReady } from './scripts.ts'

// Playwright disables the back/forward cache by default. Here it is on, as in the browsers of visitors.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH as string,
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Follows a link in the footer. */
async function leave(page: Page) {
  await page.evaluate(() => Object.assign(window, { left: true }))
  await expectLinkWorks(page)
  await page.waitForLoadState('load')
}

/** Goes back, and returns the reasons why the page was not restored from the back/forward cache. Empty when it was. */
async function goBack(page: Page): Promise<string[]> {
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => {
    if ('left' in window) return []
    const [{ notRestoredReasons }] = performance.getEntriesByType('navigation') as [
      PerformanceEntry & { notRestoredReasons: { reasons: { reason: string }[] } | null },
    ]
    const reasons = notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []
    return reasons.length > 0 ? reasons : ['no reason is given']
  })
}

// Every widget of a page is used first.
test('pages of every kind return from the back/forward cache with all their islands hydrated', async ({ page }) => {
  test.slow()
  const notRestored: Record<string, string[]> = {}
  // Browsers restore no page with status 404.
  for (const route of [...SAMPLE_PAGES.filter((page) => page !== NO_PAGE), OFFLINE]) {
    await page.goto(route)
    await loadAllWidgets(page)
    for (const island of await page.locator('[data-id]').all()) await expectReady(island)
    await leave(page)
    const reasons = await goBack(page)
    if (reasons.length > 0) notRestored[route] = reasons
  }
  expect(notRestored).toEqual({})
})

test('a page that returns from the back/forward cache keeps typed text, and applies a save-data choice made on another page', async ({
  page,
}) => {
  const click = (name: string) => page.getByRole('button', { name }).click()
  const offers = page.getByRole('button', { name: /^Show picture, / })
  await page.goto('/about')
  const address = page.getByLabel(FIELD_LABELS.newsletterEmail)
  await address.fill('ada@example.com')
  await expectReady(page.locator('#newsletter-form'))
  await leave(page)
  await click('Use less data')
  expect(await goBack(page)).toEqual([])
  await expect(address).toHaveValue('ada@example.com')
  await expect(page.getByRole('button', { name: 'Show all pictures' })).toBeVisible()
  await expect(offers.first()).toBeVisible()
  await leave(page)
  await click('Show all pictures')
  expect(await goBack(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Use less data' })).toBeVisible()
  await expect(offers).toHaveCount(0)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('pages return from the back/forward cache with a new service worker, and when controlled by one', async ({ page, site }) => {
    await page.goto(`${site.origin}/about`)
    await leave(page)
    await waitForServiceWorker(page)
    expect(await goBack(page), 'left before the worker was active').toEqual([])

    await page.goto(`${site.origin}/news`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await leave(page)
    expect(await goBack(page), 'controlled by the worker').toEqual([])
  })
})
