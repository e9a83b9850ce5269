import type { IncomingMessage } from 'node:http'
import { BadRequest, MAX_BYTES } from './submission.ts'

/** Whether a request comes from another site, according to the browser’s headers. Programs send none; the rate limits apply to them. */
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

/** Reads the whole body of a form. Rejects with a BadRequest when it is not a form, too large, or too slow. */
export function readBody(request: IncomingMessage, milliseconds: number): Promise<Buffer> {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new BadRequest(415, 'This is not the form of this site.')
  const tooLarge = new BadRequest(413, `A message can have ${MAX_BYTES / 1024} KB at most. Go back: your text is still there.`)
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (error: Error) => {
      clearTimeout(timer)
      request.removeAllListeners('data').resume()
      reject(error)
    }
    const timer = setTimeout(() => end(new BadRequest(408, 'The message did not arrive in time.')), milliseconds)
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_BYTES) return end(tooLarge)
      chunks.push(chunk)
    })
    request.on('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    })
    request.on('error', end)
    request.on('close', () => end(new BadRequest(400, 'The connection ended.')))
  })
}
