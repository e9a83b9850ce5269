import { expect, type Locator, type Page } from '@playwright/test'
import { islandOf, restingTopOf } from './islands.ts'
import { CODE, expectReady } from './scripts.ts'
import { fillContact, contactForm as findContactForm, MESSAGE, newsletterForm, subscribe } from './visitorForms.ts'

/** The scripts that are late: the page’s own, so that only the browser responds to a click, or those of its widgets. */
export const LATE_SCRIPTS = { page: CODE.module, widgets: CODE.loadedByPage }
export type Late = keyof typeof LATE_SCRIPTS

/** Effects of a click that are not visible: an announcement, history entries, emails. */
interface Traces {
  announces?: string
  historyEntries?: number
  emails?: number
}

/** An early click on a widget, and its expected effect. */
export interface EarlyClick {
  /** The widget, and how it is activated. */
  widget: string
  act: (page: Page) => Promise<unknown>
  /** What the browser shows at once, if the next click must wait for it. e2e/failed-chunks.spec.ts tests it for each widget. */
  native?: (page: Page, late: Late) => Promise<unknown>
  /** The element that is busy, instead of native behaviour, while the widgets’ scripts are late. */
  busy?: (page: Page) => Locator
  /** A second click on the busy element, which must have no effect of its own. */
  again?: (page: Page) => Promise<unknown>
  /** What is visible once the script has loaded. */
  afterwards: (page: Page, late: Late) => Promise<unknown>
  traces?: Readonly<Record<Late, Traces>>
}

export const SHORT_TIMEOUT = { timeout: 3000 }
const ARRIVED = { timeout: 15_000 }
const ONE_HISTORY_ENTRY = { page: { historyEntries: 1 }, widgets: { historyEntries: 1 } }

type How = 'click' | 'tap' | 'Enter'

async function activate(part: Locator, how: How) {
  await part.scrollIntoViewIfNeeded()
  // Smooth scrolling, and sections that are laid out near the viewport, may move the element: clicks before they end would be lost.
  await restingTopOf(part)
  if (how === 'Enter') await part.press('Enter')
  else await part[how]()
}

const toastHas = (page: Page, text: string) => expect(page.locator('[data-toasts]')).toContainText(text)
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

/** Before its code has loaded a carousel is a scrollable row, for arrow keys and swipes. */
export function carousel(widget: string, how: 'ArrowRight' | 'swipe' = 'ArrowRight'): EarlyClick {
  const part = (page: Page) => page.locator('.carousel').first()
  const slides = (page: Page) => part(page).locator('.carousel-slide')
  return {
    widget,
    async act(page) {
      const view = part(page).locator('.carousel-view')
      await view.scrollIntoViewIfNeeded()
      if (how === 'ArrowRight') return view.press('ArrowRight')
      await view.hover()
      await page.mouse.wheel(
        await slides(page)
          .first()
          .evaluate((slide) => slide.clientWidth),
        0,
      )
    },
    native: (page) => expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.5, ...SHORT_TIMEOUT }),
    async afterwards(page) {
      await part(page).scrollIntoViewIfNeeded()
      await expectReady(part(page))
      await expect(part(page).locator('.carousel-slide:not([inert])')).toHaveAttribute('aria-label', /^2 of /)
      // The arrow key or the swipe has stopped the rotation.
      await expect(part(page)).not.toHaveAttribute('data-rotating')
    },
  }
}

/** Before the code of tabs or disclosures has loaded, the browser itself follows the link and shows the panel. */
export function panel(widget: string, island: string, id: string, how: How): EarlyClick {
  const link = (page: Page) => islandOf(page, island).locator(`:is(.tab, .disclosure-button)[href="#${id}"]`)
  const expectOnlyOpen = async (page: Page) => {
    await expect(page.locator(`#${id}`)).toBeVisible(SHORT_TIMEOUT)
    await expect(islandOf(page, island).locator('.tab-panel:visible, .disclosure-panel:visible')).toHaveCount(1)
  }
  return {
    widget,
    act: (page) => activate(link(page), how),
    native: expectOnlyOpen,
    async afterwards(page) {
      await islandOf(page, island).scrollIntoViewIfNeeded()
      await expectReady(islandOf(page, island))
      await expectOnlyOpen(page)
      const open = '[aria-selected=true], [aria-expanded=true]'
      await expect(islandOf(page, island).locator(open)).toHaveCount(1)
      await expect(link(page).and(page.locator(open))).toHaveCount(1)
    },
    traces: ONE_HISTORY_ENTRY,
  }
}

