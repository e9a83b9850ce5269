import type { IncomingMessage, ServerResponse } from 'node:http'
import { composeMessage } from './composeEmails.ts'
import { DAY, Maildir } from './maildir.ts'
import { createNewsletter } from './newsletter.ts'
import { createQueue } from './queue.ts'
import { createRateLimit } from './rateLimit.ts'
import { clientAddress, isFromOtherSite, readBody, refererPath } from './request.ts'
import { PAGE_POLICY, toButtonPage, toPlainPage, toRefusedPage } from './responsePages.ts'
import type { ReceiverOptions, ReceiverSettings } from './settings.ts'
import { BadRequest, MAX_BYTES, parseBody, type ReadSubmission, readSubmission } from './submission.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i
const TOO_LARGE = `A message can have ${MAX_BYTES / 1024} KB at most. Your text is still in the form: shorten it, and send it again.`

/** The response to the visitor: a status, and either the fragment of the success message or the errors. */
interface FormResponse {
  status: number
  fragment?: string
  problems?: string[]
  read?: ReadSubmission
  headers?: Record<string, string>
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Click trackers append queries to links in emails. */
const withoutQuery = (url: string) => url.split('?', 1)[0] ?? ''

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'error'

function showPage(response: ServerResponse, status: number, page: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...HEADERS, ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(page)
}

export type Receiver = ReturnType<typeof createReceiver>

/** Stores each message of the site’s forms in a Maildir before it acknowledges it, and sends it by email if a mail server is configured. */
export function createReceiver(settings: ReceiverSettings, options: ReceiverOptions) {
  const { path, words, deleteAfterDays } = settings
  const { smtpUrl, log } = options
  const countMessage = createRateLimit(options)
  const maildir = new Maildir(options.folder)
  const queue = createQueue(maildir, options)
  const newsletter = createNewsletter(settings, options, queue)
  let timer: NodeJS.Timeout | undefined

  async function receive(request: IncomingMessage, { body, size }: Awaited<ReturnType<typeof readBody>>): Promise<FormResponse> {
    if (request.method !== 'POST') return { status: 405, problems: [words.refused.notHere], headers: { Allow: 'POST' } }
    if (isFromOtherSite(request)) return { status: 403, problems: [words.refused.foreign] }
    if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) return { status: 415, problems: ['This is not the form of this site.'] }
    if (size > MAX_BYTES) return { status: 413, problems: [TOO_LARGE] }
    if (!request.complete) return { status: 408, problems: ['The message did not arrive in time.'] }
    let read: ReadSubmission
    try {
      const sent = parseBody(body)
      if (sent.get('form-name') === 'probe') return await answerProbe()
      read = readSubmission(sent, settings.reasons, options.minimumTime)
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      return { status: 400, problems: [error.message] }
    }
    const wait = countMessage(clientAddress(request))
    if (wait !== undefined) return { status: 429, problems: [words.refused.busy], read, headers: { 'Retry-After': String(wait) } }
    if (read.problems.length > 0) return { status: 422, problems: read.problems, read }
    try {
      return await accept(read)
    } catch (error) {
      // The disk is full or not writable: show the visitor’s text again.
      log(`not stored: ${codeOf(error)}`)
      return { status: 503, problems: [words.refused.failed], read }
    }
  }

  /** Answers the message that a deployment sends to find out whether messages arrive: stores it like any other, and removes it. */
  async function answerProbe(): Promise<FormResponse> {
    try {
      await maildir.probe()
      return { status: 200, fragment: 'probe' }
    } catch (error) {
      log(`not stored: ${codeOf(error)}`)
      return { status: 503, problems: [words.refused.failed] }
    }
  }

