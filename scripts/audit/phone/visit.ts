import type { Browser } from 'playwright'
import { inPage, onSlowPhone, openUntilIdle } from './onSlowPhone.ts'

/** What a page costs on the slow phone without any interaction. Times are milliseconds. */
export interface Visit extends PageTimings {
  /** Compiling and running scripts. */
  script: number
}

/** Opens an address on a new slow phone, waits until the page is idle, and measures. */
export const visit = (browser: Browser, address: string): Promise<Visit> =>
  onSlowPhone(browser, async ({ page, devtools }) => {
    await openUntilIdle(page, address)
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    const seen = (await page.evaluate(inPage(readTimings))) as PageTimings
    if (seen.fcp === 0 || seen.lcp === 0) throw new Error(`Nothing was painted on ${address}.`)
    return { ...seen, script: 1000 * (seconds('ScriptDuration') + seconds('V8CompileDuration')) }
  })

/** The browser’s own performance entries of a visit. */
interface PageTimings {
  fcp: number
  /** LCP, but not before the first picture where a copy marks it (sideBySide.ts). */
  lcp: number
  /** Total blocking time (TBT) around a click, as the browser reports it: the part of each long frame over 50 ms. */
  blocking: number
  /** The longest single script task, including the layout it forces. The page without scripts has none. */
  longestTask: number
  shift: number
}

/**
 * Runs in the page once it is idle, and reads buffered performance entries: an observer from the beginning would run as the page’s own
 * script and be counted. Long animation frames rather than long tasks: under CPU throttling the browser sometimes drops a task of 200 ms,
 * never the frame.
 */
async function readTimings(): Promise<PageTimings> {
  const readEntries = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve, reject) => {
      if (!PerformanceObserver.supportedEntryTypes.includes(type)) reject(new Error(`This browser does not record ${type}.`))
      new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 1000)
    })
  const paints = await readEntries('paint')
  const pictures = await readEntries('largest-contentful-paint')
  const [marked] = await readEntries<PerformanceEntry & { renderTime: number }>('element')
  const frames = await readEntries<PerformanceEntry & { blockingDuration: number; scripts: PerformanceEntry[] }>('long-animation-frame')
  const shifts = await readEntries<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift')
  return {
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
    lcp: Math.max(marked?.renderTime ?? 0, pictures.at(-1)?.startTime ?? 0),
    blocking: frames.reduce((total, { blockingDuration }) => total + blockingDuration, 0),
    longestTask: Math.max(0, ...frames.flatMap(({ scripts }) => scripts.map(({ duration }) => duration))),
    shift: shifts.reduce((total, { value, hadRecentInput }) => total + (hadRecentInput ? 0 : value), 0),
  }
}
