import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** The URLs of a page’s scripts. */
export const CODE = {
  widgets: /\/assets\/widgets-.*\.js$/,
  carousel: /\/assets\/carousel-.*\.js$/,
  /** The page’s own script, which loads all others. */
  module: /\/assets\/app-.*\.js$/,
  /** Everything that it loads. */
  loadedByPage: /\/assets\/(?!app-)[^/]+\.js$/,
  any: /\/assets\/.*\.js$/,
  /** The islands, and what they share. */
  tabs: /\/assets\/tabs\.client-.*\.js$/,
  disclosures: /\/assets\/disclosures\.client-.*\.js$/,
  dialog: /\/assets\/dialog\.client-.*\.js$/,
  pictures: /\/assets\/pictures\.client-.*\.js$/,
  react: /\/assets\/react-.*\.js$/,
}

/** A script’s name without the hash of its content: assets/tabs.client-D57A0iau.js is tabs.client. */
export const scriptName = (file: string): string => file.replace(/^.*\//, '').replace(/(?:-[\w-]{8})?\.js$/, '')

/** A promise and the function that resolves it: `opened` resolves when `open` is called. Promise.withResolvers needs Node 22. */
export function createDeferred() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Delays the responses to matching requests until the returned function is called. */
export async function holdResponses(page: Page, which: RegExp | string, respond = (route: Route) => route.continue()): Promise<() => void> {
  const { opened, open } = createDeferred()
  await page.route(which, async (route) => {
    await opened
    await respond(route)
  })
  return open
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

/** Changes the HTML of a page before the browser receives it. */
export const rewriteHtml = (page: Page, address: string, edit: (html: string) => string) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: edit(await response.text()) })
  })

/** Simulates the Web Share API: it stores the shared data in `window.shared`, is cancelled by the visitor, refuses, or is missing. */
export const setSharing = (page: Page, how: 'shares' | 'is cancelled' | 'refuses' | 'is missing') =>
  page.addInitScript((way) => {
    const reject = (name: string) => () => Promise.reject(new DOMException('no', name))
    const ways = {
      shares: async (shared: ShareData) => Object.assign(window, { shared }),
      'is cancelled': reject('AbortError'),
      refuses: reject('NotAllowedError'),
      'is missing': undefined,
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: ways[way] })
  }, how)

/** Stops the page’s clock: only `page.clock.runFor` moves it. If it is just installed, it runs on, and a slow machine’s steps take too long. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
}

/** Waits until the page’s own script has run: it sets `aria-expanded` on the menu button. */
export const waitForPageScript = (page: Page) =>
  expect(page.locator('[popovertarget=menu-links]')).toHaveAttribute('aria-expanded', /./, { timeout: 15_000 })

/** Waits until nothing is deferred any more (src/browser/deferral.ts). The footer is shown last. */
export async function waitUntilShown(page: Page) {
  await page.locator('html:not([data-pictures])').waitFor()
  await page.getByRole('contentinfo').waitFor()
}

/** Waits until a widget’s code has loaded: an enhancement has started, or an island is hydrated and its elements have their roles. */
export const expectReady = (part: Locator) => expect(part).toHaveAttribute('data-state', 'ready', { timeout: 15_000 })

/** Hovers a widget, and waits until its enhancement is ready. */
export async function loadWidget(part: Locator) {
  await part.dispatchEvent('pointerover')
  await expectReady(part)
}

/** Opens a page, hovers one of its widgets, and waits until its enhancement is ready. */
export async function openWithWidget(page: Page, path: string, widget: Locator) {
  await page.goto(path)
  await loadWidget(widget)
}

/** The live region of the toasts. */
export const toasts = (page: Page) => page.locator('[data-toasts] [role=status]')

/** Opens every closed `details` of a page by a click, as a visitor does. */
export async function openDetails(page: Page): Promise<void> {
  const closed = page.locator('details:not([open]) > summary').filter({ visible: true })
  while (await closed.count()) await closed.first().click()
}

/** Uses the browser’s find in page, by a link with a text fragment at the top of the page. */
export async function findInPage(page: Page, text: string) {
  await page.locator('#content').evaluate((content, find) => {
    const link = Object.assign(document.createElement('a'), {
      href: `#:~:text=${encodeURIComponent(find)}`,
      textContent: 'Find',
      id: 'find',
    })
    content.prepend(link)
  }, text)
  await page.locator('#find').press('Enter')
}

/** Goes to a fragment of the page, as a link does. */
export const goToFragment = (page: Page, id: string) =>
  page.evaluate((fragment) => {
    location.hash = fragment
  }, id)

/** Chooses a category with one event on the page of tickets, and expects that it alone is shown. */
export async function filterEvents(page: Page) {
  await page.getByRole('radio', { name: 'festival' }).check()
  await expect(page.locator('.filter-list').first().locator('> li:visible')).toHaveCount(1)
}
