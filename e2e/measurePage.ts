import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { scrollToEnd } from '../scripts/browser/scrollToEnd.ts'
import { toPageFile } from '../scripts/build/staging.ts'
import { typeOf } from '../scripts/serve/contentTypes.ts'
import { MEASURED, type Measures, type PageReport, sizeOnWire } from '../scripts/weight/limits.ts'
import { createDeferred } from './createDeferred.ts'
import { traceStyles } from './traceStyles.ts'

/** Delay of the stylesheet in milliseconds where layout shift is measured: long enough for a paint without it. */
const CSS_DELAY = 800
/** Delay of each picture there. */
const PICTURE_DELAY = 150

/** Widgets that load while a page is scrolled to its end, and have not loaded yet. The hero needs longer on the screen. */
const LOADING = '[data-props]:not([data-state=ready]), .carousel[data-state]:not(.carousel-hero, [data-state=ready])'

/** Measures bytes, requests and nodes of a page: opens it, scrolls to its end, then points at every widget. Also returns errors. */
export async function measureWeight(page: Page, route: string, folder: string): Promise<PageReport & { errors: string[] }> {
  const { fetched, errors } = watchRequests(page)
  const { fullStyles, forcedLayouts } = await traceStyles(page, route)
  const { origin } = new URL(page.url())
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const htmlAboveFold = await page.evaluate(readHtmlAboveFold)
  const widgets = await page.evaluate(() => ({
    carousel: document.querySelector('.carousel[data-widget]') !== null,
    islands: document.querySelector('[data-props]') !== null,
  }))
  const blockingRequests =
    1 + (await page.locator('head link[rel=stylesheet], head script[src]:not([type=module], [defer], [async])').count())
  await scrollToEnd(page, { rest: 0 })
  await page.waitForFunction((selector) => document.querySelector(selector) === null, LOADING)
  const all = await fetched()
  const early = all.filter(({ beforeLoad }) => beforeLoad)
  // Loads the code of every widget, as a pointer does.
  for (const part of await page.locator('[data-widget]').all()) await part.dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  const measures: Measures = {
    ...measureFile(folder, route),
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
    fullStyles,
    forcedLayouts,
    bytesBeforeFcp: sizeOf(htmlAboveFold),
  }
  const addresses = all.map(({ url }) => url)
  const twice = addresses.filter((url, index) => addresses.indexOf(url) < index).map((url) => `${url} was fetched twice`)
  return { route, widgets, measures, errors: [...errors, ...twice] }
}

/**
 * The bytes of a page in an engine of grade C (docs/browsers.md), which fetches every picture at once, and knows neither modules, `srcset`,
 * WOFF2 nor Brotli.
 */
export function measureFloor(folder: string, route: string): number {
  const page = toPageFile(route)
  const links = readFileSync(path.join(folder, page), 'utf8').matchAll(/<(?:img src|link rel="stylesheet" href)="([^"]*)"/g)
  const files = new Set([page, ...[...links].map(([, file = '']) => file)])
  const transferred = [...files].map((file) => [file, readFileSync(path.join(folder, file))] as const)
  return transferred.reduce((bytes, [file, data]) => bytes + (typeOf(path.extname(file)).text ? gzipSync(data) : data).length, 0)
}

/** Measures what a page fetches in save-data mode, scrolled to its end. */
export async function measureSaveData(page: Page, route: string): Promise<Measures> {
  await page.addInitScript(() => localStorage.setItem('less', '1'))
  const { fetched } = watchRequests(page)
  await page.goto(route, { waitUntil: 'load' })
  await scrollToEnd(page)
  const all = await fetched()
  return {
    saveDataAtLoad: bytesOf(all.filter(({ beforeLoad }) => beforeLoad)),
    saveDataScript: bytesOf(all, 'script'),
    saveDataPictures: all.filter(({ kind }) => kind === 'image').length,
    saveDataFonts: bytesOf(all, 'font'),
  }
}

/** CLS on a slow network, where the stylesheet arrives late, then the fonts, then each picture once it is on the screen. */
export async function measureShift(context: BrowserContext, route: string): Promise<{ layoutShift: number; fontShift: number }> {
  const [fonts, pictures] = [createDeferred(), createDeferred()]
  const cssDelay = wait(CSS_DELAY)
  await context.route(/\.woff2$/, (request) => fonts.opened.then(() => request.continue()))
  await context.route(/\.css$/, (request) => cssDelay.then(() => request.continue()))
  await context.route('**/pictures/**', async (request) => {
    await pictures.opened
    await wait(PICTURE_DELAY)
    await request.continue()
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) (window as unknown as { layoutShift: number }).layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shift = () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
  await page.goto(route, { waitUntil: 'commit' })
  await page
    .locator('link[rel=stylesheet]')
    .evaluate((link: HTMLLinkElement) => link.sheet || new Promise((done) => link.addEventListener('load', done)))
  await page.waitForTimeout(CSS_DELAY / 2)
  const layoutShift = await shift()
  fonts.open()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(CSS_DELAY / 2)
  const fontShift = (await shift()) - layoutShift
  pictures.open()
  await page.evaluate(readSlowly)
  return { layoutShift: (await shift()) - fontShift, fontShift }
}

/** Runs in the page: scrolls to its end by viewports, and at each waits until the pictures on the screen have arrived. */
async function readSlowly(): Promise<void> {
  const isOnScreen = (picture: Element) => {
    const { top, bottom, height } = picture.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > 0 && picture.checkVisibility()
  }
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const pictures = [...document.querySelectorAll('img')].filter((picture) => isOnScreen(picture) && picture.getAttribute('src'))
    const arrived = pictures.map((picture) => picture.complete || new Promise((resolve) => picture.addEventListener('load', resolve)))
    await Promise.race([Promise.all(arrived), new Promise((resolve) => setTimeout(resolve, 2000))])
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Stores what a test measured of a page, for `npm run weight`. */
export function storeMeasures(test: 'weight' | 'shift', report: Partial<PageReport> & Pick<PageReport, 'route'>): void {
  mkdirSync(MEASURED, { recursive: true })
  writeFileSync(path.join(MEASURED, `${test} ${encodeURIComponent(report.route)}.json`), JSON.stringify(report))
}

/** Records the requests of a page, and errors in the console and in responses. Call it before the page opens. */
function watchRequests(page: Page) {
  const requests: { request: Request; beforeLoad: boolean }[] = []
  const errors: string[] = []
  let loaded = false
  page.on('request', (request) => requests.push({ request, beforeLoad: !loaded }))
  page.on('load', () => {
    loaded = true
  })
  page.on('response', (response) => {
    // The not-found page has this status itself.
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) errors.push(`${response.url()} has the status ${response.status()}`)
  })
  page.on('console', (message) => {
    if (/preload/.test(message.text())) errors.push(`the console says: ${message.text()}`)
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

const sizeOf = (text: string): number => sizeOnWire(Buffer.from(text))

function measureFile(folder: string, route: string): Measures {
  const page = readFileSync(path.join(folder, toPageFile(route)), 'utf8')
  const [styles = ''] = /<style>[\s\S]*<\/style>/.exec(page) ?? []
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
