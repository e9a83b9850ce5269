import { type Browser, type ElementHandle, type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { BROWSER_ARGS, ensureBrowser } from '../../browser/findBrowser.ts'
import { ensureCommands, findCommand } from './ensureCommands.ts'
import { type Driver, type EngineBrowser, SCREENS, type Screen, toClicked } from './visitor.ts'

/** Ignored: the response’s status is checked instead, and an expected 404 is not an error. */
const REPORTED_BY_STATUS = /^Failed to load resource/

/** Firefox’s error when a page is closed while the service worker is still answering, and also when the worker fails a request. */
const CUT_OFF = /^Failed to load ‘(.+?)’\. A ServiceWorker intercepted the request and encountered an unexpected error/

const FIREFOX_COMMANDS = ['firefox-esr', 'firefox']

/** Starts the browser of all other tests, for comparison. Throws an error that says how to install one when there is none. */
export const startChromium = (runsScripts: boolean): Promise<EngineBrowser> =>
  startPuppeteer('Chromium', {
    executablePath: ensureBrowser().executablePath,
    args: [...BROWSER_ARGS, ...(runsScripts ? [] : ['--blink-settings=scriptEnabled=false'])],
  })

/** Starts Firefox, controlled through WebDriver BiDi; undefined when it is missing and cannot be installed. */
export async function startFirefox(runsScripts: boolean): Promise<EngineBrowser | undefined> {
  if (!FIREFOX_COMMANDS.some(findCommand)) ensureCommands(['firefox-esr'], ['firefox-esr'])
  const executablePath = FIREFOX_COMMANDS.map(findCommand).find((found) => found !== undefined)
  if (executablePath === undefined) return undefined
  return startPuppeteer('Firefox', {
    browser: 'firefox',
    executablePath,
    ...(runsScripts ? {} : { extraPrefsFirefox: { 'javascript.enabled': false } }),
  })
}

async function startPuppeteer(name: string, options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await launch({ headless: true, ...options })
  const version = /[\d.]+/.exec(await browser.version())?.[0] ?? ''
  return { name: `${name} ${version}`, open: (screen) => openPage(browser, screen), close: () => browser.close() }
}

async function openPage(browser: Browser, screen: Screen): Promise<Driver<ElementHandle>> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(SCREENS[screen]).catch((error: Error) => {
    // Firefox 140 sets the size of the viewport, but does not know the orientation that puppeteer sets with it.
    if (!error.message.includes('setScreenOrientationOverride')) throw error
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !REPORTED_BY_STATUS.test(message.text())) errors.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) errors.push(`${response.status()} ${response.url()}`)
  })
  return {
    go: async (url) => void (await page.goto(url)),
    find: async (role, name) => {
      await page.evaluate(layOutAll)
      const found = await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)
      const isShown = await Promise.all(found.map((thing) => thing.isVisible()))
      return found.filter((_, index) => isShown[index])
    },
    run: (code, ...args) => page.evaluate(code as () => never, ...(args as [])),
    click: async (thing) => (await thing.evaluateHandle(toClicked)).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors: async () => {
      const came = await Promise.all(errors.map((text) => succeedsOnRetry(page, text)))
      return errors.filter((_, index) => !came[index])
    },
    close: () => context.close(),
  }
}

/** Runs in the page: lays out content below the fold, which puppeteer cannot find before. */
const layOutAll = () => {
  for (const part of document.querySelectorAll<HTMLElement>('main > section')) part.style.contentVisibility = 'visible'
}

const canFetch = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether the failed request succeeds on a second try. If so, it failed only because its page was closed too early. */
async function succeedsOnRetry(page: Page, text: string): Promise<boolean> {
  const [, url] = CUT_OFF.exec(text) ?? []
  return url !== undefined && (await page.evaluate(canFetch, url))
}
