import { expect } from '@playwright/test'
import { hydrate, ISLAND_CODE, islandOf, openHydrated, topOf } from './islands.ts'
import { delayScripts, expectReady, findInPage, goToFragment, holdResponses, rewriteHtml } from './scripts.ts'
import { coreIf, test } from './test.ts'

const FESTIVAL = '/festival'
const DAUGHTERS = '/productions/daughters-of-dance'
const DAYS = ['Day 1 - Dec 25', 'Day 2 - Dec 26', 'Day 3 - Dec 27', 'Day 4 - Dec 28', 'Day 5 - Dec 29']

/** The accessibility tree of tabs, one of which is selected. */
const tabTree = (label: string, names: readonly string[], selected: string, panel = '') => `
  - /children: contain
  - tablist "${label}":${names
    .map(
      (name) => `
    - tab "${name}" [selected=${name === selected}]`,
    )
    .join('')}
  - tabpanel "${selected}":
    - heading "${selected}" [level=3]${panel}`

test('the days of the festival are tabs: one is selected at a time, the first by default, and nothing is announced', {
  tag: '@core',
}, async ({ page, announcements }) => {
  await page.goto(FESTIVAL)
  const days = islandOf(page, 'festival-days')
  await expect(days.locator('.tab-list')).toMatchAriaSnapshot(`
    - list:${DAYS.map(
      (day) => `
      - listitem:
        - link "${day}"`,
    ).join('')}`)
  await hydrate(days)
  await expect(days.getByRole('tab')).toHaveText(DAYS)
  await expect(days).toMatchAriaSnapshot(tabTree('Festival days', DAYS, DAYS[0] ?? ''))
  for (const day of [...DAYS].reverse()) {
    const tab = days.getByRole('tab', { name: day })
    const box = await tab.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'a target is at least 44 pixels each way').toBeGreaterThanOrEqual(44)
    await tab.click()
    await expect(days).toMatchAriaSnapshot(tabTree('Festival days', DAYS, day))
    await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
  }
  for (const panel of await days.locator('.tab-panel').all()) await expect(panel.locator('h4')).toHaveCount(2)
  // The tab’s own state is announced.
  expect(await announcements()).toEqual([])
})

test('keys: left and right wrap around, Home and End select the first and last tab, Tab enters the panel and returns', {
  tag: '@core',
}, async ({ page }) => {
  const days = await openHydrated(page, FESTIVAL, 'festival-days')
  const selected = days.getByRole('tab', { selected: true })
  const expectSelected = async (day: number) => {
    await expect(days.getByRole('tab').nth(day - 1)).toBeFocused()
    await expect(selected).toHaveText(DAYS[day - 1] ?? '')
  }
  await days.getByRole('tab').first().focus()
  for (const [key, day] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 5],
    ['ArrowRight', 1],
    ['End', 5],
    ['Home', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expectSelected(day)
  }
  await page.keyboard.press('Tab')
  await expect(days.getByRole('tabpanel').locator(':focus').or(days.locator('[role=tabpanel]:focus'))).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expectSelected(2)
  // The focused tab can be seen.
  expect(Number.parseFloat(await selected.evaluate((tab) => getComputedStyle(tab).outlineWidth))).toBeGreaterThanOrEqual(3)
  expect(await topOf(selected)).toBeGreaterThan(await page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom))
})

test('arrow keys work for a visitor who focused a tab before its code had loaded', { tag: '@core' }, async ({ page }) => {
  const release = await holdResponses(page, ISLAND_CODE.tabs)
  await page.goto(FESTIVAL)
  const days = islandOf(page, 'festival-days')
  await days.locator('.tab').nth(1).focus()
  release()
  await expectReady(days)
  await page.keyboard.press('ArrowRight')
  await expect(days.getByRole('tab').nth(2)).toBeFocused()
  await expect(days.getByRole('tab', { selected: true })).toHaveText(DAYS[2] ?? '')
})

