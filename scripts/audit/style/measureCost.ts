import type { Browser } from 'playwright'
import { onSlowPhone } from '../phone/slowPhone.ts'
import { CATEGORIES, type Cost, readCost, readSelectors, SELECTOR_CATEGORY, type SelectorCost, type TraceEvent } from './readTrace.ts'

/** Milliseconds after the last byte before the trace ends, so that what fonts and pictures change is in it. */
const REST = 1000

/** Style, layout and paint of a page that loads on the slow phone. */
export const measureCost = (browser: Browser, address: string): Promise<Cost> => trace(browser, address, CATEGORIES, readCost)

/** The costliest selectors of a page. They are measured in a load of their own, which takes longer for it. */
export const measureSelectors = (browser: Browser, address: string): Promise<SelectorCost[]> =>
  trace(browser, address, [...CATEGORIES, SELECTOR_CATEGORY], readSelectors)

function trace<Result>(
  browser: Browser,
  address: string,
  categories: string[],
  read: (events: readonly TraceEvent[], frame: string) => Result,
): Promise<Result> {
  return onSlowPhone(browser, async ({ page, devtools }) => {
    const { frameTree } = await devtools.send('Page.getFrameTree')
    await browser.startTracing(page, { categories })
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(REST)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return read(traceEvents, frameTree.frame.id)
  })
}
