import type { Page } from '@playwright/test'

/** A style recalculation that reaches at least this share of a page’s elements counts as a full one. */
const FULL = 0.5

/** The fields used of an event in Chromium’s trace format. */
interface TraceEvent {
  name: string
  args: { elementCount?: number; beginData?: { frame?: string; stackTrace?: readonly unknown[] } }
}

/**
 * Opens a page, and waits until it is idle. Counts the style recalculations that reached most of its elements, and the styles and
 * layouts that scripts forced. For their lines, record the load in Chromium’s performance panel.
 */
export async function traceStyles(page: Page, route: string): Promise<{ fullStyles: number; forcedLayouts: number }> {
  const browser = page.context().browser()
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] })
  await page.goto(route, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  // The network is idle half a second after the load event; within another half, all sections are rendered.
  await page.waitForTimeout(500)
  const trace = await browser?.stopTracing()
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }
  // Each SVG picture is a document too.
  const ofPage = traceEvents.filter(({ args }) => args.beginData?.frame === frameTree.frame.id)
  const elements = await page.locator('*').count()
  return {
    fullStyles: ofPage.filter(({ args }) => (args.elementCount ?? 0) >= FULL * elements).length,
    forcedLayouts: ofPage.filter(({ name, args }) => args.beginData?.stackTrace && (name === 'Layout' || args.elementCount)).length,
  }
}
