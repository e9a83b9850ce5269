import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { MAX_BYTES } from './submission.ts'

/** Whether a request comes from another site, according to the browser’s headers. Other programs send none; rate limits apply to them. */
export function isFromOtherSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  // A browser may send `Origin: null`. The check of Sec-Fetch-Site above has then shown already that it is from this site.
  if (origin === undefined || (origin === 'null' && site !== undefined)) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}

/** The page that a form was sent from, as a path of this site; undefined when unknown. `own` is the path of the receiver’s own pages. */
export function refererPath({ headers }: IncomingMessage, own: string): string | undefined {
  const { referer, host } = headers
  if (!referer || !URL.canParse(referer)) return undefined
  const { host: from, pathname } = new URL(referer)
  return from === host && pathname !== own && /^\/(?![/\\])[\w\-./]*$/.test(pathname) ? pathname : undefined
}

/** The internet address of a request, as reported by the web server in front of the receiver, on the same machine. */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? ''
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return forwarded && /^(?:::ffff:)?127\.|^::1$/.test(peer) ? forwarded : peer
}

/** Maximum bytes of a request that are read. The web server in front passes on up to 128 KB. */
const MAX_READ_BYTES = 1024 * 1024

/**
 * Reads a request to its end, even one that will be refused, so that its sender gets the response: a proxy whose connection is closed while
 * it sends responds with 502. Stops when `deadline` aborts or the request is far too large; the connection is then closed after the
 * response. Returns the body, without what exceeds a message, and the number of bytes, read or announced.
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  deadline: AbortSignal,
): Promise<{ body: Buffer; size: number }> {
  const announced = Number(request.headers['content-length'] ?? 0)
  const chunks: Buffer[] = []
  let size = 0
  const tooMuch = new AbortController()
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MAX_BYTES) chunks.push(chunk)
    if (size > MAX_READ_BYTES) tooMuch.abort()
  })
  if (announced > MAX_READ_BYTES) tooMuch.abort()
  // Rejects when the connection ends or reading is aborted.
  await finished(request, { signal: AbortSignal.any([deadline, tooMuch.signal]) }).catch(() => {})
  if (!request.complete) response.setHeader('Connection', 'close')
  return { body: Buffer.concat(chunks), size: Math.max(size, announced) }
}
