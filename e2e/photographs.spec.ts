import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'
import { FIXTURE_DIST } from '../scripts/test/fixtureProject.ts'
import { buildWithPhotographs } from './buildWithPhotographs.ts'
import { IsolatedSite } from './isolatedSite.ts'
import { readPictureSizes } from './pictureSizes.ts'
import { saveData } from './scripts.ts'

const PAGES = listBuiltPages(FIXTURE_DIST)

// The shipped pictures are drawings, which have one width. Editors may replace them by photographs: in this site all of them are.

test.describe.configure({ mode: 'default' })

/** Tolerance for the width in `sizes`, as a share of the real width. */
const TOLERANCE = 0.25
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, serviceWorkers: 'block' }
/** Pages whose first picture is a photograph, and its name: a single one, one for each orientation, and a poster. */
const FIRST = [
  ['/about', 'about-hero'],
  ['/', 'home-slide-1-tall'],
  ['/productions/sankara', 'sankara-poster'],
] as const

let copy = ''
let site: IsolatedSite
test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = await buildWithPhotographs()
  site = new IsolatedSite(path.join(copy, 'dist'))
  await site.open()
})
test.afterAll(async () => {
  await site?.close()
  if (copy) rmSync(copy, { recursive: true, force: true })
})

/** A page on a phone, and the pictures it requests. */
async function openPhone(browser: Browser, options: BrowserContextOptions = {}) {
  const page = await (await browser.newContext({ ...PHONE, ...options, baseURL: site.origin })).newPage()
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) requested.push(pathname)
  })
  return { page, requested }
}

/** Makes the page see a Save-Data hint or a connection speed. */
const setConnection = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { get: () => connection })
  }, line)

const widthIn = (address: string) => Number(/-(\d+)\.\w+\.avif$/.exec(address)?.[1])

for (const width of [390, 768, 1280]) {
  test(`at ${width} every picture of every page says the width it takes`, async ({ browser }) => {
    test.setTimeout(120_000)
    const { page } = await openPhone(browser, { viewport: { width, height: 900 }, deviceScaleFactor: 1 })
    const wrong: string[] = []
    for (const route of PAGES) {
      await page.goto(route)
      const pictureSizes = await readPictureSizes(page)
      expect.soft(pictureSizes.length + (route === PAGES[0] ? 0 : 1), route).toBeGreaterThan(0)
      for (const { picture, sizes, said, drawn } of pictureSizes)
        if (!(Math.abs(said - drawn) <= drawn * TOLERANCE))
          wrong.push(`${route}: ${picture}: ${sizes} says ${said}, takes ${Math.round(drawn)}`)
    }
    expect(wrong).toEqual([])
  })
}

test('a photograph is offered as AVIF, then as WebP, and is a JPEG for browsers that know neither', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await page.goto('/about')
  const offered = await page
    .locator('main picture')
    .evaluateAll((pictures) => pictures.map((picture) => [...picture.querySelectorAll('source')].map(({ type }) => type).join()))
  expect(new Set(offered)).toEqual(new Set(['image/avif,image/webp']))
  const hero = page.locator('img[fetchpriority=high]')
  expect(await hero.getAttribute('src')).toMatch(/about-hero\.\w+\.jpg$/)
  const srcset = await page.locator('picture:has(img[fetchpriority=high]) source').first().getAttribute('srcset')
  expect(srcset?.match(/ \d+w/g)).toEqual([' 400w', ' 800w', ' 1200w', ' 1600w'])
})

test.describe('the first photograph of a page', () => {
  for (const [name, width, prepare, options] of [
    ['is fetched by a phone in the width it fills', 800, async () => {}, {}],
    ['comes without scripts, too', 800, async () => {}, { javaScriptEnabled: false }],
    ['comes without the page’s own script, too', 800, (page: Page) => page.route(/\.js$/, (route) => route.abort()), {}],
    ['comes at its smallest for who has chosen less data', 400, saveData, {}],
    [
      'comes at its smallest on a phone that saves data',
      400,
      (page: Page) => setConnection(page, { saveData: true, effectiveType: '4g' }),
      {},
    ],
    ['comes at its smallest on 2G', 400, (page: Page) => setConnection(page, { saveData: false, effectiveType: '2g' }), {}],
  ] as const) {
    test(`${name}, and once`, async ({ browser }) => {
      for (const [route, picture] of FIRST) {
        const { page, requested } = await openPhone(browser, options)
        await prepare(page)
        await page.goto(route)
        const image = page.locator('img[fetchpriority=high]')
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)).toBe(true)
        await page.waitForLoadState('networkidle')
        const [first, ...others] = requested.filter((address) => address.includes(picture))
        expect([route, widthIn(first ?? ''), others]).toEqual([route, width, []])
        if (width === 400) expect(requested, route).toHaveLength(1)
        await page.context().close()
      }
    })
  }
})

test('with less data a phone fetches of each photograph what its button says', async ({ browser }) => {
  const { page } = await openPhone(browser)
  await saveData(page)
  const wrong: string[] = []
  for (const [route, picture] of [
    ['/', 'home-festival'],
    ['/about', 'people-adunni'],
    ['/about', 'partners-eko'],
    ['/contact', 'contact-map'],
    ['/news', 'news-rehearsal'],
    ['/productions', 'sankara-poster'],
    ['/productions/sankara', 'sankara-gallery-1'],
  ] as const) {
    await page.goto(route)
    const waiting = page
      .locator('main picture.later')
      .filter({ has: page.locator(`img[src*="${picture}"]`) })
      .first()
    await expect(waiting, route).toHaveAttribute('data-offered', /\d/)
    const [, kb] = /(\d+) KB/.exec((await waiting.getAttribute('data-offered')) ?? '') ?? []
    const link = waiting.locator('xpath=ancestor::a[starts-with(@data-widget, "dialog")]')
    const trigger = (await link.count()) > 0 ? link : waiting.locator('xpath=following-sibling::button[1]')
    const [response] = await Promise.all([page.waitForResponse(/\/pictures\//), trigger.click()])
    const bytes = (await response.body()).length
    if (Math.abs(bytes / 1024 - Number(kb)) > 0.51) wrong.push(`${route}: says ${kb} KB, ${response.url()} has ${bytes} bytes`)
  }
  expect(wrong).toEqual([])
})
