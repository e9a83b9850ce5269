import { expect } from '@playwright/test'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'
import { NOT_FOUND, OFFLINE } from '../src/lib/paths.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { expectReadable } from './readable.ts'
import { CODE, recordRequests, scriptName } from './scripts.ts'
import { test } from './test.ts'

const PAGES = listBuiltPages(FIXTURE_DIST)

test.use({ viewport: { width: 390, height: 844 } })

test.describe('with the HTML alone', () => {
  for (const route of [...PAGES, NOT_FOUND, OFFLINE]) {
    test(`${route} is readable, has its colours, and does not overflow`, async ({ page }) => {
      await page.route('**/*', (request) => (request.request().resourceType() === 'document' ? request.continue() : request.abort()))
      await page.goto(route, { waitUntil: 'load' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await expect(page.getByRole('banner').locator('.wordmark')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const seen = await heading.evaluate((element) => {
        const root = document.documentElement
        return {
          isLarge: Number.parseFloat(getComputedStyle(element).fontSize) >= 32,
          hasColours: getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)',
          hasMargin: element.getBoundingClientRect().left >= 12,
          tooWide: root.scrollWidth - root.clientWidth,
        }
      })
      expect(seen).toEqual({ isLarge: true, hasColours: true, hasMargin: true, tooWide: 0 })
      await expectReadable(page)
    })
  }
})

for (const [name, route, selector, scripts] of [
  ['tabs near the viewport', '/festival', '[data-widget=tabs]', ['app', 'react', 'tabs.client']],
  ['disclosures near the viewport', '/careers', '[data-widget=disclosures]', ['app', 'disclosures.client', 'react']],
  ['a dialog on intent', '/tickets', '[data-widget^=dialog]', ['app', 'dialog.client', 'react']],
  ['a form on intent', '/about', 'footer [data-widget=form]', ['app', 'widgets']],
] as const)
  test(`${name}: only the scripts it needs are requested, all before the first of them has arrived`, async ({ page }) => {
    // No request gets a response, so a script that is requested only after another has loaded is never requested.
    await page.route(CODE.loadedByPage, () => {})
    const requested = recordRequests(page, 'script')
    await page.goto(route)
    const element = page.locator(selector).first()
    await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await element.dispatchEvent('pointerover')
    await expect.poll(() => [...new Set(requested.map(scriptName))].sort()).toEqual(scripts)
  })
