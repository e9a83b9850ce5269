import { expect, type Page } from '@playwright/test'
import { scrollToEnd } from '../scripts/browser/scrollToEnd.ts'
import { hydrate, islandOf } from './islands.ts'
import { recordRequests } from './scripts.ts'
import { test } from './test.ts'

// Even without save-data mode, hidden pictures are not fetched. e2e/gallery.spec.ts covers the twelve further photos of the gallery.

/** The file name of a picture, without size, format and hash. */
const nameOf = (address: string) => /([\w-]+)\.\w{5}(?:\.small)?\.\w+$/.exec(address)?.[1] ?? address

/** The names of the pictures requested from now on. */
function recordPictures(page: Page) {
  const requested = recordRequests(page, 'image')
  return { has: (name = '') => requested.some((address) => nameOf(address) === name) }
}

/** The names of the pictures in a part of a page. */
const pictureNamesIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} img`)
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    .then((addresses) => addresses.map(nameOf))

test('the pictures of a day of the festival are fetched when its tab is opened', async ({ page }) => {
  const requested = recordPictures(page)
  await page.goto('/festival')
  await scrollToEnd(page, { rest: 0 })
  const days = await hydrate(islandOf(page, 'festival-days'))
  const visiblePictures = await pictureNamesIn(page, '.tab-panel[role=tabpanel]')
  expect(visiblePictures.length).toBeGreaterThan(0)
  expect(visiblePictures.filter((picture) => !requested.has(picture))).toEqual([])
  // An event may be listed on several days, so its picture may have been fetched already.
  const elsewhere = new Set([...visiblePictures, ...(await pictureNamesIn(page, 'main > :not(:has(.tab-panel))'))])
  for (const day of ['day-2', 'day-3']) {
    const hiddenPictures = (await pictureNamesIn(page, `#${day}`)).filter((picture) => !elsewhere.has(picture))
    expect(hiddenPictures.length).toBeGreaterThan(0)
    expect(hiddenPictures.filter((picture) => requested.has(picture))).toEqual([])
    await days.locator(`.tab[href="#${day}"]`).click()
    await expect.poll(() => hiddenPictures.filter((picture) => requested.has(picture))).toEqual(hiddenPictures)
  }
})
