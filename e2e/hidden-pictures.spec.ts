import { expect, type Locator } from '@playwright/test'
import { hydrate, islandOf } from './islands.ts'
import { scrollToEnd } from './scrollToEnd.ts'
import { test } from './test.ts'

/** For each picture of a panel, whether it was fetched. */
const fetched = (panel: Locator) =>
  panel.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))

test('the pictures of a day of the festival are fetched when its tab is opened', async ({ page }) => {
  await page.goto('/festival')
  await scrollToEnd(page, { rest: 0 })
  const days = await hydrate(islandOf(page, 'festival-days'))
  const [first, second] = [page.locator('#day-1'), page.locator('#day-2')]
  expect(await fetched(first)).toContain(true)
  expect(await fetched(first)).not.toContain(false)
  expect(await fetched(second)).toContain(false)
  expect(await fetched(second)).not.toContain(true)
  await days.locator('.tab[href="#day-2"]').click()
  await expect.poll(() => fetched(second)).not.toContain(false)
})
