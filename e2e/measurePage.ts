import type { BrowserContext, Page, Request } from '@playwright/test'
import { createDeferred } from './scripts.ts'
import { scrollToEnd } from './scrollToEnd.ts'

/** Widgets that load while a page is scrolled to its end, and have not loaded yet. The hero needs longer on the screen. */
const LOADING = '[data-id]:not([data-state=ready]), .carousel[data-widget]:not(.carousel-hero, [data-state=ready])'

/** Opens a page, scrolls to its end, then points at every widget. Measures bytes, requests and nodes, and returns errors. */
export async function measureWeight(page: Page, route: string) {
  const { read, errors } = watchRequests(page)
  await page.goto(route, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const nodes = await page.locator('*').count()
  const hasIslands = (await page.locator('[data-id]').count()) > 0
  await scrollToEnd(page)
  await page.waitForFunction((selector) => document.querySelector(selector) === null, LOADING)
  const { atLoad, requests, bytes: afterScroll } = await read()
  for (const part of await page.locator('[data-widget]').all()) await part.dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  return { hasIslands, measures: { atLoad, afterScroll, afterUse: (await read()).bytes, requests, nodes }, errors }
}

/** Opens a page in save-data mode and reads it to its end: its bytes before the load event, and the fonts and pictures it fetched. */
export async function measureSaveData(page: Page, route: string): Promise<{ atLoad: number; fetched: string[] }> {
  const { read } = watchRequests(page)
  await page.goto(route, { waitUntil: 'load' })
  await scrollToEnd(page)
  const { atLoad, addresses } = await read()
  await page.close()
  return { atLoad, fetched: addresses.filter((address) => /\.woff2$|\/pictures\//.test(address)) }
}

/** CLS on a slow network, where the stylesheet arrives after the first paint, then the fonts, whose share is `fontShift`, then each picture on the screen. */
export async function measureShift(context: BrowserContext, route: string): Promise<{ layoutShift: number; fontShift: number }> {
  const [styles, fonts, pictures] = [createDeferred(), createDeferred(), createDeferred()]
  await context.route(/\.css$/, (request) => styles.opened.then(() => request.continue()))
  await context.route(/\.woff2$/, (request) => fonts.opened.then(() => request.continue()))
  await context.route(/\/pictures\//, (request) => pictures.opened.then(() => request.continue()))
  const page = await context.newPage()
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    /** The sum of all shifts, after the browser has painted what has arrived so far. */
    const readShift = async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
      add(observer.takeRecords())
      return sum
    }
    Object.assign(window, { readShift })
  })
  const shift = () => page.evaluate(() => (window as unknown as { readShift: () => Promise<number> }).readShift())
  await page.goto(route, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  styles.open()
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet)
  const beforeFonts = await shift()
  fonts.open()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const fontShift = (await shift()) - beforeFonts
  pictures.open()
  await scrollToEnd(page)
  return { layoutShift: (await shift()) - fontShift, fontShift }
}

/** Records the requests of a page, and errors in the console and in responses. Call it before the page opens. */
function watchRequests(page: Page) {
  const requests: Request[] = []
  const errors: string[] = []
  let early: number | undefined
  page.on('request', (request) => requests.push(request))
  page.on('load', () => {
    early ??= requests.length
  })
  page.on('response', (response) => {
    // The not-found page has this status itself.
    if (response.status() >= 400 && !response.request().isNavigationRequest()) errors.push(`${response.url()}: ${response.status()}`)
  })
  page.on('console', (message) => {
    if (/preload/.test(message.text())) errors.push(`the console says: ${message.text()}`)
  })
  const read = async () => {
    const sizes = await Promise.all(
      requests.map(async (request) => Number(await (await request.response())?.headerValue('content-length'))),
    )
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const addresses = requests.map((request) => request.url())
    const { origin } = new URL(page.url())
    errors.push(...addresses.filter((url, index) => addresses.indexOf(url) < index).map((url) => `${url} was fetched twice`))
    errors.push(...addresses.filter((url) => new URL(url).origin !== origin).map((url) => `${url} is on another host`))
    return { atLoad: sum(sizes.slice(0, early)), requests: early ?? 0, bytes: sum(sizes), addresses }
  }
  return { read, errors }
}
