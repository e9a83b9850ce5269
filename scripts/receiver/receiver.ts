import type { IncomingMessage, ServerResponse } from 'node:http'
import { composeMessage } from './composeEmails.ts'
import { Maildir } from './maildir.ts'
import { Newsletter } from './newsletter.ts'
import { Queue } from './queue.ts'
import { RateLimits } from './rateLimits.ts'
import { clientAddress, isFromOtherSite, readBody, refererPath } from './request.ts'
import { PAGE_POLICY, toButtonPage, toPlainPage, toRefusedPage } from './responsePages.ts'
import type { ReceiverOptions, ReceiverSettings } from './settings.ts'
import { BadRequest, parseBody, type ReadSubmission, readSubmission } from './submission.ts'

const DAY = 24 * 60 * 60 * 1000
/** Maximum number of bodies read at the same time; further requests are refused before they use memory. */
const MAX_PARALLEL_BODIES = 200

/** The response to the visitor: a status, and either the fragment of the success message or the errors. */
interface FormResponse {
  status: number
  fragment?: string
  problems?: string[]
  read?: Pick<ReadSubmission, 'form' | 'typed'>
  headers?: Record<string, string>
}

/** Stores each message of the site’s forms in a Maildir before it acknowledges it, and sends it by email if a mail server is configured. */
export class Receiver {
  readonly #settings: ReceiverSettings
  readonly #options: ReceiverOptions
  readonly #limits: RateLimits
  readonly #maildir: Maildir
  readonly #queue: Queue
  readonly #newsletter: Newsletter
  #reading = 0
  #timer: NodeJS.Timeout | undefined

  constructor(settings: ReceiverSettings, options: ReceiverOptions) {
    this.#settings = settings
    this.#options = options
    this.#limits = new RateLimits(options)
    this.#maildir = new Maildir(options.folder)
    this.#queue = new Queue(this.#maildir, options)
    this.#newsletter = new Newsletter(settings, options, this.#queue)
  }

  /** Creates the folders, and continues with the emails of an earlier process. Throws file system errors. */
  start(): void {
    this.#maildir.prepare()
    this.#queue.start()
    this.#tidy()
    this.#timer = setInterval(() => this.#tidy(), DAY / 24).unref()
  }

