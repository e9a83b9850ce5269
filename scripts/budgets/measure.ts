import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright'
import { findAxeErrors } from '../browser/axe.ts'
import { scrollToEnd } from '../browser/scrollToEnd.ts'
import { toPageFile } from '../build/staging.ts'
import { createDeferred } from '../lib/createDeferred.ts'
import { encode } from '../serve/encode.ts'
import type { Measures, Widgets } from './limits.ts'
import { traceCost } from './traceCost.ts'

/**
 * The phone that budgets are measured on. The service worker, registered seconds after the load event, is not counted here;
 * e2e/offline.spec.ts measures it.
 */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const

/** The wide screen on which layout shift is measured too. */
export const WIDE = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' } as const

/** Delay of the stylesheet in milliseconds where layout shift is measured: long enough for a paint without it. */
const CSS_DELAY = 800

/** Timeout of a measurement in milliseconds: several times the time of the slowest page. */
const TIMEOUT = 90_000
const TIMED_OUT = Symbol('timedOut')

/**
 * Runs a measurement in a fresh browser context. A page that stops answering is closed and measured once more: no times
 * are measured, so the delay distorts nothing. Throws when the second attempt hangs too, and the errors of `measure`.
 */
async function inFreshContext<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (context: BrowserContext) => Promise<Result>,
  attempts = 2,
): Promise<Result> {
  const context = await browser.newContext(options)
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT, TIMED_OUT)
  })
  try {
    const result = await Promise.race([measure(context), timedOut])
    if (result !== TIMED_OUT) return result
  } finally {
    clearTimeout(timer)
    // A context that fails to close here is closed with the browser.
    context.close().catch(() => {})
  }
  if (attempts === 1) throw new Error(`A page did not answer within ${TIMEOUT / 1000} s, twice.`)
  return inFreshContext(browser, options, measure, attempts - 1)
}

/** A page’s figures, its widgets, and errors during measurement. */
export interface PageReport {
  route: string
  measures: Measures
  widgets: Widgets
  errors: string[]
}

/**
 * Opens a page with an empty cache on a phone, scrolls to its end without other interaction, and measures. Traces the browser, which
 * therefore must not open another page meanwhile. `measuresShift: false` leaves out layout shift, which takes two more loads.
 */
export async function measurePage(
  browser: Browser,
  origin: string,
  route: string,
  folder: string,
  { measuresShift = true } = {},
): Promise<PageReport> {
  const [phone, wide] = measuresShift
    ? [await measureShift(browser, origin, route, PHONE), await measureShift(browser, origin, route, WIDE)]
    : []
  return inFreshContext(browser, { ...PHONE, reducedMotion: 'no-preference' }, async (context) => {
    const page = await context.newPage()
    const { fetched, errors } = watchPage(page, origin + route)
    const { full, forced } = await traceCost(browser, page, origin + route)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const htmlAboveFold = await page.evaluate(readHtmlAboveFold)
    const widgets = await page.evaluate(() => ({
      carousel: document.querySelector('.carousel[data-widget]') !== null,
      islands: document.querySelector('[data-props]') !== null,
    }))
    const blockingRequests =
      1 + (await page.locator('head link[rel=stylesheet], head script[src]:not([type=module], [defer], [async])').count())
    await scrollToEnd(page)
    const all = await fetched()
    const early = all.filter(({ beforeLoad }) => beforeLoad)
    // Loads the code of every widget, as hovering does.
    for (const part of await page.locator('[data-widget]').all()) await part.dispatchEvent('pointerover')
    await page.waitForLoadState('networkidle')
    const measures: Measures = {
      ...fileMeasures(folder, route),
      bytesBeforeFcp: sizeOf(htmlAboveFold),
      furtherCss: bytesOf(all, 'stylesheet'),
      scriptAtLoad: bytesOf(early, 'script'),
      script: bytesOf(all, 'script'),
      scriptTouched: bytesOf(await fetched(), 'script'),
      fonts: bytesOf(all, 'font'),
      earlyPictures: bytesOf(early, 'image'),
      atLoad: bytesOf(early),
      afterScroll: bytesOf(all),
      requestsAtLoad: early.length,
      foreignRequests: all.filter(({ url }) => !url.startsWith(`${origin}/`)).length,
      blockingRequests,
      nodes,
      layoutShift: phone?.shift.layoutShift ?? Number.NaN,
      fontShift: phone?.shift.fontShift ?? Number.NaN,
      wideShift: wide?.shift.layoutShift ?? Number.NaN,
      wideFontShift: wide?.shift.fontShift ?? Number.NaN,
      fullStyles: full,
      forcedLayouts: forced.length,
    }
    // On the same visit, because opening a page takes longer than running axe. A moving slide would have no fixed background.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // At the end of the page, the fixed header would cover links of the footer.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const inaccessible = await findAxeErrors(page).catch((error: Error) => [error.message])
    const addresses = all.map(({ url }) => url)
    const twice = addresses.filter((url, index) => addresses.indexOf(url) < index).map((url) => `${url} was fetched twice`)
    return { route, measures, widgets, errors: [...errors, ...inaccessible, ...(phone?.grown ?? []), ...(wide?.grown ?? []), ...twice] }
  })
}

/** The bytes that a page fetches in save-data mode. */
export type SaveDataReport = Awaited<ReturnType<typeof measureSaveData>>

