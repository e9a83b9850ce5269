import { OFFLINE } from '../lib/routes.ts'
import { FILES, PAGES } from './cache.ts'
import { answerFile, keepMentioned, keepOpenPages } from './files.ts'
import { answerPage } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** Changes with the page that stands in for others, and with the names of the files it needs. The build puts it here. */
declare const VERSION: string
const SHELL = `offline-${VERSION}`

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
  if (/^\/(?:assets|pictures)\//.test(pathname)) event.respondWith(answerFile(event))
  else if (mode === 'navigate') event.respondWith(answerPage(event, pathname))
})

/** Fetches one page, and fails without it: then nothing is installed, and the site is as it was. */
async function install() {
  await (await caches.open(SHELL)).add(new Request(OFFLINE, { cache: 'no-cache' }))
  const shell = await caches.match(OFFLINE, { cacheName: SHELL })
  await keepMentioned((await shell?.text()) ?? '')
  await keepOpenPages(await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).catch(() => {})
  // The worker before this one answered in the same way, from the same rooms: open pages notice nothing.
  await self.skipWaiting()
}

async function activate() {
  const known = [SHELL, PAGES, FILES]
  await Promise.all((await caches.keys()).map((name) => known.includes(name) || caches.delete(name)))
  // The browser asks for a page while the worker is still starting: it costs no time.
  await self.registration.navigationPreload?.enable()
  // Pages that are open already are left alone: were they claimed, those that the browser keeps for Back would be thrown away.
}
