import type { Page } from '@playwright/test'

/** Opens every closed `details` of a page by a click, as a visitor does. */
export async function openDetails(page: Page): Promise<void> {
  const closed = page.locator('details:not([open]) > summary').filter({ visible: true })
  while (await closed.count()) await closed.first().click()
}
