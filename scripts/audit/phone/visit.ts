import type { Browser, Request } from 'playwright'
import { onSlowPhone } from './slowPhone.ts'

/** What a page does on the slow phone before anyone touches it. Times are milliseconds. */
export interface Visit {
  firstText: number
  largest: number
  /** What long tasks took beyond 50 milliseconds each. */
  blocking: number
  longestTask: number
  /** The longest one script ran without a break, with what it made the browser lay out. The page without scripts has none. */
  longestScript: number
  /** Compiling and running scripts, those that measure included: the page without scripts has them as well. */
  script: number
  shift: number
  /** Bytes on the wire: scripts until the page rests, and everything asked for before the load event. */
  scriptBytes: number
  bytesAtLoad: number
}

/** Longer than this, a task keeps a press waiting. In milliseconds. */
const LONG = 50
/** How long after the last byte a page is left alone before it counts as resting, in milliseconds. */
const REST = 1000

/** Opens an address on a fresh slow phone, waits until the page rests, and measures. */
export const visit = (browser: Browser, address: string): Promise<Visit> =>
  onSlowPhone(browser, async ({ page, devtools }) => {
    const requests: { request: Request; early: boolean }[] = []
    let loaded = false
    page.on('request', (request) => requests.push({ request, early: !loaded }))
    page.on('load', () => {
      loaded = true
    })
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(REST)
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    const { firstText, largest, tasks, scripts, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    const sizes = await Promise.all(
      requests.map(async ({ request, early }) => ({ early, bytes: await sizeOf(request), isScript: /\.js$/.test(request.url()) })),
    )
    const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0)
    return {
      firstText,
      largest,
      blocking: tasks.reduce((total, task) => total + Math.max(0, task - LONG), 0),
      longestTask: Math.max(0, ...tasks),
      longestScript: Math.max(0, ...scripts),
      script: 1000 * (seconds('ScriptDuration') + seconds('V8CompileDuration')),
      shift,
      scriptBytes: sum(sizes.filter(({ isScript }) => isScript)),
      bytesAtLoad: sum(sizes.filter(({ early }) => early)),
    }
  })

const sizeOf = async (request: Request) => Number((await (await request.response())?.headerValue('content-length')) ?? 0)

/** What is noted inside the page. */
interface Seen {
  firstText: number
  largest: number
  tasks: number[]
  scripts: number[]
  shift: number
}

/** Runs in the page, before anything of its own. */
function watch() {
  const seen: Seen = { firstText: 0, largest: 0, tasks: [], scripts: [], shift: 0 }
  Object.assign(window, { seen })
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstText = startTime
  })
  note('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  note('longtask', ({ duration }) => {
    seen.tasks.push(duration)
  })
  note('long-animation-frame', (entry) => {
    for (const { duration } of (entry as PerformanceEntry & { scripts: PerformanceEntry[] }).scripts) seen.scripts.push(duration)
  })
  note('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}
