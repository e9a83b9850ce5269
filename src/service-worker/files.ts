import { cacheResponse, FILE_CACHE, filesOf, findCopy, PAGE_CACHE, TEXT } from './cache.ts'

/** Answers a request for a file with a hash in its name: from the cache, else from the network, caching the response. */
export async function serveFile(event: FetchEvent): Promise<Response> {
  const copy = await findCopy(event.request)
  if (copy) return copy
  const response = await fetch(event.request)
  event.waitUntil(cacheResponse(FILE_CACHE, event.request, response.clone()))
  return response
}

/** Caches open pages and the files they have fetched, so that the pages of the visit that installs the service worker are cached too. */
export async function cacheOpenPages(clients: readonly Client[]) {
  await Promise.all(
    clients.map(async ({ url }) => {
      const { pathname } = new URL(url)
      const page = await fetch(pathname, { cache: 'force-cache' })
      await cacheResponse(PAGE_CACHE, pathname, page.clone())
      await cacheReferences(await page.text())
    }),
  )
}

/**
 * Caches files that a text refers to, and the files those refer to, as far as the browser’s HTTP cache has them. Requests nothing from the
 * network.
 */
export async function cacheReferences(text: string, visited = new Set<string>()) {
  await Promise.all(
    filesOf(text).map(async (file) => {
      if (visited.has(file)) return
      visited.add(file)
      try {
        const response = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' })
        await cacheResponse(FILE_CACHE, file, response.clone())
        if (TEXT.test(file)) await cacheReferences(await response.text(), visited)
      } catch {}
    }),
  )
}