/** Without the script the browser opens a popover; with it, the click is queued and shows a toast once the code has loaded. */
export function acknowledgement(widget: string, name: string | RegExp, text: string, how: How = 'click'): EarlyClick {
  const busy = (page: Page) => page.locator('main [data-widget=acknowledge]').and(page.getByRole('button', { name })).first()
  const note = (page: Page) => page.locator('.note:popover-open')
  return {
    widget,
    act: (page) => activate(busy(page), how),
    busy,
    async afterwards(page, late) {
      if (late === 'page') return expect(note(page)).toContainText(text)
      await expectReady(busy(page))
      await toastHas(page, text)
      await expect(note(page)).toHaveCount(0)
    },
    traces: { page: {}, widgets: { announces: text } },
  }
}

/** Without the script the browser downloads the file; with it, the click is queued, and shows a toast too. */
export function download(widget: string, name: string, text: string): EarlyClick {
  const busy = (page: Page) => page.getByRole('main').getByRole('link', { name }).first()
  const files = new WeakMap<Page, number>()
  return {
    widget,
    act(page) {
      page.on('download', () => files.set(page, (files.get(page) ?? 0) + 1))
      return activate(busy(page), 'Enter')
    },
    busy,
    async afterwards(page, late) {
      await expect.poll(() => files.get(page), ARRIVED).toBe(1)
      if (late === 'widgets') await toastHas(page, text)
    },
    traces: { page: {}, widgets: { announces: text } },
  }
}

/** Without the script the browser sends the form; with it, the submit is queued. */
export function contactForm(): EarlyClick {
  const form = findContactForm
  const send = (page: Page) => form(page).getByRole('button').click()
  return {
    widget: 'the contact form, sent by two clicks',
    async act(page) {
      await fillContact(page)
      await send(page)
    },
    busy: form,
    again: send,
    async afterwards(page, late) {
      if (late === 'widgets') await expect(form(page).locator('.form-done:visible')).toContainText('Message Sent', ARRIVED)
      else await expect(form(page).getByLabel('Reason for contact')).toHaveValue('productions')
      await expect(form(page).getByLabel('Message')).toHaveValue(late === 'widgets' ? '' : MESSAGE.Message)
      await expect(form(page)).not.toHaveAttribute('aria-busy')
    },
    traces: { page: { emails: 1 }, widgets: { announces: 'Message Sent' } },
  }
}

/** Without the script the browser sends the form; with it, the submit by Enter is queued. */
export function newsletter(): EarlyClick {
  return {
    widget: 'the newsletter form, by Enter',
    act: subscribe,
    busy: newsletterForm,
    async afterwards(page, late) {
      const done = newsletterForm(page).locator('.form-done:visible')
      if (late === 'widgets') await expect(done).toContainText('Subscription successful!', ARRIVED)
      await expect(newsletterForm(page).getByRole('textbox')).toHaveValue(late === 'widgets' ? '' : 'ada@example.com')
    },
    traces: { page: { emails: 1 }, widgets: { announces: 'Subscription successful!' } },
  }
}

/** The browser opens the menu without a script. Must be the last row of its page, because a click elsewhere closes the menu. */
export function menu(): EarlyClick {
  return {
    widget: 'the menu of a small screen, by a tap',
    async act(page) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open menu' }).tap()
    },
    async afterwards(page) {
      await expect(page.locator('#menu-links a:visible')).toHaveCount(6)
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    },
  }
}

