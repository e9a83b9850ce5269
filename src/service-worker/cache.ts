/** The most recent entries that each cache holds: pages, and their files by folder. A file has at most about 50 KB: 10 MB at the worst. */
export const MAX_ENTRIES = { pages: 30, assets: 60, pictures: 150 }

/** The cached copy of an address, whatever its query; undefined when there is none or the browser allows no cache. */
export const findCopy = (request: RequestInfo): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: true, ignoreVary: true }).catch(() => undefined)

/** The cache of an address. Files have a hash in their name, so their copies are never out of date. */
export const cacheNameOf = (path: string) => (/^\/(assets|pictures)\//.exec(path)?.[1] ?? 'pages') as keyof typeof MAX_ENTRIES

/** Whether a response says that there is no longer a page at this address. A redirect of a navigation is opaque. */
const isGone = ({ status, redirected, type }: Response) => [404, 410].includes(status) || redirected || type === 'opaqueredirect'

/** Caches a complete response of this site, or deletes the copy of what is gone or has moved. Ignores refused storage and a full disk. */
export async function cacheResponse(path: string, response: Response) {
  const cacheName = cacheNameOf(path)
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  try {
    const cache = await caches.open(cacheName)
    if (isGone(response)) await cache.delete(path)
    else if (response.status === 200 && response.type === 'basic' && isPage === (cacheName === 'pages')) {
      await cache.put(path, response)
      const oldest = (await cache.keys()).slice(0, -MAX_ENTRIES[cacheName])
      await Promise.all(oldest.map((request) => cache.delete(request)))
    }
  } catch {}
}

/** Caches the files that a text refers to, and those that they refer to, from the HTTP cache: requests nothing from the network. */
export async function cacheReferences(text: string, visited = new Set<string>()) {
  for (const [name] of text.matchAll(/(?:\/assets|\/pictures|"\.)\/[\w.-]+/g)) {
    const file = name.replace('".', '/assets')
    if (visited.has(file)) continue
    visited.add(file)
    try {
      const response = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' })
      await cacheResponse(file, response.clone())
      if (/\.(?:css|js)$/.test(file)) await cacheReferences(await response.text(), visited)
    } catch {}
  }
}
