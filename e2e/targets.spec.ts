import { expect } from '@playwright/test'
import { OFFLINE, ROUTES } from '../src/lib/routes.ts'
import { test } from './islands.ts'
import { findSmallTargets } from './smallTargets.ts'

/** An address that is no page: it shows the not-found page. */
const PAGES = [...ROUTES, '/no-such-page', OFFLINE]

const SCREENS = [
  { name: 'on a phone', width: 390, height: 844, details: {} },
  { name: 'on a desktop', width: 1280, height: 900, details: { tag: '@long' } },
] as const

for (const path of PAGES) {
  for (const { name, width, height, details } of SCREENS) {
    test(`${path}: what is pressed ${name} is large enough for a thumb`, details, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      expect(await findSmallTargets(page)).toEqual([])
    })
  }
}
