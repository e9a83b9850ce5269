import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { writeServiceWorker } from '../scripts/build/writeServiceWorker.ts'
import { FIXTURE_DIST, FIXTURE_PROJECT } from '../tests/fixtures/fixtureProject.ts'
import { site as content } from '../tests/fixtures/site.ts'
import { IsolatedSite, listCached, renameScripts, test } from './isolatedSite.ts'
import { createDeferred, filterEvents, loadWidget, stopClock, waitForPageScript } from './scripts.ts'

/** Maximum milliseconds after the load event until the service worker is registered. */
const REGISTRATION_TIMEOUT_MS = 20_000

// The tests register the service worker themselves, before the pages do, which the site’s Content-Security-Policy would block. So the CSP
// is off here; e2e/back-forward-cache.spec.ts has a page with worker and policy.
test.use({ serviceWorkers: 'allow', bypassCSP: true })

/** Opens a page, registers the service worker without the usual delay on a first visit, and waits until it is active. */
async function openWithWorker(page: Page, address: string) {
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
}

/** Clears the HTTP cache, as a phone with little storage does, so that files load only from the service worker’s cache. */
async function emptyBrowserCache(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

const expectCached = (page: Page, address: string) => expect.poll(() => listCached(page)).toContain(address)

const COPY = new RegExp(content.messages.offline.copy.replace('{date}', '[A-Z][a-z]+ \\d+, 20\\d\\d'))
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const { title: NO_NETWORK, link: TRY_AGAIN } = content.messages.offline

test('a visited page opens offline, with its styles and pictures, and says that it is a copy; online, the newest opens', {
  tag: '@core',
}, async ({ page, site }) => {
  await openWithWorker(page, `${site.origin}/about`)
  // The page loaded its first picture before the service worker was active. The worker caches it afterwards.
  const picture = page.getByRole('main').getByRole('img').first()
  const address = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
  await expectCached(page, address)
  const colour = await page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor)
  await page.goto(`${site.origin}/contact`)
  await expectCached(page, '/contact')

  site.network = 'down'
  await emptyBrowserCache(page)
  await page.goto(`${site.origin}/about?from=a-friend`)
  await expect(heading(page, 'About Us')).toBeVisible()
  await expect(page.getByRole('main').getByText(COPY)).toBeInViewport()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(colour)
  await waitForPageScript(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('main').getByText(COPY)).toBeVisible()

  site.network = 'up'
  site.overrides.set('/contact', { status: 200, type: 'text/html', body: '<h1>Newer contact</h1>' })
  await page.reload()
  await expect(heading(page, 'Newer contact')).toBeVisible()
  await expect(page.getByText(COPY)).toHaveCount(0)
})

