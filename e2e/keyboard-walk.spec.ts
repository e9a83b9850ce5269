import { expect } from '@playwright/test'
import { walkPage } from './keyboard-walk/walkPage.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { coreIf, test } from './test.ts'

/** One page of each kind, which together have every widget. e2e/real-content/pages.spec.ts walks every page of the real content. */
const WALKED_PAGES = ['/', '/academy', '/careers', '/festival', '/news', '/productions']

test.use({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' })
test.describe.configure({ timeout: 120_000 })

for (const route of WALKED_PAGES)
  test(
    `${route}: every Tab stop is visible, and everything that can be used is reached`,
    coreIf(route === '/careers'),
    async ({ page }) => {
      await page.goto(route)
      await loadAllWidgets(page)
      const { stops, errors } = await walkPage(page)
      expect(errors).toEqual([])
      expect(stops).toBeGreaterThan(30)
    },
  )
