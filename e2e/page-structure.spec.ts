import { expect } from '@playwright/test'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { test } from './test.ts'

/**
 * What a browser tells screen readers of a page with tables and pictures, with an accordion and with a form: headings, landmarks, names, roles and states, in order. After an intended
 * change: `npx playwright test page-structure --project fixture --update-snapshots=all`, then read the difference as a screen reader would say it.
 */
const PAGES = {
  programme: '/academy/youth-theatre-workshop',
  careers: '/careers',
  contact: '/contact',
}

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

for (const [kind, address] of Object.entries(PAGES))
  test(`the page ${address} has the stored headings, landmarks, names and roles`, { tag: '@core' }, async ({ page }) => {
    await page.goto(address)
    await loadAllWidgets(page)
    // Once it is used, the form loads its checkboxes, in a file of their own.
    if (kind === 'contact') {
      await page.getByRole('textbox', { name: 'Subject' }).hover()
      await page.getByRole('checkbox', { name: 'Captions' }).waitFor()
    }
    // Header and footer are the same everywhere, and stored with one page.
    await expect(page.locator(kind === 'contact' ? 'body' : 'main')).toMatchAriaSnapshot({ name: `${kind}.aria.yml` })
  })
