import type { Browser, Page } from 'playwright'

/** Trace categories for style and layout, and the scripts that force them. */
const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
/** A style recalculation that reaches at least this share of a page’s elements counts as a full one. */
const FULL = 0.5

type CallFrame = Record<'functionName' | 'url', string> & Record<'lineNumber' | 'columnNumber', number>

/** The fields of a Chromium trace event that are used here. */
export interface TraceEvent {
  name: string
  args: { elementCount?: number; beginData?: { frame?: string; stackTrace?: readonly CallFrame[] } }
}

/** Opens an address in a page, waits until its network is idle, and returns the traced cost. A browser can trace one page at a time. */
export async function traceCost(browser: Browser, page: Page, address: string) {
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  let recorded: Buffer
  try {
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    await page.waitForLoadState('networkidle')
    // A second more, for changes by fonts and pictures.
    await page.waitForTimeout(1000)
  } finally {
    // A trace that is not stopped would keep the browser from tracing another page.
    recorded = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(recorded.toString()) as { traceEvents: TraceEvent[] }
  return readCost(traceEvents, frameTree.frame.id, await page.locator('*').count())
}

/**
 * The number of style recalculations that covered most of the document in `frame`, which has that many elements, and the line of script
 * behind each forced style or layout. SVG pictures are documents too, and are left out.
 */
export function readCost(events: readonly TraceEvent[], frame: string, elements: number): { full: number; forced: string[] } {
  const ofPage = events.filter(({ args }) => args.beginData?.frame === frame)
  return {
    full: ofPage.filter(({ args }) => (args.elementCount ?? 0) >= FULL * elements).length,
    forced: ofPage
      .filter(({ name, args }) => name === 'Layout' || args.elementCount)
      .flatMap(({ args }) => toLine(args.beginData?.stackTrace)),
  }
}

function toLine([caller]: readonly CallFrame[] = []): string[] {
  if (!caller) return []
  const { functionName, url, lineNumber, columnNumber } = caller
  return [`${functionName || 'anonymous'} (${url.split('/').at(-1) || 'inline'}:${lineNumber}:${columnNumber})`]
}
