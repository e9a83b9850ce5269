import type { Browser, Page } from 'playwright'
import { onSlowPhone } from '../phone/onSlowPhone.ts'
import { CATEGORIES, type Cost, readCost, readSelectors, SELECTOR_CATEGORY, type SelectorCost, type TraceEvent } from './readTrace.ts'

/** Milliseconds of tracing after the last byte, to include changes by fonts and pictures. */
const TRACE_MS_AFTER_LOAD = 1000

/** Measures style, layout and paint of a page load on the slow phone. */
export const measureCost = (browser: Browser, address: string): Promise<Cost> =>
  onSlowPhone(browser, ({ page }) => traceCost(browser, page, address))

/** Measures the costliest selectors of a page, in a load of its own, because the measurement slows it down. */
export const measureSelectors = (browser: Browser, address: string): Promise<SelectorCost[]> =>
  onSlowPhone(browser, async ({ page }) => readSelectors(await trace(browser, page, address, [...CATEGORIES, SELECTOR_CATEGORY])))

/** Opens an address in a page, waits until its network is idle, and returns the traced cost. A browser can trace one page at a time. */
export async function traceCost(browser: Browser, page: Page, address: string): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  const events = await trace(browser, page, address, CATEGORIES)
  return readCost(events, frameTree.frame.id, await page.locator('*').count())
}

async function trace(browser: Browser, page: Page, address: string, categories: string[]): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories })
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(TRACE_MS_AFTER_LOAD)
  } catch (error) {
    // A trace that is not stopped would keep the browser from tracing another page.
    await browser.stopTracing()
    throw error
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
}
