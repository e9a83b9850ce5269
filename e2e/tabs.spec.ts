import { expect } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { hydrate, islandOf, openHydrated, topOf } from './islands.ts'
import { CODE, expectReady, goToFragment, holdResponses } from './scripts.ts'
import { test } from './test.ts'

const FESTIVAL = '/festival'
const DAUGHTERS = '/productions/daughters-of-dance'

test('the days of the festival are tabs: one is selected at a time, the first by default, and nothing is announced', {
  tag: '@core',
}, async ({ page, announcements }) => {
  await page.goto(FESTIVAL)
  const days = islandOf(page, 'festival-days')
  const names = await days.locator('.tab-list').getByRole('listitem').getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(2)
  await hydrate(days)
  for (const selected of [names[0] ?? '', ...names.toReversed()]) {
    await expect(days).toMatchAriaSnapshot(`
      - /children: contain
      - tablist "${WORDS.festival.days}":${names
        .map(
          (name) => `
        - tab "${name}" [selected=${name === selected}]`,
        )
        .join('')}
      - tabpanel "${selected}":
        - heading "${selected}" [level=3]`)
    await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
    const next = names[names.indexOf(selected) - 1] ?? names.at(-1)
    await days.getByRole('tab', { name: next ?? '' }).click()
  }
  // The tab’s own state is announced.
  expect(await announcements()).toEqual([])
})

test('keys: left and right wrap around, Home and End select the first and last tab, Tab enters the panel and returns', {
  tag: '@core',
}, async ({ page }) => {
  const days = await openHydrated(page, FESTIVAL, 'festival-days')
  const selected = days.getByRole('tab', { selected: true })
  const expectSelected = async (index: number) => {
    await expect(days.getByRole('tab').nth(index)).toBeFocused()
    await expect(days.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true')
  }
  await days.getByRole('tab').first().focus()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', -1],
    ['ArrowRight', 0],
    ['End', -1],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectSelected(index)
  }
  await page.keyboard.press('Tab')
  await expect(days.getByRole('tabpanel')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expectSelected(1)
  expect(await topOf(selected)).toBeGreaterThan(await page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom))
})

test('arrow keys work for a visitor who focused a tab before its code had loaded', { tag: '@core' }, async ({ page }) => {
  const release = await holdResponses(page, CODE.tabs)
  await page.goto(FESTIVAL)
  const days = islandOf(page, 'festival-days')
  await days.locator('.tab').nth(1).focus()
  release()
  await expectReady(days)
  await page.keyboard.press('ArrowRight')
  await expect(days.getByRole('tab').nth(2)).toBeFocused()
  await expect(days.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('a visitor who presses Tab while the tabs hydrate is not scrolled back to them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shared = page.waitForResponse(CODE.react)
  const release = await holdResponses(page, CODE.tabs)
  await page.goto(FESTIVAL)
  const days = islandOf(page, 'festival-days')
  await days.locator('.tab').nth(3).focus()
  // React Aria scrolls only after a key press that its own code has handled.
  await page.evaluate((address) => import(address), (await shared).url())
  await page.keyboard.press('Tab')
  await expect(days.locator('.tab').last()).toBeFocused()
  const next = page.locator('footer a').first()
  await next.evaluate((link) => {
    new MutationObserver(() => link.focus()).observe(document.querySelector('[data-id=festival-days]') as Element, {
      attributeFilter: ['data-state'],
    })
  })
  release()
  await expectReady(days)
  // It would scroll in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport()
})

test('the URL opens the tab that it names, before hydration and after, or the one around the element that it names', async ({ page }) => {
  const release = await holdResponses(page, CODE.loadedByPage)
  await page.goto(`${FESTIVAL}#day-4`)
  const days = islandOf(page, 'festival-days')
  const selected = days.getByRole('tab', { selected: true })
  await expect(days.locator('#day-4')).toBeVisible()
  await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
  release()
  await expectReady(days)
  await expect(selected).toHaveAttribute('href', '#day-4')
  await page.evaluate(() => document.querySelector('#day-2 h4')?.setAttribute('id', 'within'))
  await goToFragment(page, 'within')
  await expect(selected).toHaveAttribute('href', '#day-2')
  await expect(page.locator('#within')).toBeInViewport()
  await goToFragment(page, 'content')
  await expect(selected).toHaveAttribute('href', '#day-2')
})

test('two tab lists keep their own selection; the URL follows, and Back undoes one change at a time', async ({ page }) => {
  const shows = await openHydrated(page, DAUGHTERS, 'shows')
  const prices = await hydrate(islandOf(page, 'prices'))
  const expectBothSelected = async (show: string, price: string) => {
    await expect(shows.getByRole('tab', { selected: true })).toHaveAttribute('href', `#${show}`)
    await expect(prices.getByRole('tab', { selected: true })).toHaveAttribute('href', `#${price}`)
  }
  await expectBothSelected('lagos-shows', 'lagos-tickets')
  await shows.getByRole('tab', { name: 'Ibadan' }).click()
  await expectBothSelected('ibadan-shows', 'lagos-tickets')
  await prices.getByRole('tab', { name: 'Ibadan' }).click()
  await expectBothSelected('ibadan-shows', 'ibadan-tickets')
  await expect(page).toHaveURL(/#ibadan-tickets$/)
  await page.goBack()
  await expectBothSelected('ibadan-shows', 'lagos-tickets')
  await page.goBack()
  await expectBothSelected('lagos-shows', 'lagos-tickets')
  await page.goForward()
  await expectBothSelected('ibadan-shows', 'lagos-tickets')
})

test('a link to a text opens its closed panel before hydration, and the tab follows', async ({ page }) => {
  const release = await holdResponses(page, CODE.tabs)
  await page.goto(`${FESTIVAL}#:~:text=${encodeURIComponent('A day of play, and the first torches')}`)
  const days = islandOf(page, 'festival-days')
  const found = days.getByText('A day of play, and the first torches')
  await expect(found).toBeVisible()
  await expect(found).toBeInViewport()
  release()
  await expectReady(days)
  await expect(days.getByRole('tab', { selected: true })).toHaveAttribute('href', '#day-3')
  await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
  await expect(found).toBeInViewport()
})

test('without scripts, every panel is a section with its heading', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto(FESTIVAL)
  const island = islandOf(page, 'festival-days')
  const links = await island.locator('.tab').all()
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible()
  await expect(island.locator('.tab-panel > .tab-heading:visible')).toHaveCount(links.length)
})
