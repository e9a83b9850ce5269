import { OFFLINE } from '../lib/routes.ts'

/** Pages as they were read last, by their paths. */
export const PAGES = 'pages'
/** What pages are made of beside their words: styles, scripts, fonts and pictures. A hash in each name says that a copy is never out of date. */
export const FILES = 'files'

/** So many pages are kept: more than the site has now. */
const MOST_PAGES = 30
/** So many files are kept, of at most some 50 KB: 10 MB at the worst. */
const MOST_FILES = 200

/** What mentions other files. */
export const TEXT = /\.(?:css|js)$/

/** How copies are found: nothing that a browser is sent depends on its question or on how it asks. */
const ANY = { ignoreSearch: true, ignoreVary: true }

/** The kept copy of an address; undefined where there is none, or where the browser keeps nothing at all. */
export const findCopy = (request: RequestInfo): Promise<Response | undefined> => caches.match(request, ANY).catch(() => undefined)

/**
 * Keeps a whole answer of the site's own, if it is of the kind that belongs here: no error, no redirect, no part. What is no
 * longer there is not kept either. What cannot be kept, because the disk is full or the visitor forbids it, is not kept: that is no reason to fail.
 */
export async function keep(room: string, request: RequestInfo, answer: Response) {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') === true
  try {
    const kept = await caches.open(room)
    if (answer.status === 404) await kept.delete(request)
    else if (answer.status === 200 && answer.type === 'basic' && !answer.redirected && isPage === (room === PAGES))
      await kept.put(request, answer)
  } catch {}
}

/**
 * Makes room. The page that was read longest ago goes first. Files go when there are too many: first those that no kept page
 * needs, oldest first; then pages, until what is left needs no more.
 */
export async function tidy() {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  let kept = await pages.keys()
  const dropPages = async (count: number) => {
    await Promise.all(kept.slice(0, count).map((request) => pages.delete(request)))
    kept = kept.slice(count)
  }
  await dropPages(Math.max(kept.length - MOST_PAGES, 0))
  for (;;) {
    const all = await files.keys()
    const tooMany = all.length - MOST_FILES
    if (tooMany <= 0) return
    const needed = await filesIn([...kept, OFFLINE, ...all.filter(({ url }) => TEXT.test(url))])
    const free = all.filter((request) => !needed.has(pathOf(request)))
    await Promise.all(free.slice(0, tooMany).map((request) => files.delete(request)))
    if (free.length >= tooMany || kept.length === 0) return
    await dropPages(1)
  }
}

/** All files that kept texts mention. */
async function filesIn(texts: readonly RequestInfo[]): Promise<ReadonlySet<string>> {
  const named = await Promise.all(texts.map(async (request) => filesOf((await (await findCopy(request))?.text()) ?? '')))
  return new Set(named.flat())
}

/** The addresses of the site's hashed files that a page, a stylesheet or a script mentions. */
export const filesOf = (text: string): readonly string[] =>
  (text.match(/(?:\/assets|\/pictures|"\.)\/[\w.-]+/g) ?? []).map((file) => file.replace('".', '/assets'))

const pathOf = ({ url }: Request) => new URL(url).pathname
