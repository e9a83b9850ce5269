import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { BadRequest, MAX_BYTES } from './submission.ts'

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

const TOO_LARGE = `A message can have ${MAX_BYTES / 1024} KB at most. Your text is still in the form: shorten it, and send it again.`

/**
 * Reads the whole body of a form. Rejects with a BadRequest when it is not a form, too large, or not complete when `deadline` aborts; the
 * rest of the body is then unread.
 */
export async function readBody(request: IncomingMessage, deadline: AbortSignal): Promise<Buffer> {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new BadRequest(415, 'This is not the form of this site.')
  const chunks: Buffer[] = []
  const size = await readUpTo(MAX_BYTES, request, deadline, (chunk) => chunks.push(chunk))
  if (size > MAX_BYTES) throw new BadRequest(413, TOO_LARGE)
  if (!request.complete)
    throw deadline.aborted ? new BadRequest(408, 'The message did not arrive in time.') : new BadRequest(400, 'The connection ended.')
  return Buffer.concat(chunks)
}

/** Maximum bytes of a refused request that are read. The web server in front passes on up to 128 KB. */
const MAX_REFUSED_BYTES = 1024 * 1024

/**
 * Reads the rest of a refused request, so that its sender gets the response: a proxy whose connection is closed while it sends
 * responds with 502. Closes the connection after the response if there may still be more.
 */
export async function readRest(request: IncomingMessage, response: ServerResponse, deadline: AbortSignal): Promise<void> {
  await readUpTo(MAX_REFUSED_BYTES, request, deadline)
  if (!request.complete) response.setHeader('Connection', 'close')
}

/**
 * Reads a request until it ends, `deadline` aborts, or more than `most` bytes have arrived. Reads nothing if the request announces more.
 * Returns the number of bytes, read or announced.
 */
async function readUpTo(most: number, request: IncomingMessage, deadline: AbortSignal, take?: (chunk: Buffer) => void): Promise<number> {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > most) return announced
  let size = 0
  const tooMuch = new AbortController()
  const read = (chunk: Buffer) => {
    size += chunk.length
    if (size > most) tooMuch.abort()
    else take?.(chunk)
  }
  request.on('data', read)
  // Rejects when the connection ends or reading is aborted.
  await finished(request, { signal: AbortSignal.any([deadline, tooMuch.signal]) }).catch(() => {})
  request.off('data', read)
  return size
}
