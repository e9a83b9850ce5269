import { existsSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'

/**
 * Chromium logs this when it leaves a view transition out: since a link leads to a picture, which cannot opt in to them, or since the page
 * was shown before the transition was ready.
 */
const NO_TRANSITION = /ViewTransition opt-in disabled|^Transition was (?:skipped$|aborted because)/

/** Collects errors and console messages of the pages of a browser context. Recoverable hydration errors are logged too. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (thrown) => {
    const { message } = thrown.error()
    if (!NO_TRANSITION.test(message)) errors.push(message)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}

/** Playwright’s `test`, which here also fails when a page’s own code throws or logs an error, unless `errorsExpected` is set. */
export const test = base.extend<{
  engine: undefined
  errorsExpected: boolean
  errors: undefined
  pageWithoutScripts: Page
  announcements: () => Promise<string[]>
}>({
  /** Skips tests in an engine that Playwright has not installed. Chromium may be any browser of that engine. */
  engine: [
    async ({ browserName, playwright }, use, testInfo) => {
      const isMissing = browserName !== 'chromium' && !existsSync(playwright[browserName].executablePath())
      testInfo.skip(isMissing, `${browserName} is not installed. To install it: npx playwright install --with-deps ${browserName}`)
      await use(undefined)
    },
    { auto: true },
  ],
  errorsExpected: [false, { option: true }],
  errors: [
    // `engine` is first, so that it skips a test before a browser is started.
    async ({ engine: _, context, errorsExpected }, use) => {
      const errors = collectErrors(context)
      await use(undefined)
      if (!errorsExpected) expect(errors).toEqual([])
    },
    { auto: true },
  ],
  /**
   * A page whose `goto` waits until no section is deferred any more (src/browser/deferral.ts), since a visitor reads no sooner. Where a test has
   * stopped the clock, sections wait for the first use, and the test goes on.
   */
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      const deferred = page.locator('main > section[hidden], .footer[hidden]')
      if ((options?.waitUntil ?? 'load') === 'load')
        await deferred
          .first()
          .waitFor({ state: 'detached', timeout: 3000 })
          .catch(() => {})
      return response
    }
    await use(page)
  },
  /** The announcements of live regions so far. */
  announcements: async ({ page }, use) => use(await recordAnnouncements(page)),
  /** A page with scripts off, for single tests. */
  pageWithoutScripts: async ({ browser, errorsExpected }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const errors = collectErrors(context)
    await use(await context.newPage())
    await context.close()
    if (!errorsExpected) expect(errors).toEqual([])
  },
})

/** The tag of tests that `npm test` runs, for one row of a table of tests. */
export const coreIf = (isCore: boolean) => (isCore ? { tag: '@core' } : {})
