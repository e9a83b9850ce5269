import { OFFLINE } from '../lib/paths.ts'
import { FILE_CACHE, PAGE_CACHE } from './cache.ts'
import { cacheOpenPages, cacheReferences, serveFile } from './files.ts'
import { servePage, toOfflinePage } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** The cache of the offline page and its files, named by a hash of both. The build inserts it. */
declare const SHELL: string

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

self.addEventListener('fetch', (event) => {
  const { method, headers, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || headers.has('Range')) return
  const isNavigation = mode === 'navigate'
  if (/^\/(?:assets|pictures)\//.test(pathname)) {
    const file = serveFile(event)
    event.respondWith(isNavigation ? file.catch(toOfflinePage) : file)
  } else if (isNavigation) event.respondWith(servePage(event, pathname))
})

/** Caches the offline page and its files. A failure aborts the installation and leaves the site as it was. */
async function install() {
  await (await caches.open(SHELL)).add(new Request(OFFLINE, { cache: 'no-cache' }))
  const shell = await caches.match(OFFLINE, { cacheName: SHELL })
  await cacheReferences((await shell?.text()) ?? '')
  await cacheOpenPages(await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).catch(() => {})
  // Replaces the previous version at once: both respond in the same way from the same caches, so nothing changes for open pages.
  await self.skipWaiting()
}

async function activate() {
  const currentCaches = [SHELL, PAGE_CACHE, FILE_CACHE]
  await Promise.all((await caches.keys()).map((name) => currentCaches.includes(name) || caches.delete(name)))
  // Lets the browser request the page while the worker starts.
  await self.registration.navigationPreload?.enable()
  // Does not claim open pages: Chromium would drop them from the back/forward cache.
}
