import { createHash } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { composeEmail, composeMessage } from './compose.ts'
import { Maildir } from './maildir.ts'
import { clientAddress, toNetwork, toTrusted } from './network.ts'
import { createOutbox } from './outbox.ts'
import { codeOf, createLog, type ReceiverOptions, type ReceiverSettings } from './settings.ts'
import { BadRequest, MAX_BYTES, readSubmission, type Submission } from './submission.ts'

const HOUR = 60 * 60 * 1000

/** The headers of every response. */
export const toHeaders = ({ page }: ReceiverSettings): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': page.policy,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
})

/** The response to the visitor: a status, and either the fragment of the success message or the errors with the typed values. */
type FormResponse = { status: number; fragment?: string; problems?: string[]; read?: Submission; headers?: Record<string, string> }

export type Receiver = ReturnType<typeof createReceiver>

/** The message by which a deployment finds out whether messages arrive. */
const PROBE = Buffer.from('form-name=probe')

/** Stores each message of the site’s forms in a Maildir before it acknowledges it, and emails it to the owner. */
export function createReceiver(settings: ReceiverSettings, options: ReceiverOptions) {
  const { path, words, limits, deleteAfterDays } = settings
  const log = createLog(options.print)
  const trusted = toTrusted(options.trustProxy)
  const maildir = new Maildir(options.folder, log)
  const outbox = createOutbox(maildir, settings, options, log)
  /** Stored messages of this hour, by network. */
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function receive(request: IncomingMessage, { body, size }: Awaited<ReturnType<typeof readBody>>): Promise<FormResponse> {
    const refuse = (status: number, problem: string, more?: Partial<FormResponse>) => ({ status, problems: [problem], ...more })
    if (request.method !== 'POST') return refuse(405, words.refused.notHere, { headers: { Allow: 'POST' } })
    if (isFromOtherSite(request)) return refuse(403, words.refused.foreign)
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
      return refuse(415, 'This is not the form of this site.')
    if (size > MAX_BYTES) return refuse(413, words.refused.large.replace('{limit}', (limits.message ?? 0).toLocaleString('en')))
    if (!request.complete) return refuse(408, 'The message did not arrive in time.')
    let read: Submission | undefined
    try {
      if (body.equals(PROBE)) {
        await maildir.probe()
        return { status: 200, fragment: 'probe' }
      }
      read = readSubmission(body, settings, options.minimumTime)
      if (read.problems.length > 0) return { status: 422, problems: read.problems, read }
      return await accept(read, toNetwork(clientAddress(request, trusted)))
    } catch (error) {
      if (error instanceof BadRequest) return refuse(400, error.message)
      // The disk is full or not writable: show the visitor’s text again.
      log('not stored', codeOf(error))
      return refuse(503, words.refused.failed, read && { read })
    }
  }

  async function accept(read: Submission, network: string): Promise<FormResponse> {
    const { form, id } = read
    const done = { status: 200, fragment: form === 'contact' ? 'message-sent' : 'newsletter-received' }
    if (await maildir.has(id)) return done
    const count = counts.get(network) ?? 0
    const isMany = count >= options.perNetworkPerHour
    const suspicion = read.suspicion ?? (isMany ? `more than ${options.perNetworkPerHour} in an hour from one address` : undefined)
    const { bavail, bsize } = await statfs(options.folder)
    if (suspicion && bavail * bsize < options.minFreeMb * 1024 * 1024) return { status: 503, problems: [words.refused.busy], read }
    await maildir.store({ id, form, data: await composeMessage(settings, read, suspicion), isSuspect: suspicion !== undefined })
    counts.set(network, count + 1)
    if (suspicion) await notify().catch((error) => log('not stored', codeOf(error)))
    outbox.wake()
    return done
  }

  /** Tells the owner that there are suspects, once a day, since an id is stored once. */
  async function notify(): Promise<void> {
    const id = createHash('sha256').update(new Date().toDateString()).digest('hex').slice(0, 32)
    const text =
      'A message from the website looks like spam. It is stored, as are others of today, but not emailed: look at the list of messages.'
    await maildir.store({
      id,
      form: 'notice',
      data: await composeEmail(settings, id, { subject: 'A message was sorted as suspect', text }),
    })
  }

  /** A script gets JSON; a browser without scripts is redirected to the form’s page, or gets a page with the errors. */
  function reply(
    request: IncomingMessage,
    response: ServerResponse,
    { status, fragment, problems = [], read, ...more }: FormResponse,
  ): void {
    const headers = { ...toHeaders(settings), ...more.headers }
    const home = fragment === 'message-sent' ? '/contact' : '/'
    if (request.headers.accept?.includes('application/json'))
      response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify({ fragment, problems }))
    else if (fragment) response.writeHead(303, { ...headers, Location: `${refererPath(request, path) ?? home}#${fragment}` }).end()
    else response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(toPage(settings, problems, read))
  }

  async function tidy(): Promise<void> {
    counts.clear()
    await maildir.tidy()
    const count = deleteAfterDays === undefined ? 0 : await maildir.deleteOlder(deleteAfterDays)
    if (count > 0) log(`deleted after ${deleteAfterDays} days`, String(count))
  }

  return {
    /** Creates the folders, and continues with the emails of an earlier process. Rejects with file system errors. */
    async start(): Promise<void> {
      await maildir.prepare()
      await tidy()
      timer = setInterval(() => tidy().catch((error) => log('not tidied', codeOf(error))), HOUR).unref()
      outbox.start()
    },
    /** Stops after the email that is being sent, or a few seconds. */
    stop(): Promise<void> {
      clearInterval(timer)
      return outbox.stop()
    },
    /** Whether a URL is the receiver’s. */
    owns: (url: string): boolean => url.split('?', 1)[0] === path,
    /** Answers a request to the receiver’s URL. Never rejects. */
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        reply(request, response, await receive(request, await readBody(request, response, options.bodyTime)))
      } catch (error) {
        log('failed', codeOf(error))
        if (!response.headersSent) reply(request, response, { status: 503, problems: [words.refused.failed] })
      }
    },
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The page with the problems and, where there is one, the form with the typed values. The build has made both. */
function toPage({ page: { html, forms } }: ReceiverSettings, problems: readonly string[], read?: Submission): string {
  const fill = (_: string, name: string, option?: string) =>
    option === undefined ? escapeHtml(read?.typed[name] ?? '') : option === read?.typed[name] ? ' selected' : ''
  const form = read ? (forms[read.form] ?? '').replace(/%\{(\w+)(?::([\w-]+))?\}/g, fill) : ''
  return html.replace('%{problems}', () => problems.map((one) => `<li>${escapeHtml(one)}</li>`).join('')).replace('%{form}', () => form)
}

