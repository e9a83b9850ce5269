import type { Redirect } from '../../src/model/redirects.ts'
import { HASHED_FOLDERS, IMMUTABLE } from './headers.ts'

/**
 * The headers for Netlify and Cloudflare Pages: an address, then its headers, one a line. When two addresses match, both apply, so
 * Cache-Control is only set for hashed files; both hosts revalidate all others by default.
 */
export function toHeadersFile(headers: Readonly<Record<string, string>>): string {
  const lines = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)
  const hashed = HASHED_FOLDERS.flatMap((folder) => [`/${folder}/*`, ...lines({ 'Cache-Control': IMMUTABLE })])
  return `${['/*', ...lines(headers), ...hashed].join('\n')}\n`
}

/** The headers that a file from toHeadersFile sets for an address; later rules win. Supports the pattern “/folder/*” only. */
export function headersFor(file: string, address: string): Record<string, string> {
  const found: Record<string, string> = {}
  let fits = false
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) fits = address.startsWith(line.replace(/\*$/, ''))
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (fits && name && value) found[name] = value
  }
  return found
}

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
