import { expect, type Locator, type Page } from '@playwright/test'
import { findAxeErrors } from './axe.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { FAILURE_PAGES } from './pageKinds.ts'
import { expectReady, loadWidget, toasts } from './scripts.ts'
import { coreIf, test } from './test.ts'

/** Checks the page as it is now, the rules `without` left out. */
type Look = (without?: readonly string[]) => Promise<void>
/** Calls `look` whenever something is open, and closes it again. */
type Open = (page: Page, one: Locator, look: Look) => Promise<void>

const DIALOG = '[role=dialog]'
/** Hovers a toast, which keeps it open, and closes it at the end. */
const whileToastStays = async (page: Page, look: Look) => {
  await toasts(page).locator('> *').first().hover()
  const { width = 0, height = 0 } = (await page.locator('.toasts-close').last().boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  // Until it is closed, a toast may cover a part of a link.
  await look(['target-size'])
  await page.keyboard.press('Escape')
}

/** Everything that can be opened, by what it is opened with. */
const STATES: Readonly<Record<string, readonly [selector: string, open: Open]>> = {
  menu: [
    '[popovertarget=menu-links]',
    async (page, button, look) => {
      await button.click()
      await look()
      await page.keyboard.press('Escape')
    },
  ],
  details: [
    'main summary',
    async (_, summary, look) => {
      await summary.click()
      await look()
      await summary.click()
    },
  ],
  'tab or disclosure': [
    '[role=tab][aria-selected=false], [data-widget=disclosures] [aria-expanded=false]',
    async (_, control, look) => {
      await control.click()
      await look()
    },
  ],
  dialog: [
    '[aria-haspopup=dialog]',
    async (page, trigger, look) => {
      await trigger.click()
      await page.locator(DIALOG).waitFor()
      await look()
      await page.keyboard.press('Escape')
      await page.locator(DIALOG).waitFor({ state: 'detached' })
    },
  ],
  'empty list': [
    '[data-widget=filter]',
    async (_, list, look) => {
      await loadWidget(list)
      await list.locator('.filter-choice').last().click()
      await look()
      await list.locator('.filter-choice').first().click()
    },
  ],
  'search without a result': [
    '[data-widget=search]',
    async (page, search, look) => {
      await loadWidget(search)
      await search.getByRole('searchbox').fill('astronaut')
      await expect(page.getByText('No articles found matching your search.').first()).toBeVisible()
      await look()
      await search.getByRole('searchbox').fill('')
    },
  ],
  'next slide': [
    '.carousel[data-widget]',
    async (_, carousel, look) => {
      await expectReady(carousel)
      await carousel.locator('[data-part=next]').click()
      await look()
    },
  ],
  toast: [
    'main :is([data-widget=acknowledge], [data-widget=share])',
    async (page, button, look) => {
      await loadWidget(button)
      await button.click()
      await whileToastStays(page, look)
    },
  ],
  'refused form': [
    'main [data-widget=form]',
    async (_, form, look) => {
      await loadWidget(form)
      await form.locator('[type=submit]').click()
      await look()
    },
  ],
  'sent form': [
    'footer [data-widget=form]',
    async (page, form, look) => {
      await loadWidget(form)
      await form.locator('[type=email]').fill('ada@visitor.example')
      await form.locator('[type=submit]').click()
      await form.locator('[data-part=done]').waitFor()
      await whileToastStays(page, look)
    },
  ],
}

/** Elements with the same markup look alike when they are open: of each kind, the first is looked at by day, and the second by night. */
const schemesOf = (index: number, count: number) => (['light', 'dark'] as const).filter((_, at) => count === 1 || at === index)

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
test.describe.configure({ timeout: 180_000 })

for (const address of ['/productions', '/productions/in-the-continuum', '/academy', ...FAILURE_PAGES])
  test(`axe finds nothing in any opened state of ${address}, by day and by night`, coreIf(address === '/tickets'), async ({ page }) => {
    await page.goto(address)
    await loadAllWidgets(page)
    const errors: string[] = []
    for (const [state, [selector, open]] of Object.entries(STATES)) {
      const all = page.locator(`${selector}:visible`)
      const count = Math.min(2, await all.count())
      for (let index = 0; index < count; index += 1)
        await open(page, all.nth(index), async (without) => {
          for (const colorScheme of schemesOf(index, count)) {
            await page.emulateMedia({ colorScheme })
            errors.push(
              ...(await findAxeErrors(page, { rules: 10, without })).map((error) => `${state} ${index + 1}, ${colorScheme}: ${error}`),
            )
          }
        })
    }
    expect(errors).toEqual([])
  })
