import { OFFLINE } from '../lib/routes.ts'
import { findCopy, keep, PAGES, tidy } from './cache.ts'

/** So long a page that is kept waits for the network, in milliseconds. */
const PATIENCE = 6000

/** What is said over a copy, `{date}` and all. The build puts the words of content/messages.md here. */
declare const COPY_WORDS: string

/**
 * The answer to a visitor who goes to a page: the network's, so that nothing is out of date while there is one. Without it the
 * kept copy, which says that it is one; without that the page that lists what is at hand.
 */
export async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const fresh = fetchPage(event, path)
  // An answer that comes after all is kept for the next time.
  event.waitUntil(fresh.catch(() => {}))
  const copy = await findCopy(path)
  if (!copy) return fresh.catch(() => toOfflinePage())
  const answer = await Promise.race([fresh.catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))])
  return answer ?? toCopy(copy)
}

async function fetchPage(event: FetchEvent, path: string): Promise<Response> {
  const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (path !== OFFLINE) event.waitUntil(keep(PAGES, path, answer.clone()).then(tidy))
  return answer
}

/** A kept page as it is shown: with a line over it that says so. */
const toCopy = (copy: Response) => {
  const date = new Date(copy.headers.get('Date') ?? 0).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'Africa/Lagos' })
  return rewrite(
    copy,
    /<main[^>]*>/,
    (main) => `${main}<section class="on-night kept-copy"><p class="wrap">${COPY_WORDS.replace('{date}', date)}</p></section>`,
  )
}

/** The page that stands in for others, with the kept pages, the one that was read last first. */
async function toOfflinePage(): Promise<Response> {
  const page = await findCopy(OFFLINE)
  if (!page) return Response.error()
  const kept = await (await caches.open(PAGES)).keys()
  const items = await Promise.all([...kept].reverse().map(toItem))
  return rewrite(page, /<p data-kept.*?<\/p>/s, (none) => (items.length > 0 ? `<ul class="page-links">${items.join('')}</ul>` : none))
}

/** A page by the title it is shared with: as it stands in the page, so that signs which mean something in HTML are written for it. */
async function toItem(request: Request): Promise<string> {
  const [, title = request.url] = /og:title" content="([^"]*)/.exec((await (await findCopy(request))?.text()) ?? '') ?? []
  return `<li><a class="more" href="${new URL(request.url).pathname}">${title}</a></li>`
}

const rewrite = async (page: Response, what: RegExp, by: (found: string) => string) =>
  new Response((await page.text()).replace(what, by), { headers: page.headers })
