import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { writeServiceWorker } from '../scripts/build/writeServiceWorker.ts'
import { writeDifferences } from '../scripts/deploy/dictionary.ts'
import { type Host, MISSING, startCaddy } from '../tests/built/localWebServers.ts'
import { FIXTURE_DIST, FIXTURE_PROJECT } from '../tests/fixtures/fixtureProject.ts'
import { test } from './isolatedSite.ts'

// The second page of a visit, by Caddy with the site’s settings: what the first page has brought does not travel again.

test.skip(Boolean(MISSING.Caddy), `needs Caddy${MISSING.Caddy}`)
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

/** Registration waits until the browser is idle, at most 20 seconds after the load event. */
const REGISTRATION_TIMEOUT_MS = 25_000

let host: Host
let wire: Server
/** What the server has sent over HTTP/1.1 since the last page was opened, with the headers, by address. */
const received = new Map<string, string>()
const origin = () => `http://localhost:${(wire.address() as AddressInfo).port}`

test.beforeEach(async () => {
  host = await startCaddy(FIXTURE_DIST)
  wire = createServer((browser) => {
    const server = connect(Number(new URL(host.origin).port))
    let address = ''
    browser.on('data', (bytes) => {
      address = /^GET (\S+)/.exec(bytes.toString('latin1'))?.[1] ?? address
    })
    server.on('data', (bytes) => received.set(address, (received.get(address) ?? '') + bytes.toString('latin1')))
    browser.on('error', () => server.destroy())
    server.on('error', () => browser.destroy())
    browser.pipe(server).pipe(browser)
  })
  await new Promise<void>((resolve) => wire.listen(0, resolve))
})
test.afterEach(async () => {
  wire.close()
  await host.close()
})

/** Opens a page, and returns the response with it, and how many bytes travelled for it and what it requested before its load event. */
async function open(page: Page, address: string): Promise<{ response: string; bytes: number }> {
  received.clear()
  await page.goto(origin() + address, { waitUntil: 'networkidle' })
  const early = await page.evaluate(() => {
    const { loadEventStart = 0 } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loadEventStart)
    return before.map(({ name }) => new URL(name).pathname)
  })
  const bytes = [address, ...new Set(early)].reduce((sum, name) => sum + (received.get(name)?.length ?? 0), 0)
  return { response: received.get(address) ?? '', bytes }
}

/** The first page, until the service worker has fetched the offline page. */
async function begin(page: Page) {
  await open(page, '/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
}

test('a second page is at most 12 KB on the wire, with its headers, and is the page as it was built', async ({ page }) => {
  test.setTimeout(60_000 + REGISTRATION_TIMEOUT_MS)
  await begin(page)
  for (const address of ['/contact', '/tickets', '/news']) {
    const { response, bytes } = await open(page, address)
    expect(response, address).toContain('Content-Encoding: dcz')
    expect.soft(bytes, address).toBeLessThanOrEqual(12 * 1024)
    // The browser’s own reader of differences, with the dictionary that it holds.
    const text = await page.evaluate(async () => (await fetch(location.href, { cache: 'only-if-cached', mode: 'same-origin' })).text())
    expect(text === readFileSync(path.join(FIXTURE_DIST, `${address}.html`), 'utf8'), address).toBe(true)
  }
})

test('after a deployment with another offline page, the old one is no dictionary, and the new one becomes it', async ({
  page,
  another,
}) => {
  test.setTimeout(60_000 + 2 * REGISTRATION_TIMEOUT_MS)
  await begin(page)
  const offline = path.join(another, 'offline.html')
  writeFileSync(offline, readFileSync(offline, 'utf8').replaceAll('There is no network', 'There is still no network'))
  await writeServiceWorker({ root: FIXTURE_PROJECT, folder: another, copyWords: 'A copy of {date}', isOn: true })
  await writeDifferences(another)
  const before = host
  host = await startCaddy(another)
  await before.close()

  expect((await open(page, '/contact')).response).not.toContain('Content-Encoding: dcz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  // The new service worker asks for the new offline page, although the browser may keep the old one.
  await expect.poll(() => received.get('/offline'), { timeout: REGISTRATION_TIMEOUT_MS }).toContain('Use-As-Dictionary')
  await expect.poll(async () => (await open(page, '/tickets')).response).toContain('Content-Encoding: dcz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets')
  await page.goto(`${origin()}/offline`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('There is still no network')
})
