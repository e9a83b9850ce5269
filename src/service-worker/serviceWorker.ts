import { OFFLINE } from '../lib/paths.ts'
import { cacheNameOf, cacheReferences, cacheResponse, findCopy, MAX_ENTRIES } from './cache.ts'
import { servePage, toOfflinePage } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** The cache of the offline page, named by its hash. The build inserts it. */
declare const SHELL: string

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { method, headers, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || headers.has('Range')) return
  if (cacheNameOf(pathname) !== 'pages') event.respondWith(serveFile(event, pathname))
  else if (mode === 'navigate') event.respondWith(servePage(event, pathname))
})

/** Caches the offline page and its files. A failure aborts the installation and leaves the site as it was. */
async function install() {
  await (await caches.open(SHELL)).add(new Request(OFFLINE, { cache: 'no-cache' }))
  await cacheReferences((await (await caches.match(OFFLINE, { cacheName: SHELL }))?.text()) ?? '')
  await cacheOpenPages().catch(() => {})
  // Replaces the previous version at once: both respond in the same way from the same caches, so nothing changes for open pages.
  await self.skipWaiting()
}

/** Caches open pages and the files they have fetched, so that the pages of the visit that installs the service worker are cached too. */
async function cacheOpenPages() {
  for (const { url } of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    const { pathname } = new URL(url)
    const page = await fetch(pathname, { cache: 'force-cache' })
    await cacheResponse(pathname, page.clone())
    await cacheReferences(await page.text())
  }
}

async function activate() {
  const unused = (await caches.keys()).filter((name) => ![SHELL, ...Object.keys(MAX_ENTRIES)].includes(name))
  await Promise.all(unused.map((name) => caches.delete(name)))
  // Lets the browser request the page while the worker starts.
  await self.registration.navigationPreload?.enable()
  // Does not claim open pages: Chromium would drop them from the back/forward cache.
}

/** Answers a request for a file with a hash in its name: from the cache, else from the network, caching the response. */
async function serveFile(event: FetchEvent, path: string): Promise<Response> {
  const copy = await findCopy(event.request)
  if (copy) return copy
  const response = await fetch(event.request).catch((error) =>
    event.request.mode === 'navigate' ? toOfflinePage() : Promise.reject(error),
  )
  event.waitUntil(cacheResponse(path, response.clone()))
  return response
}
