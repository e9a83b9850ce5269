import type { Browser, Page } from 'playwright'
import { onSlowPhone, openUntilIdle } from '../phone/onSlowPhone.ts'
import { type Cost, readCost, readSelectors, SELECTOR_CATEGORY, type SelectorCost, TRACE_CATEGORIES, type TraceEvent } from './readTrace.ts'

/** Measures style, layout and paint of a page load on the slow phone. */
export const measureCost = (browser: Browser, address: string): Promise<Cost> =>
  onSlowPhone(browser, ({ page }) => traceCost(browser, page, address))

/** Measures the costliest selectors of a page, in a load of its own, because the measurement slows it down. */
export const measureSelectors = (browser: Browser, address: string): Promise<SelectorCost[]> =>
  onSlowPhone(browser, async ({ page }) => readSelectors(await trace(browser, page, address, [...TRACE_CATEGORIES, SELECTOR_CATEGORY])))

/** Opens an address in a page, waits until its network is idle, and returns the traced cost. A browser can trace one page at a time. */
export async function traceCost(browser: Browser, page: Page, address: string): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  const events = await trace(browser, page, address, TRACE_CATEGORIES)
  return readCost(events, frameTree.frame.id, await page.locator('*').count())
}

async function trace(browser: Browser, page: Page, address: string, categories: string[]): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories })
  let recorded: Buffer
  try {
    await openUntilIdle(page, address)
  } finally {
    // A trace that is not stopped would keep the browser from tracing another page.
    recorded = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
}
