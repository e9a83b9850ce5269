import type { Redirect } from '../../src/model/redirects.ts'
import { HASHED_FOLDERS, type Headers, IMMUTABLE, type toHeaders } from './headers.ts'

/**
 * The headers for Netlify and Cloudflare Pages: an address, then its headers, one a line. When several addresses match, all apply, so
 * Cache-Control is only set for hashed files; both hosts revalidate all others by default. Neither host can exclude an address, so documents
 * are matched by the first part of their paths: `/:page` is one part, `/news/*` any more.
 */
export function toHeadersFile({ all, documents }: ReturnType<typeof toHeaders>, pages: readonly string[]): string {
  const rule = (address: string, fields: Headers) => [address, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)]
  const folders = new Set(pages.flatMap((page) => /^\/[^/]+\//.exec(page) ?? []))
  return `${[
    ...rule('/*', all),
    ...['/', '/:page', ...[...folders].sort().map((folder) => `${folder}*`)].flatMap((address) => rule(address, documents)),
    ...HASHED_FOLDERS.flatMap((folder) => rule(`/${folder}/*`, { 'Cache-Control': IMMUTABLE })),
  ].join('\n')}\n`
}

/** The headers that a file from toHeadersFile sets for an address; later rules win. */
export function headersFor(file: string, address: string): Record<string, string> {
  const found: Record<string, string> = {}
  let fits = false
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) fits = new RegExp(`^${line.replace(/:\w+/, '[^/]+').replace(/\*$/, '.*')}$`).test(address)
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (fits && name && value) found[name] = value
  }
  return found
}

/** Moved and retired pages for Netlify and Cloudflare Pages. Cloudflare ignores lines with 410 and answers 404, with the same page. */
export const toRedirectsFile = (moves: readonly Redirect[]): string =>
  moves.map(({ from, to }) => `${from} ${to ? `${to} 301` : '/404.html 410'}\n`).join('')

/** Parses a file from toRedirectsFile. */
export const readRedirects = (file: string): Redirect[] =>
  file.split('\n').flatMap((line) => {
    const [from, to, status] = line.split(' ')
    return from ? [{ from, to: status === '301' ? to : undefined }] : []
  })