/** The browser filters; the script announces the number of items and updates the URL, although the focus has moved on. */
export function filter(name: string, value: string, text: string, count: number): EarlyClick {
  const part = (page: Page) => page.locator('[data-widget=filter]').first()
  return {
    widget: 'a category, and the focus has moved on',
    async act(page) {
      await part(page).getByRole('radio', { name, exact: true }).check()
      await blur(page)
    },
    async afterwards(page) {
      await expectReady(part(page))
      await expect(part(page).locator('.filter-list > li:visible')).toHaveCount(count)
      await expect(part(page).locator('[role=status]')).toHaveText(text)
      expect(new URL(page.url()).search).toBe(`?category=${value}`)
    },
    traces: { page: { announces: text, historyEntries: 1 }, widgets: { announces: text, historyEntries: 1 } },
  }
}

/** The browser would load the whole list; the script shows the matches, whether the form was submitted or the word only typed. */
export function search(widget: string, enter: boolean): EarlyClick {
  const part = (page: Page) => page.locator('[data-widget=search]')
  const box = (page: Page) => page.getByRole('searchbox')
  const traces = { announces: '2 articles found', historyEntries: 1 }
  return {
    widget,
    async act(page) {
      await box(page).fill('academy')
      if (enter) await box(page).press('Enter')
      else await blur(page)
    },
    async native(page, late) {
      if (enter && late === 'page') await expect(page).toHaveURL(/\?q=academy#news-list$/)
    },
    async afterwards(page, late) {
      await expectReady(part(page))
      await expect(box(page)).toHaveValue('academy')
      if (enter && late === 'widgets') await expect(box(page)).toBeFocused()
      await expect(page).toHaveURL(/\?q=academy(#news-list)?$/)
      await expect(part(page).locator('.news-search-featured')).toBeHidden()
      await expect(part(page).locator('.news-search-list > li:visible')).toHaveCount(2)
      await expect(part(page).locator('[role=status]')).toHaveText(/^2 articles found$/)
    },
    traces: { page: traces, widgets: traces },
  }
}

/** Without the script the browser goes to the section; with it, the click is queued and opens it as a dialog, once. */
export function dialog(name: string, title: string, section: string, how: How = 'click'): EarlyClick {
  const busy = (page: Page) => page.locator(`main a[href="#${section}"]`).last()
  const act = (page: Page) => activate(busy(page), how)
  return {
    widget: `${name}, ${how === 'Enter' ? 'by Enter' : 'by two clicks'}`,
    act,
    busy,
    again: act,
    async afterwards(page, late) {
      if (late === 'page') await expect(page.locator(`#${section}`)).toBeInViewport()
      await expect(page.getByRole('dialog', late === 'widgets' ? { name: title } : {})).toHaveCount(late === 'widgets' ? 1 : 0, ARRIVED)
      await expect(busy(page)).not.toHaveAttribute('aria-busy')
    },
    traces: { page: { historyEntries: 1 }, widgets: {} },
  }
}

/**
 * Without the script the browser opens the picture; with it, the click is queued and opens a dialog, once. Must be the last row of its
 * page, because it leaves the page or opens a dialog over it.
 */
export function picture(how: How = 'click'): EarlyClick {
  const busy = (page: Page) => page.locator('a[data-widget=dialog-pictures]').nth(1)
  return {
    widget: `a photo, by ${how}`,
    act: (page) => activate(busy(page), how),
    native: (page) => expect(page).toHaveURL(/\/pictures\/daughters-of-dance-gallery-3\./),
    busy,
    async afterwards(page) {
      await expect(page.getByRole('dialog')).toHaveCount(1, ARRIVED)
      await expect(page.getByRole('dialog')).toContainText('2 of 18')
    },
  }
}

/** Without the script the browser opens an email with the URL; with it, the click is queued and copies the URL. */
export function share(): EarlyClick {
  const busy = (page: Page) => page.locator('[data-widget=share]')
  return {
    widget: 'Share This Page',
    act: (page) => busy(page).click(),
    busy,
    async afterwards(page, late) {
      if (late === 'page') return
      await expectReady(busy(page))
      await toastHas(page, 'Link copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/careers#/)
    },
    traces: { page: { emails: 1 }, widgets: { announces: 'Link copied' } },
  }
}
