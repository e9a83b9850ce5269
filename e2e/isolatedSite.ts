import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createSiteServer } from '../scripts/serve/server.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { test as base } from './test.ts'

/** A site with its own origin, whose network can fail and whose files can change. */
export class IsolatedSite {
  /** Requests in order: address, and bytes sent. */
  readonly requests: { address: string; bytes: number }[] = []
  /** Responses that replace the site’s, by address. */
  readonly overrides = new Map<string, { status: number; type: string; body: string; location?: string }>()
  /** Addresses whose responses wait until they are released. */
  readonly delayed = new Map<RegExp, Promise<void>>()
  /** `down`: connections are refused. `silent`: requests get no response. */
  network: 'up' | 'down' | 'silent' = 'up'
  #site: Server
  readonly #server: Server

  constructor(folder: string) {
    this.#site = createSiteServer(folder)
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** Serves another folder from now on, as after a deploy. */
  deploy(folder: string) {
    this.#site = createSiteServer(folder)
  }

  async open() {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve))
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get origin() {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const address = request.url ?? '/'
    if (this.network === 'down') return request.socket.destroy()
    if (this.network === 'silent') return
    const entry = { address, bytes: 0 }
    this.requests.push(entry)
    response.on('finish', () => {
      entry.bytes = Number(response.getHeader('Content-Length') ?? 0)
    })
    for (const [which, until] of this.delayed) if (which.test(address)) await until
    const override = this.overrides.get(address)
    if (override) {
      const { status, type, body, location } = override
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...(location && { Location: location }) }).end(body)
    } else this.#site.emit('request', request, response)
  }
}

/** Playwright’s `test` with an isolated site, and with another copy of its files, for changes. */
export const test = base.extend<{ site: IsolatedSite; another: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  site: async ({}, use) => {
    const site = new IsolatedSite(FIXTURE_DIST)
    await site.open()
    await use(site)
    await site.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  another: async ({}, use, { testId }) => {
    const folder = path.join('.build/another', testId)
    mkdirSync(folder, { recursive: true })
    // Compressed copies are left out, because a test changes files, and the server would send the old copies.
    cpSync(path.resolve(FIXTURE_DIST), folder, { recursive: true, dereference: true, filter: (file) => !/\.br$/.test(file) })
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
})

/** Gives all scripts of a copied site other names, as a deploy of newer code does. */
export function renameScripts(folder: string) {
  const assets = path.join(folder, 'assets')
  const rename = (text: string) => text.replace(/([\w.]+)-[\w-]{8}\.js\b/g, '$1-deployed.js')
  const change = (file: string) => writeFileSync(file, rename(readFileSync(file, 'utf8')))
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
    change(path.join(assets, name))
    renameSync(path.join(assets, name), path.join(assets, rename(name)))
  }
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.html'))) change(path.join(folder, name))
}

/** The addresses of all files in the caches of the page’s origin. */
export const listCached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.replace(location.origin, ''))
  })

/** Waits until the service worker is active. Pages register it after a delay, and it caches pages from then on. */
export const waitForServiceWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), { timeout: 20_000 })
    .toBe(true)
