import type { Browser, BrowserContext, Page } from 'playwright'

/** CPU and network throttling, in the browser’s units. */
export const SLOWNESS = {
  /** Milliseconds from request to first byte. */
  latency: 400,
  /** Bytes a second. */
  downloadThroughput: 50_000,
  /** CPU slowdown relative to this machine. */
  processor: 6,
} as const

/** The phone. Service workers are blocked: the site’s is registered seconds after the load event, and only matters on the next visit. */
const SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
  reducedMotion: 'no-preference',
  locale: 'en-NG',
  timezoneId: 'Africa/Lagos',
} as const

/** A page on the slow phone, with an empty cache. */
export type SlowPage = Awaited<ReturnType<typeof slowDown>>

/** Opens a new slow phone, runs `use` with it, and closes it. */
export async function onSlowPhone<Result>(browser: Browser, use: (slow: SlowPage) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(SCREEN)
  try {
    return await use(await slowDown(context))
  } finally {
    await context.close()
  }
}

async function slowDown(context: BrowserContext) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const { latency, downloadThroughput, processor } = SLOWNESS
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput, uploadThroughput: -1 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
  await devtools.send('Performance.enable')
  await devtools.send('Page.enable')
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true })
  /** Resolves at FCP. Call it before opening the page. */
  const whenPainted = () =>
    new Promise<void>((resolve) => {
      devtools.on('Page.lifecycleEvent', ({ name }) => {
        if (name === 'firstContentfulPaint') resolve()
      })
    })
  return { page, devtools, whenPainted }
}

/** Opens an address and waits until the page is idle, and a second more, for changes by fonts and pictures. */
export async function openUntilIdle(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** Serialises a function and its argument to run in the page. tsx wraps functions with a naming helper, which is included. */
export const inPage = (run: (...given: never[]) => unknown, ...given: readonly string[]): string =>
  `(() => { const __name = (marked) => marked; return (${run})(${given.join(', ')}) })()`