test('a visitor who presses Tab while the tabs hydrate is not scrolled back to them', { tag: '@core' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shared = page.waitForResponse(ISLAND_CODE.shared)
  const release = await holdResponses(page, ISLAND_CODE.tabs)
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

test.describe('the URL', () => {
  test('follows the tab, and Back returns to the previous one', { tag: '@core' }, async ({ page }) => {
    const days = await openHydrated(page, FESTIVAL, 'festival-days')
    await days.getByRole('tab', { name: 'Day 3' }).click()
    await expect(page).toHaveURL(/#day-3$/)
    await days.getByRole('tab', { name: 'Day 5' }).click()
    await page.goBack()
    await expect(days.getByRole('tab', { selected: true })).toHaveText('Day 3 - Dec 27')
    await page.goBack()
    await expect(days.getByRole('tab', { selected: true })).toHaveText('Day 1 - Dec 25')
    await page.goForward()
    await expect(days.getByRole('tab', { selected: true })).toHaveText('Day 3 - Dec 27')
  })

  test('shared as a link, opens the same tab, before hydration and after', async ({ page }) => {
    await delayScripts(page, 1000, ISLAND_CODE.any)
    await page.goto(`${FESTIVAL}#day-4`)
    const days = islandOf(page, 'festival-days')
    await expect(days.locator('#day-4')).toBeVisible()
    await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
    await expectReady(days)
    await expect(days.getByRole('tab', { selected: true })).toHaveText('Day 4 - Dec 28')
  })

  test('with the id of an element in a panel opens the panel, with that of another element leaves it open', async ({ page }) => {
    const days = await openHydrated(page, FESTIVAL, 'festival-days')
    await page.evaluate(() => document.querySelector('#day-2 h4')?.setAttribute('id', 'within'))
    await goToFragment(page, 'within')
    await expect(days.getByRole('tab', { selected: true })).toHaveText('Day 2 - Dec 26')
    await expect(page.locator('#within')).toBeInViewport()
    await goToFragment(page, 'content')
    await expect(days.getByRole('tab', { selected: true })).toHaveText('Day 2 - Dec 26')
  })

  test('with two tab lists: each keeps its own selection, and Back undoes one change at a time', async ({ page }) => {
    const shows = await openHydrated(page, DAUGHTERS, 'shows')
    const prices = await hydrate(islandOf(page, 'prices'))
    const expectBothSelected = async (show: string, price: string) => {
      await expect(shows.getByRole('tab', { selected: true })).toHaveText(show)
      await expect(prices.getByRole('tab', { selected: true })).toHaveText(price)
    }
    await expectBothSelected('Lagos Shows', 'Lagos')
    await shows.getByRole('tab', { name: 'Ibadan' }).click()
    await expectBothSelected('Ibadan Shows', 'Lagos')
    await prices.getByRole('tab', { name: 'Ibadan' }).click()
    await expectBothSelected('Ibadan Shows', 'Ibadan')
    await page.goBack()
    await expectBothSelected('Ibadan Shows', 'Lagos')
    await page.goBack()
    await expectBothSelected('Lagos Shows', 'Lagos')
  })
})

for (const when of ['before', 'after'] as const)
  test(`a link to a text opens its closed panel ${when} hydration, and the tab follows`, coreIf(when === 'before'), async ({ page }) => {
    const release = when === 'before' ? await holdResponses(page, ISLAND_CODE.tabs) : undefined
    const days = islandOf(page, 'festival-days')
    const found = days.getByText('A day of play, and the first torches of the closing')
    if (when === 'after') {
      await openHydrated(page, FESTIVAL, 'festival-days')
      await findInPage(page, 'A day of play, and the first torches')
    } else await page.goto(`${FESTIVAL}#:~:text=${encodeURIComponent('A day of play, and the first torches')}`)
    await expect(found).toBeVisible()
    await expect(found).toBeInViewport()
    release?.()
    await expectReady(days)
    await expect(days.getByRole('tab', { selected: true })).toHaveText('Day 3 - Dec 27')
    await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
    await expect(found).toBeInViewport()
  })

for (const [feature, without] of [
  ['until-found', (html: string) => html.replaceAll('hidden="until-found"', 'hidden')],
  ['shadow roots in HTML', (html: string) => html.replaceAll('shadowrootmode=', 'data-mode=')],
] as const)
  test(`a browser without ${feature} shows one panel at a time, before and after hydration`, async ({ page }) => {
    const release = await holdResponses(page, ISLAND_CODE.tabs)
    await rewriteHtml(page, `**${FESTIVAL}`, without)
    await page.goto(FESTIVAL)
    const days = islandOf(page, 'festival-days')
    const expectOnlyShown = async (day: number) => {
      await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
      await expect(days.locator(`#day-${day} h4`).first()).toBeVisible()
    }
    await expectOnlyShown(1)
    await days.locator('.tab').nth(1).click()
    await expectOnlyShown(2)
    release()
    await expectReady(days)
    await expectOnlyShown(2)
    await days.getByRole('tab').nth(2).click()
    await expectOnlyShown(3)
  })

for (const [path, id] of [
  [FESTIVAL, 'festival-days'],
  [DAUGHTERS, 'shows'],
  [DAUGHTERS, 'prices'],
] as const) {
  test(
    `without scripts, every panel of ${id} is a section with its heading`,
    coreIf(id === 'festival-days'),
    async ({ pageWithoutScripts: page }) => {
      await page.goto(path)
      const island = islandOf(page, id)
      const links = await island.getByRole('link').and(island.locator('.tab')).all()
      for (const link of links) await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible()
      await expect(island.locator('.tab-panel > .tab-heading:visible')).toHaveCount(links.length)
    },
  )
}
