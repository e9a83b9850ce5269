import { expect, type Locator, type Page } from '@playwright/test'

/** The code that a page fetches beyond its own script. */
export const CODE = {
  small: /\/assets\/commonBundle\.client-.*\.js$/,
  carousel: /\/assets\/carousel-.*\.js$/,
  error: /\/assets\/reportError-.*\.js$/,
  /** The page’s own script, which brings all the others. */
  module: /\/assets\/app-.*\.js$/,
  /** Everything that it brings. */
  brought: /\/assets\/(?!app-)[^/]+\.js$/,
  any: /\/assets\/.*\.js$/,
}

/** Lets scripts arrive late, as on a crowded line, and not before `acted`: a slow machine must not be overtaken by what is late. */
export async function delayScripts(page: Page, milliseconds: number, which: RegExp = CODE.any, acted?: Promise<void>) {
  await page.route(which, async (route) => {
    await Promise.all([new Promise((resolve) => setTimeout(resolve, milliseconds)), acted])
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
export const ready = (part: Locator) => expect(part).toHaveAttribute('data-state', 'ready', { timeout: 15_000 })

/** Touches a part as a pointer does, and waits until its enhancement is on it. */
export async function loadWidget(part: Locator) {
  await part.dispatchEvent('pointerover')
  await ready(part)
}

/** The live region of the toasts. */
export const toasts = (page: Page) => page.locator('[data-toasts] [role=status]')

/** Makes all words as large as a visitor may have set them. By the browser’s own objects: the site’s policy takes no style of others. */
export const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
