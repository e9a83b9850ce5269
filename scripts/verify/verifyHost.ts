import { toPageAddress } from '../build/staging.ts'
import { type Manifest, sha256 } from '../deploy/manifest.ts'
import { mapWithLimit } from '../lib/mapWithLimit.ts'

/** Encodings to request: those that browsers accept, and none, for programs that cannot decompress. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
const AT_ONCE = 8
const RESPONSE_TIMEOUT_MS = 30_000
/** An address that no site has, which must be answered with the not-found page. */
const UNKNOWN_ADDRESS = '/no-such-page-for-verification'

/** The path at which a host serves a built file, and its status: about.html is /about. */
function toRequest(file: string): { path: string; status: number } {
  if (file === '404.html') return { path: UNKNOWN_ADDRESS, status: 404 }
  if (!file.endsWith('.html')) return { path: `/${file.split('/').map(encodeURIComponent).join('/')}`, status: 200 }
  return { path: toPageAddress(file), status: 200 }
}

/** Requests every file of a manifest from a host in each encoding, and returns what differs from the build. */
export async function verifyHost(origin: string, { files }: Manifest) {
  const requests = Object.entries(files).flatMap(([file, hash]) => ENCODINGS.map((encoding) => ({ file, hash, encoding })))
  const found = await mapWithLimit(requests, AT_ONCE, async ({ file, hash, encoding }) => {
    const difference = await findDifference(origin, file, hash, encoding)
    return difference === undefined ? [] : [{ file, encoding, found: difference }]
  })
  return found.flat()
}

async function findDifference(origin: string, file: string, hash: string, encoding: string): Promise<string | undefined> {
  const { path, status } = toRequest(file)
  try {
    const response = await fetch(new URL(path, origin), {
      headers: { 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    if (response.status !== status) return `${path} was answered with status ${response.status}`
    // fetch has decompressed it.
    const body = new Uint8Array(await response.arrayBuffer())
    return sha256(body) === hash ? undefined : `${path} differs from the build (${body.length} bytes)`
  } catch (error) {
    return `${path} could not be requested: ${error instanceof Error ? error.message : String(error)}`
  }
}
