import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Company } from '../../src/content/schemas/company.ts'
import { formServiceKind } from '../../src/lib/formAction.ts'
import { WORKER_POLICY } from '../../src/lib/workerPolicy.ts'
import { listFiles } from '../lib/files.ts'

/** The services that forms are sent to. */
type FormServices = Pick<Company['services'], 'forms' | 'newsletter'>

/** The hashes of inline scripts and styles, as in a Content-Security-Policy: 'sha256-…' without quotes. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Styles that React Aria inserts into the head: against zooming by double tap, and, on iOS, against scrolling behind an open dialog. They
 * must be exactly as in its code, or their hashes would not match (tests/deploy/headers.test.ts compares).
 */
export const INJECTED_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const

/** An inline script or style as the build writes it: no attribute contains “>”, and no content its own end tag. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Types of script that browsers execute or use. Data blocks such as JSON-LD need no hash. */
const EXECUTED_TYPE = /^(?:|module|speculationrules)$/

/** The hashes of all inline scripts and styles in a built site’s pages, and of INJECTED_STYLES. Sorted, without duplicates. */
export function findInlineHashes(folder: string): InlineHashes {
  const [scripts, styles] = [new Set<string>(), new Set<string>(INJECTED_STYLES)]
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    for (const [, tag, attributes = '', text = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(INLINE)) {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      if (tag === 'style') styles.add(text)
      else if (text !== '' && EXECUTED_TYPE.test(type)) scripts.add(text)
    }
  }
  return { scripts: [...scripts].map(hashOf).sort(), styles: [...styles].map(hashOf).sort() }
}

/** The hash of a script or style, as in a Content-Security-Policy. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The Content-Security-Policy: pages may load only what the site itself has. `services` are those of the company’s file. */
function toPolicy({ scripts, styles }: InlineHashes, { forms, newsletter }: FormServices): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const kind = formServiceKind(forms)
  const service = kind === 'service' ? [new URL(forms).origin] : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...service],
    'font-src': ["'self'"],
    // Without a receiver and without scripts, a form opens an email.
    'form-action': [
      "'self'",
      ...service,
      ...(newsletter ? [new URL(newsletter.address).origin] : []),
      ...(kind === 'none' ? ['mailto:'] : []),
    ],
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

/** Browser features that no page uses. Web Share and the clipboard keep their default: pages of this site only. */
const UNUSED_FEATURES = (
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi payment ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'
).split(' ')

/** Two years, more than browsers’ preload lists require. After one visit, browsers always use HTTPS. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

/**
 * The headers of responses, whatever their status: `all` of every one, `documents` of pages and the service worker too. With HTTP/1.1 a
 * policy of 1.2 KB with each font and picture would be a tenth of what a page weighs.
 */
export const toHeaders = (hashes: InlineHashes, services: FormServices): { all: Headers; documents: Headers } => ({
  all: { 'Strict-Transport-Security': HSTS, 'X-Content-Type-Options': 'nosniff' },
  documents: {
    'Content-Security-Policy': toPolicy(hashes, services),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
  },
})

/** Folders whose files have a hash in their names. They hold no documents: drawings have no scripts (scripts/pictures/svgErrors.ts). */
export const HASHED_FOLDERS = ['assets', 'pictures'] as const
/** The Cache-Control header of files in HASHED_FOLDERS. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The Cache-Control header of all other files. */
export const REVALIDATED = 'no-cache'

/** The only paths with a part that begins with a dot (RFC 8615). JavaScript, PCRE (nginx) and RE2 (Caddy) understand it alike. */
export const WELL_KNOWN = '/[.]well-known(?:/[a-z0-9_-]+(?:[.][a-z0-9]+)*)+'

/** Files that must not be served under their own address: precompressed copies, source maps, settings of hosts. */
export const REFUSED_ENDINGS = ['br', 'map'] as const
/** The file in which Netlify and Cloudflare Pages look for headers. */
export const HEADERS_FILE = '_headers'
/** The file of redirects, for Netlify, Cloudflare Pages and the project’s own server. */
export const REDIRECTS_FILE = '_redirects'
