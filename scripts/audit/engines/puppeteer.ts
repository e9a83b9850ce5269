import { type Browser, type ElementHandle, type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { type Driver, type Engine, type Key, type Role, SCREENS, toPressed } from './driver.ts'

/** From here on, the status of an answer says that something is wrong. */
const WRONG = 400

/** The answer itself tells more of this, and a page that is not found is no error when it was asked for. */
const TOLD_BY_ANSWER = /^Failed to load resource/

/** What Firefox says of a file that was still on its way through the worker when its page was left, and of one that the worker failed. */
const CUT_OFF = /^Failed to load ‘(.+?)’\. A ServiceWorker intercepted the request and encountered an unexpected error/

/** Starts a browser that puppeteer speaks with. Throws with the browser’s words when it does not start. */
export async function startPuppeteer(name: string, options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ headless: true, ...options })
  const version = /[\d.]+/.exec(await browser.version())?.[0] ?? ''
  return { name: `${name} ${version}`, open: (screen) => openPage(browser, screen), close: () => browser.close() }
}

async function openPage(browser: Browser, screen: keyof typeof SCREENS): Promise<Driver<ElementHandle>> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(SCREENS[screen])
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !TOLD_BY_ANSWER.test(message.text())) errors.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= WRONG && !response.request().isNavigationRequest()) errors.push(`${response.status()} ${response.url()}`)
  })
  return {
    go: async (url) => {
      await page.goto(url)
    },
    find: async (role: Role, name) => {
      const found = await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)
      const isShown = await Promise.all(found.map((thing) => thing.isVisible()))
      return found.filter((_, index) => isShown[index])
    },
    run: (code, ...args) => page.evaluate(code as () => never, ...(args as [])),
    click: async (thing) => {
      const target = await thing.evaluateHandle(toPressed)
      await target.click()
    },
    type: (text) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key),
    errors: async () => {
      const came = await Promise.all(errors.map((text) => comesNow(page, text)))
      return errors.filter((_, index) => !came[index])
    },
    close: () => context.close(),
  }
}

/** Whether a complaint is about a file that comes when it is asked for again: then only its page was left too early. */
async function comesNow(page: Page, text: string): Promise<boolean> {
  const [, url] = CUT_OFF.exec(text) ?? []
  return (
    url !== undefined &&
    (await page.evaluate(
      (address) =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      url,
    ))
  )
}
