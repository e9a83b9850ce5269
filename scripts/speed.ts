import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { startBrowser } from './browser/findBrowser.ts'
import { SITE_FOLDER } from './build/staging.ts'
import { listSamplePages } from './lib/builtPages.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { serveSite } from './serve/server.ts'

// Reports how long an old phone does not answer. Never a test: times depend on the machine and on what else it does.

/** A cheap phone on slow data: milliseconds of latency, bytes a second, and a processor six times slower than this machine’s. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: -1 }
const PROCESSOR = 6
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
}
const INTERACTIONS = 10

/** The fields used of an event in Chromium’s trace format. In microseconds; `tdur` leaves out the time of other processes. */
interface TraceEvent extends Record<'pid' | 'tid' | 'ts', number> {
  name: string
  ph: string
  dur?: number
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string; duration?: number; interactionId?: number; size?: number } }
}

/** What a visitor feels of a page, in milliseconds: FCP, LCP, the longest task after FCP, TBT, and INP. */
type Speed = Record<(typeof NAMES)[number], number>
const NAMES = ['FCP', 'LCP', 'longest task', 'TBT', 'INP'] as const

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/speed.ts',
  about: `Measures pages of ${SITE_FOLDER}/ on an emulated slow phone, beside the same pages without scripts. Takes minutes; use an idle machine.`,
  flags: {
    before: { value: 'folder', about: 'Another built site to compare with.' },
    rounds: { value: 'number', about: 'Visits of each page, whose median is reported. 5 if left out.' },
  },
  operands: { name: '[pages]', about: 'Such as / /tickets. A sample if left out.' },
})

const sites: [name: string, folder: string, options: BrowserContextOptions][] = [
  ...(flags.before ? [['before', flags.before, {}] as [string, string, BrowserContextOptions]] : []),
  ['now', SITE_FOLDER, {}],
  ['without scripts', SITE_FOLDER, { javaScriptEnabled: false }],
]

/** Taps what answers a tap, closing again what it opened, and continues with Tab. Ten interactions, from the moment the text is there. */
async function interact(page: Page): Promise<void> {
  const controls = page
    .locator('header button, main :is(button, summary, [role=tab], [aria-expanded]):not([aria-disabled=true])')
    .filter({ visible: true })
  const taps = Math.min(await controls.count(), INTERACTIONS / 2)
  for (let index = 0; index < taps; index += 1) {
    await controls.nth(index).tap({ timeout: 15_000 })
    await page.keyboard.press('Escape')
  }
  for (let count = 2 * taps; count < INTERACTIONS; count += 1) await page.keyboard.press('Tab')
}

function readSpeed(events: readonly TraceEvent[], address: string): Speed {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address))
  if (!start) throw new Error(`The trace lacks the visit of ${address}.`)
  const ofPage = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const painted = ofPage.find(({ name }) => name === 'firstContentfulPaint')
  const largest = ofPage.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  const main = events.find(({ name, pid, args }) => name === 'thread_name' && pid === start.pid && args.name === 'CrRendererMain')
  if (!painted || !main) throw new Error(`Nothing was painted on ${address}.`)
  const tasks = ofPage
    .filter(({ name, tid, ts, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && tid === main.tid && ts + dur > painted.ts)
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000)
  const answers = ofPage.filter(({ name, args }) => name === 'EventTiming' && args.data?.interactionId)
  return {
    FCP: (painted.ts - start.ts) / 1000,
    LCP: ((largest ?? painted).ts - start.ts) / 1000,
    'longest task': Math.max(...tasks),
    TBT: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    INP: Math.max(0, ...answers.map(({ args }) => args.data?.duration ?? 0)),
  }
}

/** Opens a page on a new slow phone, with an empty cache, and measures until `use` ends. */
async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<Speed> {
  const context = await browser.newContext({ ...PHONE, ...options })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'] })
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 90_000 })
  await use(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await context.close()
  return readSpeed(traceEvents, address)
}

const waitUntilIdle = async (page: Page) => {
  await page.waitForLoadState('networkidle', { timeout: 90_000 })
  await page.waitForTimeout(2000)
}

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const toRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)

const browser = await startBrowser()
const servers = await Promise.all(sites.map(([, folder]) => serveSite(folder)))
const rounds = Number(flags.rounds ?? 5)
toRow(['page', 'site', ...NAMES.map((name) => `${name}, ms`)])
toRow(['---', '---', ...NAMES.map(() => '---:')])
for (const route of operands.length > 0 ? operands : listSamplePages()) {
  const speeds: Speed[][] = sites.map(() => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, [, , options]] of sites.entries()) {
      const address = `${servers[index]?.origin}${route}`
      const { INP } = await visit(browser, address, options, interact)
      speeds[index]?.push({ ...(await visit(browser, address, options, waitUntilIdle)), INP })
    }
  for (const [index, [name]] of sites.entries())
    toRow([route, name, ...NAMES.map((measure) => String(Math.round(median((speeds[index] ?? []).map((speed) => speed[measure])))))])
}
await browser.close()
for (const server of servers) server.close()