/** Measures a page in save-data mode, scrolled to its end without other interaction. */
export function measureSaveData(browser: Browser, origin: string, route: string) {
  return inFreshContext(browser, PHONE, async (context) => {
    await context.addInitScript(() => localStorage.setItem('less', '1'))
    const page = await context.newPage()
    const { fetched } = watchPage(page, origin + route)
    await page.goto(origin + route, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await scrollToEnd(page)
    const all = await fetched()
    const pictures = all.filter(({ kind }) => kind === 'image').length
    return { route, script: bytesOf(all, 'script'), pictures, fonts: bytesOf(all, 'font') }
  })
}

/**
 * CLS on a slow network, where the stylesheet arrives late, then the fonts, then the pictures. Also reports pictures that change their size
 * when they load.
 */
export function measureShift(browser: Browser, origin: string, route: string, screen: BrowserContextOptions) {
  const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
  return inFreshContext(browser, { ...screen, reducedMotion: 'no-preference' }, async (context) => {
    const [fonts, pictures] = [createDeferred(), createDeferred()]
    const cssDelay = wait(CSS_DELAY)
    await context.route(/\.woff2$/, (request) => fonts.opened.then(() => request.continue()))
    await context.route(/\.css$/, (request) => cssDelay.then(() => request.continue()))
    await context.route('**/pictures/**', (request) => pictures.opened.then(() => request.continue()))
    const page = await context.newPage()
    await countShift(page)
    await page.goto(origin + route, { waitUntil: 'commit' })
    await page
      .locator('link[rel=stylesheet]')
      .evaluate((link: HTMLLinkElement) => link.sheet || new Promise((done) => link.addEventListener('load', done)))
    await page.waitForTimeout(CSS_DELAY / 2)
    const layoutShift = await shiftOf(page)
    fonts.open()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(CSS_DELAY / 2)
    const fontShift = (await shiftOf(page)) - layoutShift
    const reserved = await pictureSizes(page)
    pictures.open()
    await scrollToEnd(page)
    const grown = Object.entries(await pictureSizes(page)).flatMap(([picture, size]) =>
      reserved[picture] === undefined || reserved[picture] === size
        ? []
        : [`${picture} had ${reserved[picture]} before it loaded, and ${size} afterwards`],
    )
    return { shift: { layoutShift: (await shiftOf(page)) - fontShift, fontShift }, grown }
  })
}

/** The size of each visible picture in whole pixels, by its URL. */
const pictureSizes = (page: Page) =>
  page.evaluate(() => {
    // Off-screen sections are not laid out (src/styles/offScreen.css), so all are made visible while the sizes are read.
    const sections = [...document.querySelectorAll<HTMLElement>('main > section')]
    for (const { style } of sections) style.contentVisibility = 'visible'
    const shown = [...document.querySelectorAll('main .picture')].filter((picture) => picture.checkVisibility())
    const sizes = Object.fromEntries(
      shown.map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        return [picture.querySelector('img')?.getAttribute('src') ?? '', `${Math.round(width)} by ${Math.round(height)} pixels`]
      }),
    )
    for (const { style } of sections) style.contentVisibility = ''
    return sizes
  })

const countShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Records the requests and errors of a page. Call it before the page opens `address`. */
function watchPage(page: Page, address: string) {
  const requests: { request: Request; beforeLoad: boolean }[] = []
  const errors: string[] = []
  let loaded = false
  page.on('request', (request) => requests.push({ request, beforeLoad: !loaded }))
  page.on('load', () => {
    loaded = true
  })
  page.on('pageerror', (error) => errors.push(`a script failed: ${error.message}`))
  page.on('console', (message) => {
    // The browser logs the status 404 of the not-found page.
    const isOfPage = message.location().url === address && /status of 404/.test(message.text())
    const isPreloadLost = /preload/.test(message.text())
    if ((message.type() === 'error' && !isOfPage) || isPreloadLost) errors.push(`the console has an error: ${message.text()}`)
  })
  const toFetched = async ({ request, beforeLoad }: (typeof requests)[number]) => {
    const length = await (await request.response())?.headerValue('content-length')
    return { url: request.url(), kind: request.resourceType(), bytes: Number(length ?? 0), beforeLoad }
  }
  return { fetched: () => Promise.all(requests.map(toFetched)), errors }
}

/** The bytes of all requests, or of one kind. */
const bytesOf = (requests: readonly { kind: string; bytes: number }[], kind?: string): number =>
  requests.reduce((total, request) => (kind && request.kind !== kind ? total : total + request.bytes), 0)

const sizeOf = (text: string): number => encode(Buffer.from(text), 'br').length

function fileMeasures(folder: string, route: string): Pick<Measures, 'html' | 'inlinedCss'> {
  const page = readFileSync(path.join(folder, toPageFile(route)), 'utf8')
  const [styles = ''] = /<style>[\s\S]*?<\/style>/.exec(page) ?? []
  return { html: sizeOf(page.replace(styles, '')), inlinedCss: sizeOf(styles) }
}

/** Runs in the page: its HTML up to the last text above the fold. */
function readHtmlAboveFold(): string {
  // In an inert document, where copied pictures are not fetched.
  const other = document.implementation.createHTMLDocument()
  const copy = other.importNode(document.documentElement, true)
  const words = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  const copied = other.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const [range, start] = [document.createRange(), other.createRange()]
  start.setStart(copy, 0)
  while (words.nextNode() && copied.nextNode()) {
    if (!words.currentNode.textContent?.trim() || !words.currentNode.parentElement?.checkVisibility()) continue
    range.selectNode(words.currentNode)
    const { top, height, left, width } = range.getBoundingClientRect()
    const isOnScreen = height > 0 && top < innerHeight && top + height > 0 && left < innerWidth && left + width > 0
    if (isOnScreen) start.setEndAfter(copied.currentNode)
  }
  const page = other.createElement('div')
  page.append(start.cloneContents())
  return page.innerHTML
}
