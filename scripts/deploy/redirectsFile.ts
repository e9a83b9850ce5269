import type { Redirect } from '../../src/model/redirects.ts'

const GONE = '/404.html'

/** Moved and retired pages for Netlify and Cloudflare Pages. Cloudflare ignores lines with 410 and answers 404, with the same page. */
export const toRedirectsFile = (moves: readonly Redirect[]): string =>
  moves.map(({ from, to }) => `${from} ${to ? `${to} 301` : `${GONE} 410`}\n`).join('')

/** Parses a file from toRedirectsFile. */
export const readRedirects = (file: string): Redirect[] =>
  file.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from ? [{ from, to: status === '301' ? to : undefined }] : []
  })