test('a page that was never visited shows the offline page, and opens when it is tried again online', async ({ page, site }) => {
  const main = page.getByRole('main')
  await page.goto(`${site.origin}/offline`)
  await expect(main.getByText(content.messages.offline.kept)).toBeVisible()
  await openWithWorker(page, `${site.origin}/about`)
  await page.goto(`${site.origin}/tickets`)
  await expectCached(page, '/tickets')
  site.network = 'down'
  await page.goto(`${site.origin}/festival?day=2#day-2`)
  await expect(heading(page, NO_NETWORK)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${NO_NETWORK}`))
  for (const name of [TRY_AGAIN, 'Tickets', 'About Us']) await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(main.getByRole('link', { name: 'News' })).toHaveCount(0)
  await expect(main.getByText(content.messages.offline.kept)).toHaveCount(0)
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
  await main.getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page, 'About Us')).toBeVisible()

  await page.goBack()
  await expect(heading(page, NO_NETWORK)).toBeVisible()
  await page.goto(`${site.origin}/pictures/never-seen.1a2b3.svg`)
  await expect(heading(page, NO_NETWORK)).toBeVisible()
  await page.goBack()
  site.network = 'up'
  await main.getByRole('link', { name: TRY_AGAIN }).click()
  await expect(heading(page, /Festival/)).toBeVisible()
  expect(page.url()).toBe(`${site.origin}/festival?day=2`)
})

test('on the first visit the worker is requested after everything else, and fetches only the offline page', async ({ page, site }) => {
  await stopClock(page)
  const pictures = createDeferred()
  site.delayed.set(/^\/pictures\//, pictures.opened)
  const hasRequestedWorker = () => site.requests.some(({ address }) => address === '/service-worker.js')
  await page.goto(`${site.origin}/about`, { waitUntil: 'commit' })
  await waitForPageScript(page)
  await page.clock.runFor(REGISTRATION_TIMEOUT_MS)
  expect(hasRequestedWorker(), 'while the page is loading').toBe(false)
  pictures.open()
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
  expect(hasRequestedWorker(), 'when the page has just loaded').toBe(false)

  const before = site.requests.length
  await page.clock.runFor(REGISTRATION_TIMEOUT_MS)
  await expectCached(page, '/about')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const later = site.requests.slice(before)
  expect(later.map(({ address }) => address)).toEqual(['/service-worker.js', '/offline'])
  expect(
    later.reduce((sum, { bytes }) => sum + bytes, 0),
    'bytes for the next visit',
  ).toBeLessThan(10 * 1024)
  const files = await listCached(page)
  expect(files.filter((file) => file.startsWith('/assets/')).length, 'files that the page had fetched are cached').toBeGreaterThan(3)
})

test('after a deploy an open page continues to work, and every requested page is the new version', async ({ page, site, another }) => {
  await openWithWorker(page, `${site.origin}/about`)
  await page.goto(`${site.origin}/productions`)
  const list = page.locator('[data-widget=filter]').first()
  await loadWidget(list)
  await page.goto(`${site.origin}/tickets`)
  await expectCached(page, '/tickets')
  const before = await page.evaluate(() => caches.keys())

  // The pages have new text, and all scripts have new names.
  renameScripts(another)
  for (const [file, word, by] of [
    ['productions.html', 'Productions</h1>', 'Newer productions</h1>'],
    ['offline.html', `${NO_NETWORK}</h1>`, 'There is still no network</h1>'],
  ] as const) {
    const html = readFileSync(path.join(another, file), 'utf8')
    expect(html).toContain(word)
    writeFileSync(path.join(another, file), html.replace(word, by))
  }
  await writeServiceWorker(FIXTURE_PROJECT, another, 'An old copy of {date}')
  site.deploy(another)
  await emptyBrowserCache(page)

  await loadWidget(list)
  await page.goto(`${site.origin}/productions`)
  await expect(heading(page, 'Newer productions')).toBeVisible()
  await waitForPageScript(page)

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => !before.includes(name))).toHaveLength(1)
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(4)
  site.network = 'down'
  await page.goto(`${site.origin}/festival`)
  await expect(heading(page, 'There is still no network')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Productions' }).click()
  await expect(heading(page, 'Newer productions')).toBeVisible()
})

test('caches no errors, redirects, parts, forms or other hosts', async ({ page, site }) => {
  const elsewhere = new IsolatedSite(FIXTURE_DIST)
  await elsewhere.open()
  await openWithWorker(page, `${site.origin}/about`)
  await expectCached(page, '/about')
  site.overrides.set('/festival', { status: 500, type: 'text/html', body: '<h1>The server failed.</h1>' })
  for (const address of ['/festival', '/no-such-page', '/contact/', '/news']) await page.goto(site.origin + address)
  await expectCached(page, '/news')
  const picture = (await listCached(page)).find((address) => address.startsWith('/pictures/')) ?? 'none'
  await page.evaluate(
    async ([other, picture]) => {
      await caches.delete('pictures')
      await fetch(`${other}${picture}`, { mode: 'no-cors' })
      await fetch(picture as string, { headers: { Range: 'bytes=0-9' } })
      await fetch('/assets/no-such-file.js')
      await fetch('/news', { method: 'POST', body: 'a=b' })
    },
    [elsewhere.origin, picture],
  )
  const pages = (await listCached(page)).filter((address) => !/^\/(?:assets|pictures)\//.test(address))
  expect(pages.sort()).toEqual(['/about', '/contact', '/news', '/offline'])
  expect((await listCached(page)).filter((address) => address.includes(picture) || address.includes('no-such'))).toEqual([])

  await elsewhere.close()
})

for (const [status, what] of [
  [404, 'is not found'],
  [410, 'was retired'],
  [301, 'has moved'],
] as const)
  test(`the copy of a page that ${what} is forgotten, and the offline page no longer lists it`, async ({ page, site }) => {
    await openWithWorker(page, `${site.origin}/about`)
    await page.goto(`${site.origin}/contact`)
    for (const address of ['/about', '/contact']) await expectCached(page, address)
    site.overrides.set('/about', { status, type: 'text/html', body: '<h1>Gone</h1>', ...(status === 301 && { location: '/contact' }) })
    await page.goto(`${site.origin}/about`)
    await expect.poll(() => listCached(page)).not.toContain('/about')
    site.network = 'down'
    await page.goto(`${site.origin}/about`)
    await expect(heading(page, NO_NETWORK)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'About Us' })).toHaveCount(0)
  })

test('if the network does not respond, a visited page opens from the cache', async ({ page, site }) => {
  await openWithWorker(page, `${site.origin}/about`)
  await expectCached(page, '/about')
  site.network = 'silent'
  await page.goto(`${site.origin}/about`, { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText(COPY)).toBeVisible()
})

test('the caches are limited: the oldest pages and pictures are deleted first', async ({ page, site }) => {
  await openWithWorker(page, `${site.origin}/about`)
  await page.evaluate(async () => {
    const html = { headers: { 'Content-Type': 'text/html' } }
    const [pages, pictures] = await Promise.all([caches.open('pages'), caches.open('pictures')])
    for (const cache of [pages, pictures]) for (const request of await cache.keys()) await cache.delete(request)
    for (let number = 0; number < 40; number += 1) await pages.put(`/old-${number}`, new Response('', html))
    for (let number = 0; number < 200; number += 1) await pictures.put(`/pictures/old-${number}.svg`, new Response(''))
  })
  const named = async (name: string) => (await listCached(page)).filter((address) => address.startsWith(name))
  await page.goto(`${site.origin}/get-involved`)
  await expect.poll(() => named('/old-')).toEqual(Array.from({ length: 29 }, (_, index) => `/old-${index + 11}`))
  await expect.poll(async () => (await named('/pictures/')).length).toBe(150)
  expect(await named('/pictures/old-199')).toHaveLength(1)
  expect((await named('/assets/')).length, 'the styles and scripts of the page').toBeGreaterThan(3)
})

test('the kill switch: the worker deletes its caches and unregisters, and open pages continue to work', async ({ page, site, another }) => {
  await openWithWorker(page, `${site.origin}/tickets`)
  await expectCached(page, '/tickets')
  await writeServiceWorker(FIXTURE_PROJECT, another, '', false)
  const assets = path.join(another, 'assets')
  const app = path.join(assets, readdirSync(assets).find((name) => name.startsWith('app-')) ?? 'none')
  const script = readFileSync(app, 'utf8')
  // Such a build also leaves the registration out of the page’s script.
  const register = /\w+\.register(?=\()/
  expect(script).toMatch(register)
  writeFileSync(app, script.replace(register, 'Promise.resolve'))
  site.deploy(another)
  await emptyBrowserCache(page)

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // A page of the old build registers the worker again.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js').then(() => {}))
  await filterEvents(page)
  await page.goto(`${site.origin}/about`)
  await expect(heading(page, 'About Us')).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  // A page keeps the worker that it was opened with, so it is opened again.
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await listCached(page)).toEqual([])
})
