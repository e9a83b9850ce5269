import type { Move } from '../../src/model/moves.ts'

/** What a retired page is answered with: the page that says so of it, by its file. */
const GONE = '/404.html'

/**
 * Moved and retired pages as Netlify and Cloudflare Pages read them: an address, where it leads, and the status. Cloudflare leaves lines
 * with 410 out and answers 404, with the same page.
 */
export const toRedirectsFile = (moves: readonly Move[]): string =>
  moves.map(({ from, to }) => `${from} ${to ? `${to} 301` : `${GONE} 410`}\n`).join('')

/** What such a file says. */
export const readRedirects = (file: string): Move[] =>
  file.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from ? [{ from, to: status === '301' ? to : undefined }] : []
  })
