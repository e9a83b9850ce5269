import { WORKER_POLICY } from '../../src/lib/workerPolicy.ts'
import type { FormService } from '../../src/model/forms.ts'

/** The hashes of what stands in the pages themselves, as a Content-Security-Policy writes them: 'sha256-…' without quotes. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Styles that React Aria puts into the head while it runs: where clicks shall not scroll, and, on Apple’s phones alone, behind an
 * open dialog. Word for word as in its own code, or the browser would refuse them (tests/deploy/headers.test.ts compares).
 */
export const INJECTED_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const

/** What browsers may do with the pages of this site: nothing but what the site itself brings. */
function toPolicy({ scripts, styles }: InlineHashes, forms: FormService): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const service = forms.kind === 'service' ? [forms.origin] : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...service],
    'font-src': ["'self'"],
    // A form that is not connected opens an email where there are no scripts.
    'form-action': ["'self'", ...service, ...(forms.kind === 'none' ? ['mailto:'] : [])],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WORKER_POLICY],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** What no page of this site asks a device for. Sharing and copying stay as browsers have them: for pages of this site alone. */
const NEVER_ASKED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Two years, as browsers’ lists of such sites ask: after one visit they never come without encryption. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/** The headers of every answer, pages and files, whatever its status. */
export const toHeaders = (hashes: InlineHashes, forms: FormService): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': toPolicy(hashes, forms),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': NEVER_ASKED.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': HSTS,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
})

/** Folders whose files carry a hash in their names, and how long those may be kept. Everything else is asked for anew each time. */
export const HASHED_FOLDERS = ['assets', 'pictures'] as const
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const ASKED_EACH_TIME = 'no-cache'

/**
 * The only addresses with a part that begins with a dot: files that standards name, such as security.txt (RFC 8615). A regular expression
 * that JavaScript, PCRE (nginx) and RE2 (Caddy) read alike.
 */
export const WELL_KNOWN = '/[.]well-known(?:/[a-z0-9_-]+(?:[.][a-z0-9]+)*)+'

/** What nobody may fetch by its address: copies that are sent in place of files, maps of code, what configures a host. */
export const REFUSED_ENDINGS = ['br', 'gz', 'map'] as const
/** Where Netlify and Cloudflare Pages look for headers. */
export const HEADERS_FILE = '_headers'
/** Addresses that had a page once, for Netlify, Cloudflare Pages and the project’s own server. */
export const REDIRECTS_FILE = '_redirects'
