import { expect, type Locator, type Page } from '@playwright/test'
import { coreIf, hydrate, islandOf, test } from './islands.ts'
import { loadWidget } from './scripts.ts'

/** WCAG 2.5.2: controls act on the up event, so that moving away before releasing cancels the click. */
interface ClickTarget {
  name: string
  path: string
  /** Waits until the widget’s own code is ready, if it has any. */
  loadWidget?: (page: Page) => Promise<unknown>
  target: (page: Page) => Locator
  /** The state that a click would change. */
  state: (page: Page) => Promise<string>
}

const hydrateIsland = (id: string) => (page: Page) => hydrate(islandOf(page, id))
const countDialogs = async (page: Page) => String(await page.getByRole('dialog').count())
const attribute = (find: (page: Page) => Locator, name: string) => async (page: Page) => String(await find(page).getAttribute(name))

const menu = (page: Page) => page.getByRole('button', { name: /(?:Open|Close) menu/ })
const secondDay = (page: Page) => islandOf(page, 'festival-days').getByRole('tab').nth(1)
const firstRole = (page: Page) => page.getByRole('button', { name: 'Marketing Head' })
const hero = (page: Page) => page.locator('.carousel-hero')

const CLICK_TARGETS: readonly ClickTarget[] = [
  { name: 'the menu', path: '/about', target: menu, state: attribute(menu, 'aria-expanded') },
  {
    name: 'a link',
    path: '/about',
    target: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }),
    state: async (page) => page.url(),
  },
  {
    name: 'a tab',
    path: '/festival',
    loadWidget: hydrateIsland('festival-days'),
    target: secondDay,
    state: attribute(secondDay, 'aria-selected'),
  },
  { name: 'a role', path: '/careers', loadWidget: hydrateIsland('roles'), target: firstRole, state: attribute(firstRole, 'aria-expanded') },
  {
    name: 'Buy Tickets',
    path: '/tickets',
    target: (page) => page.getByRole('button', { name: /^Buy Tickets/ }).first(),
    state: countDialogs,
  },
  {
    name: 'the next slide',
    path: '/',
    loadWidget: (page) => loadWidget(hero(page)),
    target: (page) => hero(page).getByRole('button', { name: 'Next slide' }),
    state: async (page) => hero(page).locator('[data-part=number]').innerText(),
  },
  {
    name: 'a choice of a filter',
    path: '/tickets',
    target: (page) => page.locator('.filter-choice').nth(1),
    state: async (page) => String(await page.getByRole('radio').nth(1).isChecked()),
  },
  {
    name: 'Subscribe',
    path: '/about',
    target: (page) => page.getByRole('button', { name: 'Subscribe' }),
    state: async (page) => String(await page.evaluate(() => document.activeElement?.tagName === 'INPUT')),
  },
]

for (const { name, path, loadWidget: load, target: find, state } of CLICK_TARGETS)
  test(
    `${name}: releasing the pointer beside it does nothing; releasing on it activates it`,
    coreIf(name === 'Subscribe'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await load?.(page)
      const target = find(page)
      await target.scrollIntoViewIfNeeded()
      const before = await state(page)
      await target.hover()
      await page.mouse.down()
      await page.mouse.move(2, 500, { steps: 4 })
      await page.mouse.up()
      await page.waitForTimeout(400)
      expect(await state(page)).toBe(before)
      await target.click()
      await expect.poll(() => state(page)).not.toBe(before)
    },
  )
