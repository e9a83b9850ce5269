/** The most recent entries that each cache holds: pages, and their files by folder. A file has at most about 50 KB: 10 MB at the worst. */
const MAX_ENTRIES = { pages: 30, assets: 60, pictures: 150 }

export type CacheName = keyof typeof MAX_ENTRIES

export const CACHE_NAMES = Object.keys(MAX_ENTRIES) as CacheName[]

/** Ignores query and `Vary`, because responses depend on neither. */
const IGNORED = { ignoreSearch: true, ignoreVary: true }

/** The cached copy of an address; undefined when there is none or the browser allows no cache. */
export const findCopy = (request: RequestInfo): Promise<Response | undefined> => caches.match(request, IGNORED).catch(() => undefined)

/** The cache of a file with a hash in its name, whose copy is never out of date; undefined for other addresses. */
export const cacheOfFile = (path: string) => /^\/(assets|pictures)\//.exec(path)?.[1] as CacheName | undefined

/** Whether a response says that there is no longer a page at this address. A redirect of a navigation is opaque. */
const isGone = ({ status, redirected, type }: Response) => [404, 410].includes(status) || redirected || type === 'opaqueredirect'

/**
 * Caches a complete response of this site; ignores errors, partial responses and other types. Deletes the copy of a page that is gone or has
 * moved. Ignores a full disk and refused storage.
 */
export async function cacheResponse(cacheName: CacheName, path: string, response: Response) {
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

/**
 * Caches the files that a text refers to, and those that they refer to, as far as the browser’s HTTP cache has them. Requests nothing from
 * the network.
 */
export async function cacheReferences(text: string, visited = new Set<string>()) {
  const files = (text.match(/(?:\/assets|\/pictures|"\.)\/[\w.-]+/g) ?? []).map((file) => file.replace('".', '/assets'))
  await Promise.all(
    files.map(async (file) => {
      if (visited.has(file)) return
      visited.add(file)
      try {
        const response = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' })
        await cacheResponse(cacheOfFile(file) ?? 'assets', file, response.clone())
        if (/\.(?:css|js)$/.test(file)) await cacheReferences(await response.text(), visited)
      } catch {}
    }),
  )
}
