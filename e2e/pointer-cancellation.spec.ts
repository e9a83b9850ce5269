import { expect, type Page } from '@playwright/test'
import { hydrate, islandOf } from './islands.ts'
import { loadWidget } from './scripts.ts'
import { coreIf, test } from './test.ts'

const hero = (page: Page) => page.locator('.carousel-hero')
const hydrateIsland = (id: string) => (page: Page) => hydrate(islandOf(page, id))

/** WCAG 2.5.2: controls act on the up event, so that moving away before releasing cancels the click. `load` loads a widget’s own code. */
const CLICK_TARGETS = [
  { name: 'the menu', path: '/about', find: (page: Page) => page.getByRole('button', { name: /(?:Open|Close) menu/ }) },
  { name: 'a link', path: '/about', find: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }) },
  { name: 'a tab', path: '/festival', find: (page: Page) => page.getByRole('tab').nth(1), load: hydrateIsland('festival-days') },
  {
    name: 'a role',
    path: '/careers',
    find: (page: Page) => page.getByRole('button', { name: 'Marketing Head' }),
    load: hydrateIsland('roles'),
  },
  { name: 'Buy Tickets', path: '/tickets', find: (page: Page) => page.getByRole('button', { name: /^Buy Tickets/ }).first() },
  {
    name: 'the next slide',
    path: '/',
    find: (page: Page) => hero(page).getByRole('button', { name: 'Next slide' }),
    load: (page: Page) => loadWidget(hero(page)),
  },
  { name: 'a choice of a filter', path: '/tickets', find: (page: Page) => page.locator('.filter-choice').nth(1) },
  { name: 'Subscribe', path: '/about', find: (page: Page) => page.getByRole('button', { name: 'Subscribe' }) },
]

/** Everything that a click on one of the targets would change. */
const readState = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    states: [...document.querySelectorAll('[aria-expanded=true], [aria-selected=true], :checked, [role=dialog]')].map(({ id }) => id),
    slide: document.querySelector('[data-part=number]')?.textContent,
    // The field that Subscribe asks for.
    isInField: document.activeElement?.matches('[type=email]'),
  }))

for (const { name, path, find, load } of CLICK_TARGETS)
  test(`${name}: releasing the pointer beside it does nothing; on it, activates it`, coreIf(name === 'Subscribe'), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await load?.(page)
    const target = find(page)
    await target.scrollIntoViewIfNeeded()
    await target.hover()
    const before = await readState(page)
    await page.mouse.down()
    await page.mouse.move(2, 500, { steps: 4 })
    await page.mouse.up()
    await page.waitForTimeout(400)
    expect(await readState(page)).toEqual(before)
    await target.click()
    await expect.poll(() => readState(page)).not.toEqual(before)
  })
