import { expect, type Page } from '@playwright/test'
import { BROWSER_ARGS } from '../scripts/browser/findBrowser.ts'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'
import { FIXTURE_DIST } from '../scripts/test/fixtureProject.ts'
import { OFFLINE } from '../src/lib/paths.ts'
import { hydrate, islandOf } from './islands.ts'
import { test, waitForServiceWorker } from './isolatedSite.ts'
import { NO_PAGE } from './pageKinds.ts'
import { touchEverything } from './readable.ts'
import { expectReady, loadWidget, toasts } from './scripts.ts'
import { coreIf } from './test.ts'
import { contactForm, subscribe } from './visitorForms.ts'

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
  const [name, address] = new URL(page.url()).pathname === '/contact' ? ['Careers', '/careers'] : ['Contact', '/contact']
  await page.evaluate(() => Object.assign(window, { left: true }))
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
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

// Here every widget of a page is used first. Lighthouse tests pages whose widgets were not used (scripts/lighthouse/audit.ts).
for (const part of [0, 1, 2, 3])
  test(`pages return from the back/forward cache with all their islands hydrated: ${part + 1} of 4`, async ({ page }) => {
    test.slow()
    const notRestored: Record<string, string[]> = {}
    for (const route of [...listBuiltPages(FIXTURE_DIST), OFFLINE].filter((_, index) => index % 4 === part)) {
      await page.goto(route)
      await touchEverything(page)
      for (const island of await page.locator('[data-props]').all()) await expectReady(island)
      await leave(page)
      const reasons = await goBack(page)
      if (reasons.length > 0) notRestored[route] = reasons
    }
    expect(notRestored).toEqual({})
  })

test('only its 404 status keeps the not-found page out of the back/forward cache', async ({ page }) => {
  await page.goto(NO_PAGE)
  await leave(page)
  expect(await goBack(page)).toContain('response-status-not-ok')
  await page.route(`**${NO_PAGE}`, async (route) => route.fulfill({ response: await route.fetch(), status: 200 }))
  await page.goto(NO_PAGE)
  await leave(page)
  expect(await goBack(page)).toEqual([])
})

const tab = (page: Page, day: number) =>
  islandOf(page, 'festival-days')
    .getByRole('tab')
    .nth(day - 1)
const role = (page: Page) => page.getByRole('button', { name: 'Marketing Head' })
const hero = (page: Page) => page.locator('.carousel-hero')
const number = (page: Page) => hero(page).locator('[data-part=number]')
const nextSlide = (page: Page) => hero(page).getByRole('button', { name: 'Next slide' }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const message = (page: Page) => page.getByRole('main').getByLabel(/Message/)
const menu = (page: Page) => page.locator('[popovertarget=menu-links]')

async function openAndCloseDialog(page: Page) {
  const tickets = page.getByRole('button', { name: /^Buy Tickets/ }).first()
  await tickets.click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(tickets).toBeFocused()
}

/** Widgets in a changed state: after going back the state is restored, and the widgets still work. */
const CHANGED_WIDGETS: readonly {
  name: string
  path: string
  use: (page: Page) => Promise<void>
  expectRestored: (page: Page) => Promise<void>
  expectWorks: (page: Page) => Promise<void>
}[] = [
  {
    name: 'tabs',
    path: '/festival',
    async use(page) {
      await hydrate(islandOf(page, 'festival-days'))
      await tab(page, 3).click()
    },
    expectRestored: (page) => expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true'),
    async expectWorks(page) {
      await tab(page, 5).click()
      await expect(islandOf(page, 'festival-days').getByRole('tabpanel', { name: /^Day 5/ })).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true')
    },
  },
  {
    name: 'roles',
    path: '/careers',
    async use(page) {
      await hydrate(islandOf(page, 'roles'))
      await role(page).click()
    },
    expectRestored: (page) => expect(role(page)).toHaveAttribute('aria-expanded', 'true'),
    async expectWorks(page) {
      await role(page).click()
      await expect(role(page)).toHaveAttribute('aria-expanded', 'false')
    },
  },
  {
    name: 'the hero after its next button',
    path: '/',
    async use(page) {
      await loadWidget(hero(page))
      await nextSlide(page)
    },
    expectRestored: (page) => expect(number(page)).toHaveText('2'),
    async expectWorks(page) {
      await nextSlide(page)
      await expect(number(page)).toHaveText('3')
    },
  },
  {
    name: 'the rotating hero',
    path: '/',
    use: (page) => expectReady(hero(page)),
    expectRestored: (page) => expect(hero(page).getByRole('button', { name: 'Stop the slide show' })).toBeVisible(),
    expectWorks: async (page) => expect(number(page)).not.toHaveText(await number(page).innerText(), { timeout: 20_000 }),
  },
  {
    name: 'a dialog that was closed',
    path: '/tickets',
    use: openAndCloseDialog,
    expectRestored: (page) => expect(dialog(page)).toHaveCount(0),
    expectWorks: openAndCloseDialog,
  },
  {
    name: 'a form',
    path: '/contact',
    async use(page) {
      await message(page).fill('Good evening')
      await expectReady(contactForm(page))
    },
    expectRestored: (page) => expect(message(page)).toHaveValue('Good evening'),
    async expectWorks(page) {
      await subscribe(page)
      await expect(toasts(page)).not.toBeEmpty()
    },
  },
]

for (const { name, path, use, expectRestored, expectWorks } of CHANGED_WIDGETS)
  test(`Back restores the state of ${name}, which still works`, coreIf(name === 'a form'), async ({ page }) => {
    await page.goto(path)
    await use(page)
    await leave(page)
    expect(await goBack(page)).toEqual([])
    await expectRestored(page)
    await expectWorks(page)
  })

test('the menu is closed after Back, and opens again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await menu(page).click()
  await page.evaluate(() => Object.assign(window, { left: true }))
  await page.locator('#menu-links a[href="/festival"]').click()
  await expect(page).toHaveURL(/festival$/)
  expect(await goBack(page)).toEqual([])
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await menu(page).click()
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
})

test('a page that returns from the back/forward cache applies a save-data choice made on another page', async ({ page }) => {
  const click = (name: string) => page.getByRole('button', { name }).click()
  const offers = page.getByRole('button', { name: /^Show picture, / })
  await page.goto('/about')
  await leave(page)
  await click('Use less data')
  expect(await goBack(page)).toEqual([])
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
