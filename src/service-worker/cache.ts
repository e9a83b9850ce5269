import { OFFLINE } from '../lib/paths.ts'

/** Cache of visited pages, by path. */
export const PAGE_CACHE = 'pages'
/** Cache of the stylesheets, scripts, fonts and pictures of those pages. Their names contain a hash, so a copy is never out of date. */
export const FILE_CACHE = 'files'

/** Maximum number of cached pages. The site has fewer now. */
const MAX_PAGES = 30
/** Maximum number of cached files, each of at most about 50 KB: 10 MB at the worst. */
const MAX_FILES = 200

/** Names of files that refer to other files: stylesheets and scripts. */
export const TEXT = /\.(?:css|js)$/

/** Ignores query and `Vary`, because responses depend on neither. */
const IGNORED = { ignoreSearch: true, ignoreVary: true }

/** The cached copy of an address; undefined when there is none or the browser allows no cache. */
export const findCopy = (request: RequestInfo): Promise<Response | undefined> => caches.match(request, IGNORED).catch(() => undefined)

/**
 * Caches a complete response of this site; ignores errors, redirects, partial responses and other types. Deletes the copy of a page that no
 * longer exists. Ignores a full disk and refused storage.
 */
export async function cacheResponse(cacheName: string, request: RequestInfo, response: Response) {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  try {
    const cache = await caches.open(cacheName)
    if (response.status === 404) await cache.delete(request)
    else if (response.status === 200 && response.type === 'basic' && !response.redirected && isPage === (cacheName === PAGE_CACHE))
      await cache.put(request, response)
  } catch {}
}

/**
 * Enforces the limits. Deletes the least recently visited pages first. If there are too many files, deletes files that no cached page
 * needs, oldest first, and then more pages until the files fit.
 */
export async function trimCaches() {
  const [pages, files] = await Promise.all([caches.open(PAGE_CACHE), caches.open(FILE_CACHE)])
  let cached = await pages.keys()
  const dropPages = async (count: number) => {
    await Promise.all(cached.slice(0, count).map((request) => pages.delete(request)))
    cached = cached.slice(count)
  }
  await dropPages(Math.max(cached.length - MAX_PAGES, 0))
  for (;;) {
    const all = await files.keys()
    const tooMany = all.length - MAX_FILES
    if (tooMany <= 0) return
    const needed = await referencedFiles([...cached, OFFLINE, ...all.filter(({ url }) => TEXT.test(url))])
    const free = all.filter((request) => !needed.has(pathOf(request)))
    await Promise.all(free.slice(0, tooMany).map((request) => files.delete(request)))
    if (free.length >= tooMany || cached.length === 0) return
    await dropPages(1)
  }
}

/** All files that the cached texts refer to. */
async function referencedFiles(texts: readonly RequestInfo[]): Promise<ReadonlySet<string>> {
  const named = await Promise.all(texts.map(async (request) => filesOf((await (await findCopy(request))?.text()) ?? '')))
  return new Set(named.flat())
}

/** The addresses of hashed files that a page, a stylesheet or a script refers to. */
export const filesOf = (text: string): readonly string[] =>
  (text.match(/(?:\/assets|\/pictures|"\.)\/[\w.-]+/g) ?? []).map((file) => file.replace('".', '/assets'))

const pathOf = ({ url }: Request) => new URL(url).pathname
