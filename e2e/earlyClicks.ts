import { expect, type Locator, type Page } from '@playwright/test'
import { islandOf, isReady } from './islands.ts'
import { CODE, isEnhanced } from './scripts.ts'
import { fillContact, contactForm as findContactForm, MESSAGE, newsletterForm, subscribe } from './visitorForms.ts'

/** The scripts that are delayed, one group at a time. */
export const DELAYED_SCRIPTS = { 'the page’s own script': CODE.module, 'the scripts that it loads': CODE.loadedByPage }
export type DelayedScript = keyof typeof DELAYED_SCRIPTS
/** Whether the page’s own script is delayed, so that only the browser’s native behaviour responds to a click. */
export const isPageScript = (late: DelayedScript) => late === 'the page’s own script'

/** Effects of a click that are not visible: announcements, history entries, emails. */
interface Traces {
  says?: readonly string[]
  steps?: number
  emails?: number
}

/** An early click on a widget, and its expected effect. */
export interface EarlyClick {
  /** The widget, and how it is activated. */
  widget: string
  act: (page: Page) => Promise<unknown>
  /** What is visible before the script has loaded. */
  atOnce?: (page: Page, late: DelayedScript) => Promise<unknown>
  /** What is visible once the script has loaded. */
  afterwards: (page: Page, late: DelayedScript) => Promise<unknown>
  traces?: (late: DelayedScript) => Traces
}

const SHORT_TIMEOUT = { timeout: 3000 }
const ARRIVED = { timeout: 15_000 }

// Helpers for clicks and their effects.

type How = 'click' | 'tap' | 'Enter'

async function click(part: Locator, how: How) {
  // A key that is pressed while the page scrolls smoothly to the element would be lost.
  await part.scrollIntoViewIfNeeded()
  if (how === 'Enter') await part.press('Enter')
  else await part[how]()
}

/** Waits until the page’s own script has run: it sets `aria-expanded` on the menu button. */
export const waitForPageScript = (page: Page) =>
  expect(page.locator('[popovertarget=menu-links]')).toHaveAttribute('aria-expanded', /./, ARRIVED)

/** Counts the emails that the browser would open and the forms that it would send, and prevents both. */
export const interceptEmails = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { emails: 0 })
    for (const kind of ['submit', 'click'])
      addEventListener(kind, (event) => {
        const target = event.target as Element
        const address = kind === 'submit' ? (target as HTMLFormElement).action : target.closest('a')?.href
        if (event.defaultPrevented || !address || !/^mailto:|\/forms$/.test(address)) return
        ;(window as unknown as { emails: number }).emails += 1
        event.preventDefault()
      })
  })
/** The count so far. */
export const countEmails = (page: Page) => page.evaluate(() => (window as unknown as { emails: number }).emails)

/** Removes the focus. */
const leave = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

/** Before its code has loaded a carousel is a scrollable row, for arrow keys and swipes. */
export function carousel(widget: string, selector: string, how: 'ArrowRight' | 'swipe' = 'ArrowRight'): EarlyClick {
  const part = (page: Page) => page.locator(selector).first()
  const view = (page: Page) => part(page).locator('.carousel-view')
  return {
    widget,
    async act(page) {
      // A key that is pressed while the page scrolls smoothly to the row would be lost.
      await view(page).scrollIntoViewIfNeeded()
      if (how === 'ArrowRight') return view(page).press('ArrowRight')
      await view(page).hover()
      await page.mouse.wheel(await view(page).evaluate((element) => element.querySelector('.carousel-slide')?.clientWidth ?? 0), 0)
    },
    atOnce: (page) => expect(part(page).locator('.carousel-slide').nth(1)).toBeInViewport({ ratio: 0.5, ...SHORT_TIMEOUT }),
    async afterwards(page) {
      await part(page).scrollIntoViewIfNeeded()
      await isEnhanced(part(page))
      await expect(part(page).locator('.carousel-slide:not([inert])')).toHaveAttribute('aria-label', /^2 of /)
      // The arrow key or the swipe has stopped the rotation.
      await expect(part(page)).not.toHaveAttribute('data-rotating')
    },
  }
}

