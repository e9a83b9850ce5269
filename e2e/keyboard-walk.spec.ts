import { expect, type Page } from '@playwright/test'
import { findWalkErrors, type Stop, walkPage } from './keyboard-walk/walkPage.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { test } from './test.ts'

/** One page of each kind, which together have every widget. */
const WALKED_PAGES = ['/', '/academy', '/careers', '/festival', '/news', '/productions']

const PHONE = { width: 390, height: 664 }

/** The kinds of focus stops whose indicator was measured already: stops with equal markup and styles are measured once. */
const measured = new Set<string>()
const isNew = ({ kind }: Stop) => !measured.has(kind) && measured.add(kind) !== undefined

test.use({ viewport: PHONE, reducedMotion: 'reduce' })
test.describe.configure({ timeout: 120_000 })

async function open(page: Page, route: string) {
  await page.goto(route)
  await loadAllWidgets(page)
}

for (const route of WALKED_PAGES)
  test(`${route}: every Tab stop is visible, and everything that can be used is reached`, async ({ page }) => {
    await open(page, route)
    const walked = await walkPage(page, isNew)
    expect(findWalkErrors(walked)).toEqual([])
    expect(walked.stops.length).toBeGreaterThan(30)
  })
