declare const self: ServiceWorkerGlobalScope

// Replaces the service worker when the site is built without one: deletes its caches and unregisters. Open pages continue to work.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
// A cached page may register this file once more; it unregisters again on the next visit.
self.addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.waitUntil(leave()))

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
