import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { toPageAddress } from '../build/staging.ts'
import { listFiles } from '../lib/files.ts'
import { HEADERS_FILE } from './headers.ts'
import { headersFor } from './hostFiles.ts'

/** Encodings to request: those that browsers accept, and none, for programs that cannot decompress. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
const AT_ONCE = 8
const RESPONSE_TIMEOUT_MS = 30_000
/** An address that no site has, which must be answered with the not-found page. */
const UNKNOWN_ADDRESS = '/no-such-page-for-verification'
/** Settings of hosts and compressed copies, which have no address. */
const NOT_SERVED = /^_(?:headers|redirects)$|\.br$/

/** The files of a built site that have an address. */
export const listServedFiles = (folder: string): string[] => listFiles(folder).filter((file) => !NOT_SERVED.test(file))

/** The path at which a host serves a built file, and its status: about.html is /about. */
function toRequest(file: string): { address: string; status: number } {
  if (file === '404.html') return { address: UNKNOWN_ADDRESS, status: 404 }
  if (!file.endsWith('.html')) return { address: `/${file.split('/').map(encodeURIComponent).join('/')}`, status: 200 }
  return { address: toPageAddress(file), status: 200 }
}

/** Requests every file of the site in `folder` from a host, in each encoding, and returns what differs: status, headers or bytes. */
export async function verifyHost(origin: string, folder: string) {
  const requests = listServedFiles(folder).flatMap((file) => ENCODINGS.map((encoding) => ({ file, encoding })))
  const found = await mapWithLimit(requests, AT_ONCE, async ({ file, encoding }) => {
    const difference = await findDifference(origin, folder, file, encoding)
    return difference === undefined ? [] : [{ file, encoding, found: difference }]
  })
  return found.flat()
}

async function findDifference(origin: string, folder: string, file: string, encoding: string): Promise<string | undefined> {
  const { address, status } = toRequest(file)
  const headers = headersFor(readFileSync(path.join(folder, HEADERS_FILE), 'utf8'), `/${file}`)
  try {
    const response = await fetch(new URL(address, origin), {
      headers: { 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    if (response.status !== status) return `${address} was answered with status ${response.status}`
    const wrong = Object.keys(headers).find((name) => response.headers.get(name) !== headers[name])
    if (wrong) return `${address} was answered with the header ${wrong}: ${response.headers.get(wrong) ?? 'none'}`
    // fetch has decompressed it.
    const body = Buffer.from(await response.arrayBuffer())
    return body.equals(readFileSync(path.join(folder, file))) ? undefined : `${address} differs from the build (${body.length} bytes)`
  } catch (error) {
    return `${address} could not be requested: ${error instanceof Error ? error.message : String(error)}`
  }
}
