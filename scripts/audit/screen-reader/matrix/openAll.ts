import type { Locator, Page } from 'playwright'
import { waitForAnimations } from './modes.ts'

/** Checks the page in one state: the state’s name, in which its kind is before the colon, and the part that changed. */
type CheckState = (state: string, part: string) => Promise<void>

type Opener = (page: Page, check: CheckState) => Promise<void>

const TIMEOUT_MS = 15_000
const TOASTS = '[data-toasts]'
const DIALOG = '[role=dialog]'

/** Opens each visible element of a kind, one after the other. */
const forEach =
  (selector: string, open: (one: Locator, check: CheckState, page: Page) => Promise<void>): Opener =>
  async (page, check) => {
    const all = await page.locator(selector).all()
    const shown = await Promise.all(all.map((one) => one.isVisible()))
    for (const one of all.filter((_, index) => shown[index])) await open(one, check, page)
  }

/** The same for widgets, each of which is lazy-loaded first. */
const forEachWidget = (selector: string, open: Parameters<typeof forEach>[1]): Opener =>
  forEach(selector, async (widget, check, page) => {
    await loadWidget(widget)
    await open(widget, check, page)
  })

const nameOf = async (one: Locator) => ((await one.getAttribute('aria-label')) ?? (await one.innerText())).replace(/\s+/g, ' ').trim()

async function loadWidget(part: Locator): Promise<void> {
  await part.dispatchEvent('pointerover')
  await part.and(part.page().locator('[data-state=ready]')).waitFor({ state: 'attached', timeout: TIMEOUT_MS })
}

/** Hovers a toast, which keeps it open: checking it may take longer than its timeout. */
async function hoverToast(page: Page): Promise<void> {
  await page.locator(`${TOASTS} [data-part=messages] > *`).first().hover({ timeout: TIMEOUT_MS })
}

const OPENERS = {
  'skip link': async (page, check) => {
    await page.keyboard.press('Tab')
    await check('the skip link', 'html')
  },
  menu: forEach('[popovertarget=menu-links]', async (button, check, page) => {
    await button.click()
    await check('the menu', 'html')
    await page.keyboard.press('Escape')
  }),
  details: forEach('main summary', async (summary, check) => {
    await summary.click()
    await check(`details: ${await nameOf(summary)}`, 'details[open]')
    await summary.click()
  }),
  tabs: forEach('[role=tab]', async (tab, check) => {
    await tab.click()
    await check(`tab: ${await nameOf(tab)}`, '[data-widget=tabs]')
  }),
  disclosures: forEach('[data-widget=disclosures] [aria-expanded]', async (button, check) => {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await check(`disclosure: ${await nameOf(button)}`, '[data-widget=disclosures]')
  }),
  dialogs: forEach('[aria-haspopup=dialog]', async (trigger, check, page) => {
    const name = await nameOf(trigger)
    await trigger.click()
    await page.locator(DIALOG).waitFor({ timeout: TIMEOUT_MS })
    await check(`dialog: ${name.slice(0, 60)}`, DIALOG)
    await page.keyboard.press('Escape')
    await page.locator(DIALOG).waitFor({ state: 'detached', timeout: TIMEOUT_MS })
  }),
  filters: forEachWidget('[data-widget=filter]', async (list, check) => {
    for (const label of (await list.locator('.filter-choice').all()).reverse()) {
      await label.click()
      await check(`filter: ${await nameOf(label)}`, '[data-widget=filter]')
    }
  }),
  search: forEachWidget('[data-widget=search]', async (search, check, page) => {
    for (const word of ['sankara', 'astronaut', '']) {
      await search.getByRole('searchbox').fill(word)
      await page.waitForTimeout(800)
      await check(`search: “${word}”`, '[data-widget=search]')
    }
  }),
  carousels: forEachWidget('.carousel[data-widget]', async (carousel, check) => {
    for (const slide of (await carousel.locator('.carousel-slide').all()).keys()) {
      await carousel.locator('[data-part=next]').click()
      await check(`slide: after “Next”, ${slide + 1} times`, '.carousel')
    }
  }),
  messages: forEachWidget(':is([data-widget=acknowledge], [data-widget=share])', async (button, check, page) => {
    await button.click()
    await hoverToast(page)
    await check(`message: ${await nameOf(button)}`, TOASTS)
    await page.keyboard.press('Escape')
  }),
  'save-data mode': async (page, check) => {
    const form = page.locator('[data-widget=save-data]')
    await loadWidget(form)
    for (const value of ['1', '0']) {
      await form.locator(`button[value="${value}"]`).click()
      if (value === '1') await check('save-data mode', 'html')
    }
  },
  forms: forEachWidget('[data-widget=form]', async (form, check, page) => {
    await form.locator('[type=submit]').click()
    await check('a form with empty fields, asked again', '[data-widget=form]')
    for (const field of await form.locator('[required]').all()) {
      const kind = await field.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type))
      if (kind === 'select') await field.selectOption({ index: 1 })
      else await field.fill(kind === 'email' ? 'ada@example.com' : 'May we bring forty pupils?')
    }
    await form.locator('[type=submit]').click()
    await form.locator('[data-part=done]').waitFor({ timeout: TIMEOUT_MS })
    await hoverToast(page)
    await check('a form that was sent', 'html')
    await page.keyboard.press('Escape')
  }),
  /** Opens the page again and breaks a form, so that its widget fails and an error is shown in its place. */
  error: async (page, check) => {
    await page.reload()
    const form = page.locator('footer [data-widget=form]')
    await form.locator('[data-part=done]').evaluate((done) => done.remove())
    await form.dispatchEvent('pointerover')
    await page.locator('.error-box [role=alert] > *').first().waitFor({ timeout: TIMEOUT_MS })
    await check('an error', 'html')
  },
} satisfies Record<string, Opener>

/**
 * Opens everything that can be opened on a page, one after the other, optionally with one opener only, and checks each state. `firstOf` is
 * the kind of a state that is the first of its kind.
 */
export async function openAll(
  page: Page,
  check: (state: string, part: string, firstOf: string | undefined) => Promise<void>,
  only?: keyof typeof OPENERS,
): Promise<void> {
  const kinds = new Set<string>()
  const checkWhenStill: CheckState = async (state, part) => {
    const kind = state.replace(/:.*/, '')
    await waitForAnimations(page)
    await check(state, part, kinds.has(kind) ? undefined : kind)
    kinds.add(kind)
  }
  for (const [kind, open] of Object.entries(OPENERS)) if (only === undefined || kind === only) await open(page, checkWhenStill)
}