  /** Stops after the email that is being sent. */
  stop(): Promise<void> {
    clearInterval(this.#timer)
    return this.#queue.stop()
  }

  /** Whether a path is one of the receiver’s. */
  owns(url: string): boolean {
    const [address = ''] = url.split('?')
    return address === this.#settings.path || address.startsWith(`${this.#settings.path}/`)
  }

  /** Answers a request to one of the receiver’s paths. Never rejects. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = Date.now()
    try {
      const [, action, token] = (request.url ?? '').slice(this.#settings.path.length).split('/')
      if (action !== undefined) await this.#answerLink(request, response, action, token ?? '')
      else this.#reply(request, response, await this.#receive(request))
    } catch (error) {
      const { code = 'error' } = error as NodeJS.ErrnoException
      this.#options.log(`failed: ${code}`)
      if (!response.headersSent) this.#reply(request, response, { status: 503, problems: [this.#settings.words.refused.failed] })
    }
    // Logs neither address nor text, so that the log never shows who wrote or what.
    this.#options.log(`${request.method} ${response.statusCode} in ${Date.now() - started} ms`)
  }

  async #receive(request: IncomingMessage): Promise<FormResponse> {
    const { words } = this.#settings
    if (request.method !== 'POST') return { status: 405, problems: [words.refused.notHere], headers: { Allow: 'POST' } }
    if (isFromOtherSite(request)) return { status: 403, problems: [words.refused.foreign] }
    if (this.#reading >= MAX_PARALLEL_BODIES) return { status: 503, problems: [words.refused.busy] }
    let read: ReadSubmission
    this.#reading += 1
    try {
      const body = await readBody(request, this.#options.bodyTime)
      read = readSubmission(parseBody(body), this.#settings.reasons, this.#options.minimumTime)
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      return { status: error.status, problems: [error.message], headers: { Connection: 'close' } }
    } finally {
      this.#reading -= 1
    }
    const wait = this.#limits.count(clientAddress(request))
    if (wait !== undefined) return { status: 429, problems: [words.refused.busy], read, headers: { 'Retry-After': String(wait) } }
    if (read.problems.length > 0) return { status: 422, problems: read.problems, read }
    try {
      return await this.#accept(read)
    } catch (error) {
      // The disk is full or not writable: show the visitor’s text again.
      this.#options.log(`not stored: ${(error as NodeJS.ErrnoException).code ?? 'error'}`)
      return { status: 503, problems: [words.refused.failed], read }
    }
  }

  async #accept(read: ReadSubmission): Promise<FormResponse> {
    const isSent = this.#options.smtpUrl !== undefined
    if (read.form === 'newsletter' && isSent) {
      const isAsked = await this.#newsletter.requestConfirmation(read.typed.email ?? '', read.id)
      this.#queue.sendDue()
      return isAsked
        ? { status: 200, fragment: 'newsletter-confirm' }
        : { status: 429, problems: [this.#settings.words.refused.askedOften], read }
    }
    const now = new Date()
    const email = await composeMessage(this.#settings, read, now)
    const name = `${now.getTime()}.${read.id}.${read.form}`
    const before = isSent ? { before: () => this.#queue.add(name, email) } : {}
    await this.#maildir.store({ id: read.id, name, data: email.raw, ...before })
    this.#queue.sendDue()
    return { status: 200, fragment: read.form === 'contact' ? 'message-sent' : 'newsletter-received' }
  }

  /** A script gets JSON; a browser without scripts is redirected to the form’s page, or gets a page with the errors. */
  #reply(request: IncomingMessage, response: ServerResponse, { status, fragment, problems = [], read, headers }: FormResponse): void {
    if (request.headers.accept?.includes('application/json')) {
      const body = JSON.stringify(fragment ? { fragment } : { problems })
      response.writeHead(status, { ...HEADERS, ...headers, 'Content-Type': 'application/json; charset=utf-8' }).end(body)
    } else if (fragment) {
      const page = refererPath(request, this.#settings.path) ?? (fragment === 'message-sent' ? '/contact' : '/')
      response.writeHead(303, { ...HEADERS, Location: `${page}#${fragment}` }).end()
    } else this.#show(response, status, toRefusedPage(this.#settings, { problems, read }), headers)
  }

  #show(response: ServerResponse, status: number, page: string, headers: Record<string, string> = {}): void {
    response.writeHead(status, { ...HEADERS, ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }

  /** Links in a confirmation email. Unsubscribing takes two clicks, because some mail programs open every link by themselves. */
  async #answerLink(request: IncomingMessage, response: ServerResponse, action: string, token: string): Promise<void> {
    const { link, confirmed, expired, unsubscribe, unsubscribed, unknown } = this.#settings.words.pages
    const show = (status: number, words: { title: string; text: string }) => this.#show(response, status, toPlainPage({ ...words, link }))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (action === 'confirm' && isRead) {
      const isThere = await this.#newsletter.confirm(token)
      return show(isThere ? 200 : 410, isThere ? confirmed : expired)
    }
    if (action === 'unsubscribe' && isRead) return this.#show(response, 200, toButtonPage(unsubscribe))
    if (action === 'unsubscribe' && request.method === 'POST') {
      request.resume()
      await this.#newsletter.unsubscribe(token)
      return show(200, unsubscribed)
    }
    show(404, unknown)
  }

  #tidy(): void {
    try {
      this.#queue.tidy()
      const { deleteAfterDays } = this.#settings
      const count = deleteAfterDays === undefined ? 0 : this.#maildir.deleteOlder(deleteAfterDays, Date.now())
      if (count > 0) this.#options.log(`deleted after ${deleteAfterDays} days: ${count}`)
    } catch (error) {
      this.#options.log(`not tidied: ${(error as NodeJS.ErrnoException).code ?? 'error'}`)
    }
  }
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}
