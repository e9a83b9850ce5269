import { expect, type Page } from '@playwright/test'
import { coreIf, hydrateAll, ISLAND_CODE, isReady, test } from './islands.ts'
import { recordScripts } from './scripts.ts'

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

for (const path of WITH_ISLANDS) {
  test(
    `${path}: islands hydrate without errors, on the same elements, and every id resolves before and after`,
    coreIf(path === '/festival'),
    async ({ page }) => {
      await page.goto(path)
      expect(await brokenIds(page)).toEqual([])
      await page.evaluate(() => Object.assign(window, { before: [...document.querySelectorAll('[data-props] *')] }))
      await hydrateAll(page)
      expect(await brokenIds(page)).toEqual([])
      const same = await page.evaluate(() => {
        const { before } = window as unknown as { before: Element[] }
        return before.length > 0 && before.every((element) => element.isConnected)
      })
      expect(same).toBe(true)
    },
  )

  test(`${path}: focus survives hydration`, coreIf(path === '/festival'), async ({ page }) => {
    await page.goto(path)
    const island = page.locator('[data-props]').first()
    const link = island.locator('.tab, .disclosure-button').first()
    await link.focus()
    await isReady(island)
    await expect(link).toBeFocused()
  })
}

// `npx tsx scripts/budgets.ts` checks the weight of each page after scrolling to its end.
test('a page without tabs, disclosures or an opened dialog loads no React', async ({ page }) => {
  const scripts = recordScripts(page)
  for (const path of ['/', '/about', '/contact', '/tickets', '/productions/red-freedom-road', '/news', '/get-involved']) {
    await page.goto(path)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    })
    await page.waitForTimeout(300)
    expect(
      scripts.filter((script) => ISLAND_CODE.any.test(script)),
      path,
    ).toEqual([])
  }
})

test('a page with tabs loads React only when they come near', async ({ page }) => {
  const scripts = recordScripts(page)
  await page.goto('/festival')
  await page.waitForTimeout(1500)
  expect(scripts.filter((script) => ISLAND_CODE.any.test(script))).toEqual([])
})

test.describe('when interactive code fails', () => {
  test.use({ errorsExpected: true })

  test('‘Unexpected Application Error!’ with the error message; the rest of the page stays readable and usable', async ({ page }) => {
    await page.route(ISLAND_CODE.tabs, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function island() { throw new Error("The drum has burst.") }' }),
    )
    await page.goto('/festival')
    const days = page.locator('[data-props]')
    const before = await days.innerHTML()
    await days.scrollIntoViewIfNeeded()
    const alert = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })
    await expect(alert).toContainText('The drum has burst.')
    expect(await days.innerHTML()).toBe(before)
    await days.getByRole('link', { name: 'Day 3' }).click()
    await expect(days.locator('#day-3')).toBeVisible()
    await expect(days.locator('.tab-panel:visible')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  test('in a dialog: the same, and the page is not left out of reach', async ({ page }) => {
    await page.route(ISLAND_CODE.dialog, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function openDialog() { throw new Error("The drum has burst.") }' }),
    )
    await page.goto('/tickets')
    await page.getByRole('button', { name: 'More Filters' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' })).toContainText('The drum has burst.')
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
})
