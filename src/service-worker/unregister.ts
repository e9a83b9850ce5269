declare const self: ServiceWorkerGlobalScope

// Takes the place of the service worker where the site is to have none: throws away what was kept, and goes. Open pages go on.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})
// A page from before may have asked for it once more: then it goes when the next one is opened.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(leave())
})

async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
