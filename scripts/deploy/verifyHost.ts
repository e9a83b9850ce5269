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
function toRequest(file: string): { path: string; status: number } {
  if (file === '404.html') return { path: UNKNOWN_ADDRESS, status: 404 }
  if (!file.endsWith('.html')) return { path: `/${file.split('/').map(encodeURIComponent).join('/')}`, status: 200 }
  return { path: toPageAddress(file), status: 200 }
}

/** Requests every file of the site in `folder` from a host, in each encoding, and returns what differs: status, headers or bytes. */
export async function verifyHost(origin: string, folder: string) {
  const headers = readFileSync(path.join(folder, HEADERS_FILE), 'utf8')
  const requests = listServedFiles(folder).flatMap((file) => ENCODINGS.map((encoding) => ({ file, encoding })))
  const found = await mapWithLimit(requests, AT_ONCE, async ({ file, encoding }) => {
    const built = { data: readFileSync(path.join(folder, file)), headers: headersFor(headers, `/${file}`) }
    const difference = await findDifference(origin, file, built, encoding)
    return difference === undefined ? [] : [{ file, encoding, found: difference }]
  })
  return found.flat()
}

interface BuiltFile {
  data: Buffer
  headers: Readonly<Record<string, string>>
}

async function findDifference(origin: string, file: string, { data, headers }: BuiltFile, encoding: string): Promise<string | undefined> {
  const { path, status } = toRequest(file)
  try {
    const response = await fetch(new URL(path, origin), {
      headers: { 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    if (response.status !== status) return `${path} was answered with status ${response.status}`
    const wrong = Object.keys(headers).find((name) => response.headers.get(name) !== headers[name])
    if (wrong) return `${path} was answered with the header ${wrong}: ${response.headers.get(wrong) ?? 'none'}`
    // fetch has decompressed it.
    const body = Buffer.from(await response.arrayBuffer())
    return body.equals(data) ? undefined : `${path} differs from the build (${body.length} bytes)`
  } catch (error) {
    return `${path} could not be requested: ${error instanceof Error ? error.message : String(error)}`
  }
}