  async function accept(read: ReadSubmission): Promise<FormResponse> {
    if (read.form === 'newsletter' && smtpUrl) {
      const isAsked = await newsletter.requestConfirmation(read.typed.email ?? '', read.id)
      queue.sendDue()
      return isAsked ? { status: 200, fragment: 'newsletter-confirm' } : { status: 429, problems: [words.refused.askedOften], read }
    }
    const now = new Date()
    const email = await composeMessage(settings, read, now)
    const name = `${now.getTime()}.${read.id}.${read.form}`
    await maildir.store({ id: read.id, name, data: email.raw, ...(smtpUrl && { before: () => queue.add(name, email) }) })
    queue.sendDue()
    return { status: 200, fragment: read.form === 'contact' ? 'message-sent' : 'newsletter-received' }
  }

  /** A script gets JSON; a browser without scripts is redirected to the form’s page, or gets a page with the errors. */
  function reply(
    request: IncomingMessage,
    response: ServerResponse,
    { status, fragment, problems = [], read, headers }: FormResponse,
  ): void {
    if (request.headers.accept?.includes('application/json')) {
      const body = JSON.stringify(fragment ? { fragment } : { problems })
      response.writeHead(status, { ...HEADERS, ...headers, 'Content-Type': 'application/json; charset=utf-8' }).end(body)
    } else if (fragment) {
      const page = refererPath(request, path) ?? (fragment === 'message-sent' ? '/contact' : '/')
      response.writeHead(303, { ...HEADERS, Location: `${page}#${fragment}` }).end()
    } else showPage(response, status, toRefusedPage(settings, problems, read), headers)
  }

  /** Links in a confirmation email. Unsubscribing takes two clicks, because some mail programs open every link automatically. */
  async function answerLink(request: IncomingMessage, response: ServerResponse, action: string, token: string): Promise<void> {
    const { link, confirmed, expired, unsubscribe, unsubscribed, unknown } = words.pages
    const show = (status: number, page: { title: string; text: string }) => showPage(response, status, toPlainPage({ ...page, link }))
    // Scanners of links in emails send HEAD, which must change nothing.
    if (request.method === 'HEAD') return void response.writeHead(200, HEADERS).end()
    const asked = `${request.method} ${action}`
    if (asked === 'GET confirm') return (await newsletter.confirm(token)) ? show(200, confirmed) : show(410, expired)
    if (asked === 'GET unsubscribe') return showPage(response, 200, toButtonPage(unsubscribe))
    if (asked === 'POST unsubscribe') {
      await newsletter.unsubscribe(token)
      return show(200, unsubscribed)
    }
    show(404, unknown)
  }

  function deleteExpired(): void {
    try {
      queue.deleteExpired()
      const count = deleteAfterDays === undefined ? 0 : maildir.deleteOlder(deleteAfterDays, Date.now())
      if (count > 0) log(`deleted after ${deleteAfterDays} days: ${count}`)
    } catch (error) {
      log(`not tidied: ${codeOf(error)}`)
    }
  }

  return {
    /** Creates the folders, and continues with the emails of an earlier process. Throws file system errors. */
    start(): void {
      maildir.prepare()
      queue.start()
      deleteExpired()
      timer = setInterval(deleteExpired, DAY / 24).unref()
    },
    /** Stops after the email that is being sent. */
    stop(): Promise<void> {
      clearInterval(timer)
      return queue.stop()
    },
    /** Whether a path is one of the receiver’s. */
    owns(url: string): boolean {
      const address = withoutQuery(url)
      return address === path || address.startsWith(`${path}/`)
    },
    /** Answers a request to one of the receiver’s paths. Never rejects. */
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const started = Date.now()
      try {
        const [, action, token = ''] = withoutQuery(request.url ?? '')
          .slice(path.length)
          .split('/')
        const sent = await readBody(request, response, AbortSignal.timeout(options.bodyTime))
        if (action === undefined) reply(request, response, await receive(request, sent))
        else await answerLink(request, response, action, token)
      } catch (error) {
        log(`failed: ${codeOf(error)}`)
        if (!response.headersSent) reply(request, response, { status: 503, problems: [words.refused.failed] })
      }
      // Logs neither address nor text, so that the log never shows who wrote or what.
      log(`${request.method} ${response.statusCode} in ${Date.now() - started} ms`)
    },
  }
}
