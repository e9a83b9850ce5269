import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from the editor’s own pages on this computer. Refuses connections from other computers, other host names (DNS
 * rebinding), and pages of other origins, which could otherwise read and write files through a browser.
 */
export function isOwnRequest({ headers, method, socket }: Pick<IncomingMessage, 'headers' | 'method' | 'socket'>): boolean {
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isNamed = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(headers.host ?? '')
  const isSameSite = ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
  const isSameOrigin = headers.origin === `http://${headers.host}` || (headers.origin === undefined && method !== 'POST')
  return isLocal && isNamed && isSameSite && isSameOrigin
}

/** The editor’s Content-Security-Policy: its own files, and the site in the preview. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')
