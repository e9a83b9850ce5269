import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, type Route, test } from '@playwright/test'
import { createDeferred } from './createDeferred.ts'
import { FAILURE_PAGES, NO_PAGE } from './pageKinds.ts'
import { expectLinkWorks, expectReadable, touchEverything } from './readable.ts'
import { coreIf } from './test.ts'

/**
 * The requests of a page fail, except for the HTML: the page must be readable and its links must work. Here all files of a kind fail at
 * once, each kind in each way on some page; with WHOLE_MATRIX=1, each file alone, in each way, on each page.
 */
const IS_WHOLE_MATRIX = process.env.WHOLE_MATRIX !== undefined

/** Types of requests other than the page itself, as Playwright’s `resourceType()` names them. */
const FILE_TYPES = ['script', 'stylesheet', 'font', 'image'] as const
type FileKind = (typeof FILE_TYPES)[number]

/** Ways in which a request fails. A slow one waits until `release` is called, and then succeeds. */
const REQUEST_FAILURES = {
  '404': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  '503': (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Try again later</h1>' }),
  reset: (route: Route) => route.abort('connectionreset'),
  'of the wrong type': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to our network</h1>' }),
  truncated: async (route: Route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  slow: async (route: Route, released: Promise<void>) => {
    await released
    await route.continue()
  },
} as const
type RequestFailure = keyof typeof REQUEST_FAILURES
const FAILURE_NAMES = Object.keys(REQUEST_FAILURES) as RequestFailure[]

/** The requests that fail: all of a kind, or one address. */
type Failing = { kind: FileKind } | { address: string }

/**
 * Makes some requests fail in one way, on this page and the following ones. Returns a function that lets slow ones continue, and the count
 * of failures.
 */
async function failRequests(page: Page, which: Failing, failure: RequestFailure) {
  const { opened: released, open: release } = createDeferred()
  let count = 0
  await page.route('**/*', async (route) => {
    const request = route.request()
    const fails = 'kind' in which ? request.resourceType() === which.kind : new URL(request.url()).pathname === which.address
    if (!fails) return route.fallback()
    count += 1
    // Errors are ignored, because the page that made the request may be gone.
    await REQUEST_FAILURES[failure](route, released).catch(() => {})
  })
  return { release, count: () => count }
}

/** Maximum milliseconds for one file, so that a hang is reported with its file; long enough for a busy machine. */
const FILE_TIMEOUT_MS = 60_000

/**
 * Thrown if the browser itself hangs: Debian’s Chromium 156 does so on about one in a hundred pages that are scrolled through, even without
 * failing requests. Then no script runs, or nothing is painted. The page is retried once: an endless loop in the site’s own code would hang it
 * twice.
 */
class BrowserHang extends Error {}

const rendersFrames = (page: Page) =>
  Promise.race([page.evaluate(() => new Promise<true>((resolve) => requestAnimationFrame(() => resolve(true)))), wait(10_000, false)])

/** A promise that rejects with this message after a number of milliseconds. */
const timeout = (milliseconds: number, message: string): Promise<never> =>
  wait(milliseconds).then(() => {
    throw new Error(message)
  })

test.describe.configure({ timeout: 60_000 })

/**
 * Opens a page while some of its requests fail, and expects it to be readable and its links to work. Returns the number of failed requests.
 */
async function openFailing(page: Page, path: string, which: Failing, failure: RequestFailure): Promise<number> {
  const when = `${'kind' in which ? which.kind : which.address} ${failure}`
  const { release, count } = await failRequests(page, which, failure)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }), when).toBeVisible()
  if (failure === 'slow') {
    // The whole HTML has arrived, and the slow file has not.
    await expect(page.getByRole('contentinfo'), when).toBeVisible()
    await expectReadable(page, `${when}, before it has loaded`)
  }
  release()
  await page.waitForLoadState('load')
  await touchEverything(page)
  await expectReadable(page, when)
  await expectLinkWorks(page, when)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return count()
}

/** The files that a page requests when every widget is used. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const requested = new Set<string>()
  page.on('request', (request) => {
    if ((FILE_TYPES as readonly string[]).includes(request.resourceType())) requested.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await touchEverything(page)
  await page.waitForLoadState('networkidle')
  return [...requested]
}

for (const [at, path] of FAILURE_PAGES.entries())
  for (const [kind, file] of FILE_TYPES.entries()) {
    // The not-found page has no pictures.
    if (IS_WHOLE_MATRIX || (path === NO_PAGE && file === 'image')) break
    // The failures rotate over the ten pages, so that each kind of file fails in each of the six ways on some page.
    const failure = FAILURE_NAMES[(at + kind) % FAILURE_NAMES.length] as RequestFailure
    test(
      `${path} is readable and its links work where ${file} is ${failure}`,
      coreIf(path === '/tickets' && file === 'stylesheet'),
      async ({ page }) => {
        expect(await openFailing(page, path, { kind: file }, failure)).toBeGreaterThan(0)
      },
    )
  }

for (const path of FAILURE_PAGES)
  for (const failure of FAILURE_NAMES) {
    if (!IS_WHOLE_MATRIX) break
    test(`${path} is readable and its links work where any one file is ${failure}`, async ({ playwright, launchOptions }, info) => {
      let browser = await playwright.chromium.launch(launchOptions)
      const options = { baseURL: info.project.use.baseURL, serviceWorkers: 'block' as const }
      const first = await browser.newContext(options)
      const files = await filesOf(await first.newPage(), path)
      await first.close()
      expect(files.length).toBeGreaterThan(3)
      test.setTimeout(files.length * 2 * FILE_TIMEOUT_MS)
      const tryOne = async (address: string) => {
        const context = await browser.newContext(options)
        const page = await context.newPage()
        const opened = openFailing(page, path, { address }, failure)
        // A hanging request ends when its browser is closed, long after the test.
        opened.catch(() => {})
        const inTime = Promise.race([opened, timeout(FILE_TIMEOUT_MS, `${FILE_TIMEOUT_MS / 1000} s have passed`)])
        await test
          .step(`${address} ${failure}`, async () => expect(await inTime, address).toBeGreaterThan(0))
          .catch(async (error) => {
            throw (await rendersFrames(page)) ? error : new BrowserHang(address)
          })
        await context.close()
      }
      for (const address of files) {
        await tryOne(address).catch(async (error) => {
          if (!(error instanceof BrowserHang)) throw error
          browser.close().catch(() => {})
          browser = await playwright.chromium.launch(launchOptions)
          await tryOne(address)
        })
      }
      await browser.close()
    })
  }