/** Whether a request comes from another site, according to the browser’s headers. Other programs send none. */
function isFromOtherSite({ headers: { 'sec-fetch-site': site = 'none', origin = 'null', host } }: IncomingMessage): boolean {
  if (site !== 'same-origin' && site !== 'none') return true
  // Browsers may hide the origin of their own site as “null”.
  return origin !== 'null' && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** The page that a form was sent from, as a path of this site; undefined when unknown. `own` is the receiver’s path. */
function refererPath({ headers: { referer = '', host } }: IncomingMessage, own: string): string | undefined {
  if (!URL.canParse(referer)) return undefined
  const { host: from, pathname } = new URL(referer)
  return from === host && pathname !== own && /^\/(?![/\\])[\w\-./]*$/.test(pathname) ? pathname : undefined
}

/**
 * Reads a request to its end, even one that will be refused: a proxy whose connection is closed while it sends responds with 502. Stops
 * after `time` or far too many bytes; the connection is then closed after the response. Returns the body, cut, and the number of bytes.
 */
async function readBody(request: IncomingMessage, response: ServerResponse, time: number): Promise<{ body: Buffer; size: number }> {
  const announced = Number(request.headers['content-length'] ?? 0)
  const chunks: Buffer[] = []
  let size = 0
  const tooMuch = new AbortController()
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MAX_BYTES) chunks.push(chunk)
    if (size > 2 * MAX_BYTES) tooMuch.abort()
  })
  if (announced > 2 * MAX_BYTES) tooMuch.abort()
  await finished(request, { signal: AbortSignal.any([AbortSignal.timeout(time), tooMuch.signal]) }).catch(() => {})
  if (!request.complete) response.setHeader('Connection', 'close')
  return { body: Buffer.concat(chunks), size: Math.max(size, announced) }
}
