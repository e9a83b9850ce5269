import { FILES, filesOf, findCopy, keep, PAGES, TEXT } from './cache.ts'

/** A file whose name carries a hash of what it holds: the copy, or the network's answer, which is kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const copy = await findCopy(event.request)
  if (copy) return copy
  const answer = await fetch(event.request)
  event.waitUntil(keep(FILES, event.request, answer.clone()))
  return answer
}

/** Keeps the pages that are open already, and what they have fetched: the visit that brings the worker counts as well. */
export async function keepOpenPages(clients: readonly Client[]) {
  await Promise.all(
    clients.map(async ({ url }) => {
      const { pathname } = new URL(url)
      const page = await fetch(pathname, { cache: 'force-cache' })
      await keep(PAGES, pathname, page.clone())
      await keepMentioned(await page.text())
    }),
  )
}

/** Keeps the files that a text mentions, and those that they mention, as far as the browser has them. Nothing is fetched. */
export async function keepMentioned(text: string, seen = new Set<string>()) {
  await Promise.all(
    filesOf(text).map(async (file) => {
      if (seen.has(file)) return
      seen.add(file)
      try {
        const answer = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' })
        await keep(FILES, file, answer.clone())
        if (TEXT.test(file)) await keepMentioned(await answer.text(), seen)
      } catch {}
    }),
  )
}
