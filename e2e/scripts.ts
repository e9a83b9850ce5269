import { expect, type Locator, type Page } from '@playwright/test'

/** The URLs of a page’s scripts. */
export const CODE = {
  commonBundle: /\/assets\/commonBundle\.client-.*\.js$/,
  carousel: /\/assets\/carousel-.*\.js$/,
  error: /\/assets\/showError-.*\.js$/,
  /** The page’s own script, which loads all others. */
  module: /\/assets\/app-.*\.js$/,
  /** Everything that it loads. */
  loadedByPage: /\/assets\/(?!app-)[^/]+\.js$/,
  any: /\/assets\/.*\.js$/,
}

/** Delays scripts by a time, and at least until `acted` resolves, so that they are late even on a slow machine. */
export async function delayScripts(page: Page, milliseconds: number, which: RegExp = CODE.any, acted?: Promise<void>) {
  await page.route(which, async (route) => {
    await Promise.all([new Promise((resolve) => setTimeout(resolve, milliseconds)), acted])
    await route.continue()
  })
}

/** Blocks scripts. */
export const blockScripts = (page: Page, which: RegExp = CODE.any) => page.route(which, (route) => route.abort())

/** Turns on save-data mode, as the page’s own toggle does. */
export const saveData = (page: Page) => page.addInitScript(() => localStorage.setItem('less', '1'))

/** The addresses of files of some kinds that a page requests from now on. */
export function recordRequests(page: Page, ...kinds: ('script' | 'image' | 'font')[]): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if ((kinds as string[]).includes(request.resourceType())) requested.push(new URL(request.url()).pathname)
  })
  return requested
}

/** The addresses of the scripts that a page requests from now on. */
export const recordScripts = (page: Page) => recordRequests(page, 'script')

/** Changes the HTML of a page before the browser receives it. */
export const rewriteHtml = (page: Page, address: string, edit: (html: string) => string) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: edit(await response.text()) })
  })

/** Records layout shifts from the beginning of the page that is opened next. The returned function gives the size of each. */
export async function recordShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript((type) => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type, buffered: true })
  }, 'layout-shift')
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
}

/** Makes a page see a Save-Data hint or the speed of a connection. */
export const setConnection = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { configurable: true, value }), line)

/** Waits until a widget’s enhancement is ready. */
export const isEnhanced = (part: Locator) => expect(part).toHaveAttribute('data-state', 'ready', { timeout: 15_000 })

/** Hovers a widget, and waits until its enhancement is ready. */
export async function loadWidget(part: Locator) {
  await part.dispatchEvent('pointerover')
  await isEnhanced(part)
}

/** The live region of the toasts. */
export const toasts = (page: Page) => page.locator('[data-toasts] [role=status]')

/** Enlarges all text, as a visitor may. Sets the style by script, because the CSP blocks style attributes in HTML. */
export const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
