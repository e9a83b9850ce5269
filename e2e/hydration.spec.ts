import { expect, type Page } from '@playwright/test'
import { hydrateAll, ISLAND_CODE, islandOf } from './islands.ts'
import { delayScripts, expectReady } from './scripts.ts'
import { coreIf, test } from './test.ts'

const WITH_ISLANDS = [
  '/festival',
  '/academy',
  '/careers',
  '/academy/young-creatives-bootcamp/scholarships',
  '/productions/daughters-of-dance',
] as const

/** Duplicate ids, and attributes that refer to missing ids. */
const brokenIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    const broken = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`)
    for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        for (const id of element.getAttribute(attribute)?.split(/\s+/) ?? []) {
          if (!document.getElementById(id)) broken.push(`${attribute}: ${id}`)
        }
      }
    }
    return broken
  })

for (const path of WITH_ISLANDS)
  test(
    `${path}: islands hydrate on the same elements, and focus survives hydration`,
    coreIf(path === '/festival' || path === '/careers'),
    async ({ page }) => {
      await page.goto(path)
      expect(await brokenIds(page)).toEqual([])
      await page.evaluate(() => Object.assign(window, { before: [...document.querySelectorAll('[data-props] *')] }))
      const link = page.locator('[data-props]').first().locator('.tab, .disclosure-button').first()
      await link.focus()
      await hydrateAll(page)
      await expect(link).toBeFocused()
      expect(await brokenIds(page)).toEqual([])
      const same = await page.evaluate(() => {
        const { before } = window as unknown as { before: Element[] }
        return before.length > 0 && before.every((element) => element.isConnected)
      })
      expect(same).toBe(true)
    },
  )

/** An island of each kind. The tests open its second item. */
const ISLANDS = [
  { path: '/festival', id: 'festival-days', item: '.tab', state: 'aria-selected', address: /#day-2$/ },
  { path: '/academy', id: 'academy-faq', item: '.disclosure-button', state: 'aria-expanded', address: /#age$/ },
]

for (const { path, id, item, state, address } of ISLANDS)
  test.describe(path, () => {
    const second = (page: Page) => islandOf(page, id).locator(item).nth(1)
    const expectOpen = (page: Page) => expect(second(page)).toHaveAttribute(state, 'true')

    test('an early click that begins before the code has loaded and ends afterwards takes effect', async ({ page }) => {
      await delayScripts(page, 1000, ISLAND_CODE.any)
      await page.goto(path)
      await second(page).hover()
      await page.mouse.down()
      await expectReady(islandOf(page, id))
      await page.mouse.up()
      await expectOpen(page)
      await expect(page).toHaveURL(address)
    })
  })