/** Before the island’s code has loaded, the browser itself follows the link and shows the answer. */
export function accordion(widget: string, id: string, place: number, how: How): EarlyClick {
  const island = (page: Page) => islandOf(page, id)
  const item = (page: Page) => island(page).locator('.disclosure').nth(place)
  const isAlone = async (page: Page) => {
    await expect(item(page).locator('.disclosure-panel')).toBeVisible(SHORT_TIMEOUT)
    await expect(island(page).locator('.disclosure-panel:not([hidden])')).toHaveCount(1)
  }
  return {
    widget,
    act: (page) => click(item(page).locator('.disclosure-button'), how),
    atOnce: isAlone,
    async afterwards(page) {
      await island(page).scrollIntoViewIfNeeded()
      await isReady(island(page))
      await isAlone(page)
      await expect(island(page).locator('[aria-expanded=true]')).toHaveCount(1)
      await expect(item(page).locator('.disclosure-button')).toHaveAttribute('aria-expanded', 'true')
    },
    traces: () => ({ steps: 1 }),
  }
}

/** Before the island’s code has loaded, the browser itself follows the link and shows the panel. */
export function tab(widget: string, id: string, name: string, panel: string, how: How): EarlyClick {
  const island = (page: Page) => islandOf(page, id)
  const isAlone = async (page: Page) => {
    await expect(island(page).locator(`#${panel}`)).toBeVisible(SHORT_TIMEOUT)
    await expect(island(page).locator('.tab-panel:visible')).toHaveCount(1)
  }
  return {
    widget,
    act: (page) => click(island(page).locator('.tab').filter({ hasText: name }), how),
    atOnce: isAlone,
    async afterwards(page) {
      await isReady(island(page))
      await isAlone(page)
      await expect(island(page).locator('[role=tab][aria-selected=true]')).toHaveText(name)
    },
    traces: () => ({ steps: 1 }),
  }
}

