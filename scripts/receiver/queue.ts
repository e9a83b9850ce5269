import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Email } from './composeEmails.ts'
import { type Maildir, writeDurably } from './maildir.ts'
import type { ReceiverOptions } from './settings.ts'

const DAY = 24 * 60 * 60 * 1000
/** After this time an unsent email is given up. Its message remains in the Maildir. */
const GIVE_UP_AFTER_MS = 7 * DAY
/** The shortest and the longest delay between runs of the queue. */
const MIN_DELAY_MS = 20
const MAX_DELAY_MS = 4 * 60 * 60 * 1000
/** An email is queued before its message is stored. After this time a message that is not there will not come. */
const STORED_WITHIN_MS = 10_000

/** An unconfirmed subscriber. Only a hash of the token is stored, so that reading the folder does not allow confirming for others. */
export interface Confirmation {
  email: string
  id: string
  token: string
  unsubscribe: string
}

/** An email to send: one of the Maildir by its name, or a confirmation with its own text. */
interface Entry {
  to: string
  from: string
  since: number
  attempts: number
  next: number
  failed?: string
  message?: string
  raw?: string
  confirmation?: Confirmation
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Emails on their way to the mail server, one file each, so that they survive a restart. A failed email is retried after one minute, two,
 * four and so on, at most every four hours. If the connection fails after the server has accepted an email and before its reply arrives,
 * the email is sent twice with one Message-ID: SMTP has no other way without loss.
 */
export class Queue {
  readonly #folder: string
  readonly #asked: string
  readonly #maildir: Maildir
  readonly #options: ReceiverOptions
  readonly #transport: { sendMail(mail: object): Promise<unknown>; close(): void } | undefined
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #isStopped = false

  constructor(maildir: Maildir, options: ReceiverOptions) {
    this.#folder = path.join(options.folder, 'queue')
    this.#asked = path.join(options.folder, 'asked')
    this.#maildir = maildir
    this.#options = options
    const limits = {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    this.#transport = options.smtpUrl ? createTransport({ url: options.smtpUrl, ...limits }) : undefined
  }

  /** Creates the folders, and continues with the emails of an earlier process. */
  start(): void {
    for (const folder of [this.#folder, this.#asked]) mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.sendDue()
  }

  /** Queues an email: a confirmation, or the message of the Maildir with this name, which may be stored a little later. */
  async add(name: string, { to, from, raw }: Email, confirmation?: Confirmation): Promise<void> {
    const now = Date.now()
    const text = confirmation ? { raw: raw.toString('base64'), confirmation } : { message: name }
    const entry: Entry = { to, from, ...text, since: now, attempts: 0, next: now }
    await writeDurably(path.join(this.#folder, `${name}.json`), JSON.stringify(entry))
  }

  /** All unconfirmed subscribers with the time of their request, sent or still queued. */
  listUnconfirmed(): (Confirmation & { since: number })[] {
    return [this.#folder, this.#asked].flatMap((folder) =>
      this.#list(folder).flatMap(({ entry }) => (entry.confirmation ? [{ ...entry.confirmation, since: entry.since }] : [])),
    )
  }

  /** Sends what is due, and schedules the next run. */
  sendDue(): void {
    if (!this.#transport || this.#sending || this.#isStopped) return
    clearTimeout(this.#timer)
    this.#sending = this.#sendAll()
      .catch((error: NodeJS.ErrnoException) => this.#options.log(`queue not written: ${error.code ?? 'error'}`))
      .then(() => {
        this.#sending = undefined
        if (this.#isStopped) return
        const moments = this.#list(this.#folder).flatMap(({ entry }) => (entry.failed ? [] : [entry.next]))
        if (moments.length === 0) return
        this.#timer = setTimeout(() => this.sendDue(), Math.max(MIN_DELAY_MS, Math.min(...moments) - Date.now()))
        this.#timer.unref()
      })
  }

  /** Stops after the email that is being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#sending
    this.#transport?.close()
  }

  /** Deletes unconfirmed requests after a week, and given-up emails two weeks after they were queued. */
  tidy(now = Date.now()): void {
    for (const { file, entry } of this.#list(this.#asked)) if (now - entry.since > GIVE_UP_AFTER_MS) rmSync(file, { force: true })
    for (const { file, entry } of this.#list(this.#folder))
      if (entry.failed && now - entry.since > 2 * GIVE_UP_AFTER_MS) rmSync(file, { force: true })
  }

  #list(folder: string): { file: string; entry: Entry }[] {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
    const files = names.sort().map((name) => path.join(folder, name))
    return files.map((file) => ({ file, entry: JSON.parse(readFileSync(file, 'utf8')) as Entry }))
  }

  async #sendAll(): Promise<void> {
    for (const { file, entry } of this.#list(this.#folder)) {
      if (this.#isStopped) return
      if (!entry.failed && entry.next <= Date.now()) await this.#send(file, entry)
    }
  }

  async #send(file: string, entry: Entry): Promise<void> {
    const stored = entry.message && this.#maildir.find(entry.message)
    const raw = entry.raw ? Buffer.from(entry.raw, 'base64') : stored && readFileSync(stored)
    if (!raw) {
      // The process was killed before the message was stored, or somebody has moved or deleted it.
      if (Date.now() - entry.since > STORED_WITHIN_MS) rmSync(file, { force: true })
      return
    }
    try {
      await this.#transport?.sendMail({ envelope: { from: entry.from, to: entry.to }, raw })
      const { raw: _sent, ...rest } = entry
      if (entry.confirmation) await writeDurably(path.join(this.#asked, path.basename(file)), JSON.stringify(rest))
      rmSync(file, { force: true })
      this.#options.log('email sent')
    } catch (error) {
      await this.#putOff(file, entry, error as { code?: string; responseCode?: number })
    }
  }

  async #putOff(file: string, entry: Entry, { code = 'error', responseCode }: { code?: string; responseCode?: number }): Promise<void> {
    const why = responseCode ? `${code} ${responseCode}` : code
    const attempts = entry.attempts + 1
    const next = Date.now() + Math.min(MAX_DELAY_MS, this.#options.retryAfter * 2 ** entry.attempts)
    // A subscriber’s address that is permanently refused stays refused. If the company’s own is refused, the settings are wrong and
    // somebody may correct them, so it is retried.
    const isRefused = entry.confirmation !== undefined && code === 'EENVELOPE' && (responseCode ?? 0) >= 500
    const isGivenUp = isRefused || Date.now() - entry.since > GIVE_UP_AFTER_MS
    this.#options.log(isGivenUp ? `email given up: ${why}` : `email not sent: ${why}, attempt ${attempts}`)
    await writeDurably(file, JSON.stringify({ ...entry, attempts, next, ...(isGivenUp ? { failed: why } : {}) } satisfies Entry))
  }
}
