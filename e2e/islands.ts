import { expect, type Locator, type Page } from '@playwright/test'
import { expectReady } from './scripts.ts'

/** An island by its id on the page. */
export const islandOf = (page: Page, id: string) => page.locator(`[data-id=${id}]`)

/** Scrolls to an island, and waits until it is hydrated because it is near the viewport. */
export async function hydrate(island: Locator): Promise<Locator> {
  await island.scrollIntoViewIfNeeded()
  await expectReady(island)
  return island
}

/** Opens a page and hydrates one of its islands. */
export async function openHydrated(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(path)
  return hydrate(islandOf(page, id))
}

/** The top of an element, relative to the viewport. */
export const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN

/** The top of an element, relative to the viewport, once scrolling has ended: smooth scrolling takes longer on a busy machine. */
export async function restingTopOf(element: Locator): Promise<number> {
  let before = Number.NaN
  await expect
    .poll(
      async () => {
        const now = await topOf(element)
        const rests = now === before
        before = now
        return rests
      },
      { intervals: [150] },
    )
    .toBe(true)
  return before
}
