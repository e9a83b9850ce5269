import type { Locator, Page } from 'playwright'
import { waitForAnimations } from './modes.ts'

/** Checks the page in one state: the state’s name, and the part that changed. */
type CheckState = (state: string, part: string) => Promise<void>

type Opener = (page: Page, look: CheckState) => Promise<void>

const TIMEOUT_MS = 15_000
const TOASTS = '[data-toasts]'
const DIALOG = '[role=dialog]'

/** Opens each visible element of a kind, one after the other. */
const forEach =
  (selector: string, open: (one: Locator, look: CheckState, page: Page) => Promise<void>): Opener =>
  async (page, look) => {
    const all = await page.locator(selector).all()
    const shown = await Promise.all(all.map((one) => one.isVisible()))
    for (const one of all.filter((_, index) => shown[index])) await open(one, look, page)
  }

/** The same for widgets, each of which is lazy-loaded first. */
const forEachWidget = (selector: string, open: Parameters<typeof forEach>[1]): Opener =>
  forEach(selector, async (widget, look, page) => {
    await loadWidget(widget)
    await open(widget, look, page)
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
  'skip link': async (page, look) => {
    await page.keyboard.press('Tab')
    await look('the skip link', 'html')
  },
  menu: forEach('[popovertarget=menu-links]', async (button, look, page) => {
    await button.click()
    await look('the menu', 'html')
    await page.keyboard.press('Escape')
  }),
  details: forEach('main summary', async (summary, look) => {
    await summary.click()
    await look(`details: ${await nameOf(summary)}`, 'details[open]')
    await summary.click()
  }),
  tabs: forEach('[role=tab]', async (tab, look) => {
    await tab.click()
    await look(`tab: ${await nameOf(tab)}`, '[data-widget=tabs]')
  }),
  disclosures: forEach('[data-widget=disclosures] [aria-expanded]', async (button, look) => {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await look(`disclosure: ${await nameOf(button)}`, '[data-widget=disclosures]')
  }),
  dialogs: forEach('[aria-haspopup=dialog]', async (trigger, look, page) => {
    const name = await nameOf(trigger)
    await trigger.click()
    await page.locator(DIALOG).waitFor({ timeout: TIMEOUT_MS })
    await look(`dialog: ${name.slice(0, 60)}`, DIALOG)
    await page.keyboard.press('Escape')
    await page.locator(DIALOG).waitFor({ state: 'detached', timeout: TIMEOUT_MS })
  }),
  filters: forEachWidget('[data-widget=filter]', async (list, look) => {
    for (const label of (await list.locator('.filter-choice').all()).reverse()) {
      await label.click()
      await look(`filter: ${await nameOf(label)}`, '[data-widget=filter]')
    }
  }),
  search: forEachWidget('[data-widget=search]', async (search, look, page) => {
    for (const word of ['sankara', 'astronaut', '']) {
      await search.getByRole('searchbox').fill(word)
      await page.waitForTimeout(800)
      await look(`search: “${word}”`, '[data-widget=search]')
    }
  }),
  carousels: forEachWidget('.carousel[data-widget]', async (carousel, look) => {
    for (const slide of (await carousel.locator('.carousel-slide').all()).keys()) {
      await carousel.locator('[data-part=next]').click()
      await look(`slide ${slide + 1} further`, '.carousel')
    }
  }),
  messages: forEachWidget(':is([data-widget=acknowledge], [data-widget=share])', async (button, look, page) => {
    await button.click()
    await hoverToast(page)
    await look(`message: ${await nameOf(button)}`, TOASTS)
    await page.keyboard.press('Escape')
  }),
  'less data': async (page, look) => {
    const form = page.locator('[data-widget=save-data]')
    await loadWidget(form)
    for (const value of ['1', '0']) {
      await form.locator(`button[value="${value}"]`).click()
      if (value === '1') await look('less data', 'html')
    }
  },
  forms: forEachWidget('[data-widget=form]', async (form, look, page) => {
    await form.locator('[type=submit]').click()
    await look('a form with empty fields, asked again', '[data-widget=form]')
    for (const field of await form.locator('[required]').all()) {
      const kind = await field.evaluate((element) => (element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type))
      if (kind === 'select') await field.selectOption({ index: 1 })
      else await field.fill(kind === 'email' ? 'ada@example.com' : 'May we bring forty pupils?')
    }
    await form.locator('[type=submit]').click()
    await form.locator('[data-part=done]').waitFor({ timeout: TIMEOUT_MS })
    await hoverToast(page)
    await look('a form that was sent', 'html')
    await page.keyboard.press('Escape')
  }),
  /** Opens the page again and breaks a form, so that its widget fails and an error is shown in its place. */
  error: async (page, look) => {
    await page.reload()
    const form = page.locator('footer [data-widget=form]')
    await form.locator('[data-part=done]').evaluate((done) => done.remove())
    await form.dispatchEvent('pointerover')
    await page.locator('.error-box [role=alert] > *').first().waitFor({ timeout: TIMEOUT_MS })
    await look('an error', 'html')
  },
} satisfies Record<string, Opener>

/** Opens everything that can be opened on a page, one after the other, optionally of one kind only, and checks each state. */
export async function openAll(page: Page, look: CheckState, only?: keyof typeof OPENERS): Promise<void> {
  const lookWhenStill: CheckState = async (state, part) => {
    await waitForAnimations(page)
    await look(state, part)
  }
  for (const [kind, open] of Object.entries(OPENERS)) if (only === undefined || kind === only) await open(page, lookWhenStill)
}
