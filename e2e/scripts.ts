import { expect, type Locator, type Page } from '@playwright/test'

/** The code that a page fetches beyond its own script. */
export const CODE = { small: /\/assets\/small-.*\.js$/, carousel: /\/assets\/carousel-.*\.js$/, any: /\/assets\/.*\.js$/ }

/** Lets scripts arrive late, as on a crowded line. */
export async function delayScripts(page: Page, milliseconds: number, which: RegExp = CODE.any) {
  await page.route(which, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}

/** Lets scripts never arrive. */
export const blockScripts = (page: Page, which: RegExp = CODE.any) => page.route(which, (route) => route.abort())

/** Asks for less data, as the visitor’s choice in the page does. */
export const saveData = (page: Page) => page.addInitScript(() => localStorage.setItem('less', '1'))

/** The scripts a page has asked for so far. */
export function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

/** Waits until a part’s enhancement is on it. */
export const ready = (part: Locator) => expect(part).toHaveAttribute('data-ready', '', { timeout: 15_000 })

/** Touches a part as a pointer does, and waits until its enhancement is on it. */
export async function wake(part: Locator) {
  await part.dispatchEvent('pointerover')
  await ready(part)
}

/** Records what the page’s toasts say aloud: each text that comes into the live region. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('[data-toasts] [role=status]')
    if (!region) throw new Error('This page has no live region.')
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) said.push(node.textContent ?? '')
    }).observe(region, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

/** The live region of the toasts. */
export const toasts = (page: Page) => page.locator('[data-toasts] [role=status]')
