import { OFFLINE } from '../lib/paths.ts'
import { cacheResponse, findCopy } from './cache.ts'

/** Milliseconds to wait for the network before the cached copy of a page is shown. */
const NETWORK_TIMEOUT_MS = 6000

/** Text of the bar above a cached page, with the token `{date}`. The build inserts it from content/messages.md. */
declare const COPY_WORDS: string

/** Answers a navigation from the network first. Without a network: a cached copy that says so, else the offline page. */
export async function servePage(event: FetchEvent, path: string): Promise<Response> {
  const fresh = fetchPage(event, path)
  // Keeps the service worker running, so that a response that arrives after the copy was shown is still cached.
  event.waitUntil(fresh.catch(() => {}))
  const copy = await findCopy(path)
  if (!copy) return fresh.catch(() => toOfflinePage())
  const response = await Promise.race([fresh.catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))])
  return response ?? toCopy(copy)
}

async function fetchPage(event: FetchEvent, path: string): Promise<Response> {
  const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (path !== OFFLINE) event.waitUntil(cacheResponse(path, response.clone()))
  return response
}

/** A cached page with the bar that says it is a copy. */
const toCopy = (copy: Response) => {
  const date = new Date(copy.headers.get('Date') ?? 0).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'Africa/Lagos' })
  const notice = `<section class="on-night copy-notice"><p class="wrap">${COPY_WORDS.replace('{date}', date)}</p></section>`
  return rewrite(copy, /<main[^>]*>/, (main) => main + notice)
}

/** The offline page, with links to the cached pages, most recent first. */
export async function toOfflinePage(): Promise<Response> {
  const page = await findCopy(OFFLINE)
  if (!page) return Response.error()
  const cached = await (await caches.open('pages')).keys()
  const items = await Promise.all([...cached].reverse().map(toItem))
  return rewrite(page, /<p data-no-pages.*?<\/p>/s, (none) => (items.length > 0 ? `<ul class="page-links">${items.join('')}</ul>` : none))
}

/** A link to a cached page. Its title, from its Open Graph metadata, stays escaped as in the HTML. */
async function toItem(request: Request): Promise<string> {
  const [, title = request.url] = /og:title" content="([^"]*)/.exec((await (await findCopy(request))?.text()) ?? '') ?? []
  return `<li><a class="more" href="${new URL(request.url).pathname}">${title}</a></li>`
}

const rewrite = async (page: Response, what: RegExp, by: (found: string) => string) =>
  new Response((await page.text()).replace(what, by), { headers: page.headers })
