import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Receiver } from '../../receiver/receiver.ts'
import { HEADERS_FILE, REDIRECTS_FILE, REFUSED_ENDINGS, REVALIDATED, WELL_KNOWN } from '../deploy/headers.ts'
import { headersFor, readRedirects } from '../deploy/hostFiles.ts'
import { UserError } from '../lib/userError.ts'
import { typeOf } from './contentTypes.ts'

/** Files in the site’s folder for web servers, which are never sent. */
const REFUSED = new RegExp(`\\.(?:${REFUSED_ENDINGS.join('|')})$|^/(?:${HEADERS_FILE}|${REDIRECTS_FILE})$`)

const WELL_KNOWN_ADDRESS = new RegExp(`^${WELL_KNOWN}$`)

/** The target of an address: a file with a status, or a redirect. */
type ResolvedAddress = { file: string; status: 200 | 404 | 410 } | { redirect: string; status?: 301 }

/**
 * A server for the built site that behaves as a static host should: /about serves about.html, unknown addresses 404.html with status 404,
 * other spellings of an address redirect, and nothing outside the folder is ever read. Form messages go to `receiver`; without one they are
 * refused with status 405, as on a host that only has files.
 */
export function createSiteServer(folder: string, receiver?: Pick<Receiver, 'owns' | 'respond'>): Server {
  return createServer((request, response) => {
    if (receiver?.owns(request.url ?? '')) return void receiver.respond(request, response)
    try {
      respond(folder, request, response)
    } catch (error) {
      console.error(error)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('The server failed. See its console for the error.')
    }
  })
}

/** Serves a folder on a port that is free, for tests. */
export async function serveSite(...site: Parameters<typeof createSiteServer>): Promise<{ origin: string; close(): void }> {
  const server = createSiteServer(...site)
  return { origin: `http://localhost:${await listen(server, 0)}`, close: () => server.close() }
}

/** Listens on a port or the next free one; 0 is any free port. Resolves with the port. Throws after 50 ports. */
export async function listen(server: Server, first: number): Promise<number> {
  const last = Math.min(first + 49, 65_535)
  for (let port = first; port <= last; port += 1) {
    try {
      await once(server.listen(port), 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      if (!/^(?:EADDRINUSE|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  throw new UserError(`No port from ${first} to ${last} is free. Choose another one. For example: --port 4173`)
}

/** Resolves an address to a file or a redirect. */
export function resolveAddress(folder: string, url: string): ResolvedAddress {
  const [rawPath = '/'] = url.split('?', 1)
  const search = url.slice(rawPath.length)
  const notFound: ResolvedAddress = { file: '404.html', status: 404 }
  let address: string
  try {
    address = decodeURIComponent(rawPath)
  } catch {
    return notFound
  }
  if (!address.startsWith('/') || /[\0\\]|\/\/|^\/404(?:\.html)?$/.test(address) || REFUSED.test(address)) return notFound
  if (address.includes('/.') && !WELL_KNOWN_ADDRESS.test(rawPath)) return notFound
  if (address === '/') return { file: 'index.html', status: 200 }
  if (address === '/index.html') return { redirect: `/${search}` }
  const [, page] = /^(.+)(?:\.html|\/)$/.exec(address) ?? []
  if (page !== undefined) return exists(folder, `${page}.html`) ? { redirect: encodeURI(page) + search } : notFound
  const file = [`${address}.html`, address].find((name) => exists(folder, name))
  return file === undefined ? notFound : { file: file.slice(1), status: 200 }
}

/** Whether a file exists. A name that is too long for the file system makes statSync throw, even with `throwIfNoEntry`. */
function exists(folder: string, file: string): boolean {
  try {
    return statSync(path.join(folder, file)).isFile()
  } catch {
    return false
  }
}

function respond(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const textOf = (file: string) => (exists(folder, file) ? readFileSync(path.join(folder, file), 'utf8') : '')
  const headersAt = (address: string) => headersFor(textOf(HEADERS_FILE), address)
  const url = request.url ?? '/'
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', ...headersAt('/') }).end()
    return
  }
  const found = findMove(textOf(REDIRECTS_FILE), url) ?? resolveAddress(folder, url)
  if ('redirect' in found) {
    response.writeHead(found.status ?? 308, { Location: found.redirect, ...headersAt('/') }).end()
    return
  }
  const { type, text } = typeOf(path.extname(found.file))
  const file = path.join(folder, found.file)
  const data = readFileSync(file)
  const accepted = String(request.headers['accept-encoding'] ?? '')
  // The build has written a copy with Brotli beside each text file.
  const encoding = (['br', 'gzip'] as const).find((one) => text && accepted.includes(one) && (one === 'gzip' || existsSync(`${file}.br`)))
  const headers = {
    'Content-Type': type,
    'Cache-Control': REVALIDATED,
    ...headersAt(`/${found.file}`),
    ETag: `"${createHash('sha256').update(data).digest('hex').slice(0, 16)}-${encoding ?? 'identity'}"`,
    ...(text ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (found.status === 200 && request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end()
    return
  }
  const body = encoding === 'br' ? readFileSync(`${file}.br`) : encoding ? gzipSync(data) : data
  response.writeHead(found.status, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The target of an address that has moved or was retired, also when it is written with .html or a slash at its end. */
function findMove(redirects: string, url: string): ResolvedAddress | undefined {
  const [address = '/'] = url.split('?', 1)
  const page = address.replace(/(?:\.html|\/)$/, '')
  const move = readRedirects(redirects).find(({ from }) => from === page)
  if (!move) return undefined
  return move.to ? { redirect: move.to + url.slice(address.length), status: 301 } : { file: '404.html', status: 410 }
}