/** Without the script the browser opens a popover; with it, the click is queued and shows a toast once the code has loaded. */
export function acknowledgement(
  widget: string,
  name: string | RegExp,
  title: string,
  text: string,
  stays = true,
  how: How = 'click',
): EarlyClick {
  const button = (page: Page) => page.locator('main [data-widget=acknowledge]').and(page.getByRole('button', { name })).first()
  const note = (page: Page) => page.locator('.note:popover-open')
  return {
    widget,
    act: (page) => click(button(page), how),
    async atOnce(page, late) {
      if (!isPageScript(late)) return expect(button(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT)
      await expect(note(page)).toHaveCount(1, SHORT_TIMEOUT)
      await expect(note(page)).toContainText(`${title} `)
      await expect(note(page)).toContainText(text)
    },
    async afterwards(page, late) {
      if (isPageScript(late)) return stays ? expect(note(page)).toContainText(text) : undefined
      await isEnhanced(button(page))
      await expect(page.locator('[data-toasts]')).toContainText(text)
      await expect(note(page)).toHaveCount(0)
    },
    traces: (late) => (isPageScript(late) ? {} : { says: [text] }),
  }
}

/** Without the script the browser downloads the file; with it, the click is queued, and shows a toast too. */
export function download(widget: string, name: string, text: string): EarlyClick {
  const link = (page: Page) => page.getByRole('main').getByRole('link', { name }).first()
  const files = new WeakMap<Page, number>()
  return {
    widget,
    act(page) {
      page.on('download', () => files.set(page, (files.get(page) ?? 0) + 1))
      return click(link(page), 'Enter')
    },
    async atOnce(page, late) {
      if (!isPageScript(late)) await expect(link(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT)
    },
    async afterwards(page, late) {
      await expect.poll(() => files.get(page), ARRIVED).toBe(1)
      if (!isPageScript(late)) await expect(page.locator('[data-toasts]')).toContainText(text)
    },
    traces: (late) => (isPageScript(late) ? {} : { says: [text] }),
  }
}

/** Without the script the browser sends the form; with it, the submit is queued. */
export function contactForm(): EarlyClick {
  const form = findContactForm
  const send = (page: Page) => form(page).getByRole('button')
  return {
    widget: 'the contact form, filled and sent by two clicks',
    async act(page) {
      await fillContact(page)
      await send(page).click()
    },
    async atOnce(page, late) {
      if (isPageScript(late)) return expect.poll(() => countEmails(page), SHORT_TIMEOUT).toBe(1)
      await expect(form(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT)
      await send(page).click()
    },
    async afterwards(page, late) {
      if (isPageScript(late)) {
        await expect(form(page).getByLabel('Message')).toHaveValue(MESSAGE.Message)
        return expect(form(page).getByLabel('Reason for contact')).toHaveValue('productions')
      }
      await expect(form(page).locator('.form-done:visible')).toContainText('Message Sent', ARRIVED)
      await expect(form(page).getByLabel('Message')).toHaveValue('')
      await expect(form(page)).not.toHaveAttribute('aria-busy')
    },
    traces: (late) => (isPageScript(late) ? { emails: 1 } : { says: ['Message Sent'] }),
  }
}

/** Without the script the browser sends the form; with it, the submit by Enter is queued. */
export function newsletter(): EarlyClick {
  const form = newsletterForm
  const box = (page: Page) => form(page).getByRole('textbox')
  return {
    widget: 'the newsletter form, by Enter',
    act: subscribe,
    atOnce: (page, late) =>
      isPageScript(late)
        ? expect.poll(() => countEmails(page), SHORT_TIMEOUT).toBeGreaterThan(0)
        : expect(form(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT),
    async afterwards(page, late) {
      if (isPageScript(late)) return expect(box(page)).toHaveValue('ada@example.com')
      await expect(form(page).locator('.form-done:visible')).toContainText('Subscription successful!', ARRIVED)
      await expect(box(page)).toHaveValue('')
    },
    traces: (late) => (isPageScript(late) ? { emails: 1 } : { says: ['Subscription successful!'] }),
  }
}

/** The browser opens the menu without a script. Must be the last row of its page, because a click elsewhere closes the menu. */
export function menu(): EarlyClick {
  const links = (page: Page) => page.locator('#menu-links a:visible')
  return {
    widget: 'the menu of a small screen, by a tap',
    async act(page) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open menu' }).tap()
    },
    atOnce: (page) => expect(links(page)).toHaveCount(6, SHORT_TIMEOUT),
    async afterwards(page) {
      await expect(links(page)).toHaveCount(6)
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    },
  }
}

/** The browser filters; the script announces the number of items and updates the URL, although the focus has moved on. */
export function filter(name: string, value: string, says: string, count: number): EarlyClick {
  const part = (page: Page) => page.locator('[data-widget=filter]').first()
  const items = (page: Page) => part(page).locator('.filter-list > li:visible')
  return {
    widget: `a category, and the focus gone elsewhere`,
    async act(page) {
      await part(page).getByRole('radio', { name, exact: true }).check()
      await leave(page)
    },
    atOnce: (page) => expect(items(page)).toHaveCount(count, SHORT_TIMEOUT),
    async afterwards(page) {
      await isEnhanced(part(page))
      await expect(items(page)).toHaveCount(count)
      await expect(part(page).locator('[role=status]')).toHaveText(says)
      expect(new URL(page.url()).search).toBe(`?category=${value}`)
    },
    traces: () => ({ says: [says], steps: 1 }),
  }
}

/** The browser would load the whole list; the script shows the matches, whether the form was submitted or the word only typed. */
export function search(widget: string, enter: boolean): EarlyClick {
  const part = (page: Page) => page.locator('[data-widget=search]')
  const box = (page: Page) => page.getByRole('searchbox')
  return {
    widget,
    async act(page) {
      await box(page).fill('academy')
      if (enter) await box(page).press('Enter')
      else await leave(page)
    },
    async atOnce(page, late) {
      if (enter && isPageScript(late)) await expect(page).toHaveURL(/\?q=academy#news-list$/)
    },
    async afterwards(page, late) {
      await isEnhanced(part(page))
      await expect(box(page)).toHaveValue('academy')
      if (enter && !isPageScript(late)) await expect(box(page)).toBeFocused()
      await expect(page).toHaveURL(/\?q=academy(#news-list)?$/)
      await expect(part(page).locator('.news-search-featured')).toBeHidden()
      await expect(part(page).locator('.news-search-list > li:visible')).toHaveCount(2)
      await expect(part(page).locator('[role=status]')).toHaveText(/^2 articles found$/)
    },
    traces: () => ({ says: ['2 articles found'], steps: 1 }),
  }
}

/** Without the script the browser goes to the section; with it, the click is queued and opens it as a dialog, once. */
export function dialog(name: string, title: string, section: string, how: How = 'click'): EarlyClick {
  const trigger = (page: Page) => page.locator(`main a[href="#${section}"]`).last()
  return {
    widget: `${name}, ${how === 'Enter' ? 'by Enter' : 'by two clicks'}`,
    act: (page) => click(trigger(page), how),
    async atOnce(page, late) {
      if (isPageScript(late)) {
        await expect(page).toHaveURL(new RegExp(`#${section}$`))
        // Smooth scrolling takes time.
        return expect(page.locator(`#${section}`)).toBeInViewport({ timeout: 3000 })
      }
      await expect(trigger(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT)
      await click(trigger(page), how)
    },
    async afterwards(page, late) {
      if (!isPageScript(late)) {
        await expect(page.getByRole('dialog', { name: title })).toHaveCount(1, ARRIVED)
        return expect(trigger(page)).not.toHaveAttribute('aria-busy')
      }
      await expect(page.locator(`#${section}`)).toBeInViewport()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    traces: (late) => (isPageScript(late) ? { steps: 1 } : {}),
  }
}

/**
 * Without the script the browser opens the picture; with it, the click is queued and opens a dialog, once. Must be the last row of its
 * page, because it leaves the page or opens a dialog over it.
 */
export function picture(how: How = 'click'): EarlyClick {
  const trigger = (page: Page) => page.locator('a[data-widget=dialog-pictures]').nth(1)
  return {
    widget: `a photo${how === 'Enter' ? ', by Enter' : ''}`,
    act: (page) => click(trigger(page), how),
    async atOnce(page, late) {
      if (isPageScript(late)) await expect(page).toHaveURL(/\/pictures\/daughters-of-dance-gallery-3\./)
      else await expect(trigger(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT)
    },
    async afterwards(page) {
      await expect(page.getByRole('dialog')).toHaveCount(1, ARRIVED)
      await expect(page.getByRole('dialog')).toContainText('2 of 18')
    },
  }
}

/** The browser opens and closes the gallery without a script. */
export function gallery(): EarlyClick {
  const part = (page: Page) => page.locator('.more-gallery')
  const isOpen = async (page: Page) => {
    await expect(part(page).locator('li:visible')).toHaveCount(18, SHORT_TIMEOUT)
    await expect(part(page).getByText('Show Featured Photos Only')).toBeVisible()
  }
  return { widget: 'View All Photos', act: (page) => part(page).locator('summary').click(), atOnce: isOpen, afterwards: isOpen }
}

/** Without the script the browser opens an email with the URL; with it, the click is queued and copies the URL. */
export function share(): EarlyClick {
  const link = (page: Page) => page.locator('[data-widget=share]')
  return {
    widget: 'Share This Page',
    act: (page) => link(page).click(),
    atOnce: (page, late) =>
      isPageScript(late)
        ? expect.poll(() => countEmails(page), SHORT_TIMEOUT).toBe(1)
        : expect(link(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT),
    async afterwards(page, late) {
      if (isPageScript(late)) return
      await isEnhanced(link(page))
      await expect(page.locator('[data-toasts]')).toContainText('Link copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/careers#/)
    },
    traces: (late) => (isPageScript(late) ? { emails: 1 } : { says: ['Link copied'] }),
  }
}

/** A plain link opens its new tab, once. */
export function shareLink(): EarlyClick {
  const tabs = (page: Page) => page.context().pages()
  return {
    widget: 'a share link',
    act: (page) =>
      page
        .getByRole('link', { name: /^WhatsApp/ })
        .first()
        .click(),
    atOnce: (page) => expect.poll(() => tabs(page).map((one) => new URL(one.url()).host)).toContain('wa.me'),
    afterwards: async (page) => expect(tabs(page)).toHaveLength(2),
  }
}

/** A link to a heading of the same page. */
export function rolesLink(): EarlyClick {
  const heading = (page: Page) => page.getByRole('heading', { name: 'Open Roles' })
  return {
    widget: 'See Roles',
    act: (page) => page.getByRole('link', { name: 'See Roles' }).click(),
    async atOnce(page) {
      await expect(page).toHaveURL(/#open-roles$/)
      await expect(heading(page)).toBeInViewport({ timeout: 3000 })
      await expect(heading(page)).toBeFocused()
    },
    afterwards: (page) => expect(page).toHaveURL(/#open-roles$/),
    traces: () => ({ steps: 1 }),
  }
}
