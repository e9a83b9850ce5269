import { expect, type Locator, type Page } from '@playwright/test'
import { findAxeErrors } from './axe.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { SAMPLE_PAGES } from './pageKinds.ts'
import { toasts } from './scripts.ts'
import { test } from './test.ts'

/** Checks the page as it is now, the rules `without` left out. */
type Look = (without?: readonly string[]) => Promise<void>
/** Calls `look` when something is open, and closes it again. */
type Open = (page: Page, control: Locator, look: Look) => Promise<void>

const openAndEscape: Open = async (page, control, look) => {
  await control.click()
  await look()
  await page.keyboard.press('Escape')
}

/** What can be opened, by what it is opened with. The shown slide, a filtered list and a field have the same markup as before. */
const STATES: readonly (readonly [selector: string, open: Open])[] = [
  ['[popovertarget=menu-links]', openAndEscape],
  ['main summary', openAndEscape],
  ['[role=tab][aria-selected=false], [data-widget=disclosures] [aria-expanded=false]', openAndEscape],
  [
    '[aria-haspopup=dialog]',
    async (page, link, look) => {
      await openAndEscape(page, link, async () => {
        await page.getByRole('dialog').waitFor()
        await look()
      })
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  ],
  [
    'main :is([data-widget=acknowledge], [data-widget=share])',
    async (page, button, look) => {
      await button.click()
      // Hovering a toast keeps it open.
      await toasts(page).locator('> *').first().hover()
      const { width = 0, height = 0 } = (await page.locator('.toasts-close').last().boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      // Until it is closed, a toast may cover a part of a link.
      await look(['target-size'])
      await page.keyboard.press('Escape')
    },
  ],
  [
    'footer [data-widget=form]',
    async (page, form, look) => {
      await form.locator('[type=email]').fill('ada@visitor.example')
      await form.locator('[type=submit]').click()
      await form.locator('[data-part=done]').waitFor()
      await page.keyboard.press('Escape')
      await look()
    },
  ],
]

/** Elements with the same markup look alike when they are open: of each kind, the first is looked at by day, and the second by night. */
const schemesOf = (index: number, count: number) => (['light', 'dark'] as const).filter((_, number) => count === 1 || number === index)

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
test.describe.configure({ timeout: 180_000 })

for (const address of SAMPLE_PAGES)
  test(`axe finds nothing in any opened state of ${address}, by day and by night`, async ({ page }) => {
    await page.goto(address)
    await loadAllWidgets(page)
    const errors: string[] = []
    for (const [selector, open] of STATES) {
      const all = page.locator(`${selector}:visible`)
      const count = Math.min(2, await all.count())
      for (let index = 0; index < count; index += 1)
        await open(page, all.nth(index), async (without) => {
          for (const colorScheme of schemesOf(index, count)) {
            await page.emulateMedia({ colorScheme })
            const found = await findAxeErrors(page, { rules: 10, without })
            errors.push(...found.map((error) => `${selector} ${index + 1}, ${colorScheme}: ${error}`))
          }
        })
    }
    expect(errors).toEqual([])
  })
