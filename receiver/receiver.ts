import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { composeEmail, composeMessage } from './compose.ts'
import { Maildir } from './maildir.ts'
import { clientAddress, toNetwork, toTrusted } from './network.ts'
import { createOutbox } from './outbox.ts'
import { codeOf, createLog, type ReceiverOptions, type ReceiverSettings } from './settings.ts'
import { MAX_BYTES, readSubmission, type Submission } from './submission.ts'

/** The headers of every response. */
export const toHeaders = ({ page }: ReceiverSettings): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': page.policy,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
})

/** A status, and either the fragment of the success message, or the errors with the typed values. */
type FormResponse = { status: number; fragment?: string; problems?: string[]; read?: Submission; headers?: Record<string, string> }

export type Receiver = ReturnType<typeof createReceiver>

/** Stores each message of the site’s forms in a Maildir before it acknowledges it, and emails it to the owner. */
export function createReceiver(settings: ReceiverSettings, options: ReceiverOptions) {
  const { path, words, deleteAfterDays } = settings
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
    // Browsers say when a form of another site sends here.
    if (/^(?:cross|same)-site$/.test(String(request.headers['sec-fetch-site']))) return refuse(403, words.refused.foreign)
    if (size > MAX_BYTES) return refuse(413, words.refused.large)
    if (!request.complete) return refuse(408, 'The message did not arrive in time.')
    // A deployment finds out by this message whether messages arrive.
    if (String(body) === 'form-name=probe') return maildir.probe().then(() => ({ status: 200, fragment: 'probe' }))
    const read = readSubmission(body, settings, options.minimumTime)
    if (!read) return refuse(400, 'This is not a form of this site.')
    if (read.problems.length > 0) return { status: 422, problems: read.problems, read }
    return accept(read, toNetwork(clientAddress(request, trusted))).catch((error) => {
      // The disk is full or not writable: show the visitor’s text again.
      log('not stored', codeOf(error))
      return refuse(503, words.refused.failed, { read })
    })
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
    const id = `notice${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`
    await maildir.store({ id, form: 'notice', data: await composeEmail(settings, id, words.notice) })
  }

  /** A script gets JSON; a browser without scripts is redirected to the form’s page, or gets a page with the errors. */
  function reply(request: IncomingMessage, response: ServerResponse, result: FormResponse): void {
    const { status, fragment, problems = [], read } = result
    const headers = { ...toHeaders(settings), ...result.headers }
    if (request.headers.accept?.includes('application/json'))
      response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify({ fragment, problems }))
    else if (fragment) response.writeHead(303, { ...headers, Location: `${refererPath(request, path) ?? '/contact'}#${fragment}` }).end()
    else response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(toPage(settings, problems, read))
  }

  async function tidy(): Promise<void> {
    counts.clear()
    await maildir.tidy()
    const count = deleteAfterDays === undefined ? 0 : await maildir.deleteOlder(deleteAfterDays)
    if (count > 0) log(`deleted after ${deleteAfterDays} days`, String(count))
  }

  return {
    async start(): Promise<void> {
      await maildir.prepare()
      await tidy()
      timer = setInterval(() => tidy().catch((error) => log('not tidied', codeOf(error))), 60 * 60 * 1000).unref()
      outbox.start()
    },
    stop(): Promise<void> {
      clearInterval(timer)
      return outbox.stop()
    },
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

/** The page that a form was sent from, as a path of this site; undefined when unknown. `own` is the receiver’s path. */
function refererPath({ headers: { referer = '', host } }: IncomingMessage, own: string): string | undefined {
  if (!URL.canParse(referer)) return undefined
  const { host: from, pathname } = new URL(referer)
  return from === host && pathname !== own && /^\/(?![/\\])[\w\-./]*$/.test(pathname) ? pathname : undefined
}

/**
 * Reads a request to its end, even one that will be refused: a proxy whose connection is closed while it sends responds with 502. Stops
 * after `time`; the connection is then closed after the response. Returns the body, cut, and the number of bytes.
 */
async function readBody(request: IncomingMessage, response: ServerResponse, time: number): Promise<{ body: Buffer; size: number }> {
  const chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MAX_BYTES) chunks.push(chunk)
  })
  await finished(request, { signal: AbortSignal.timeout(time) }).catch(() => {})
  if (!request.complete) response.setHeader('Connection', 'close')
  return { body: Buffer.concat(chunks), size }
}
