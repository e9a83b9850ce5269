import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Email } from './composeEmails.ts'
import { DAY, type Maildir, writeDurably } from './maildir.ts'
import type { ReceiverOptions } from './settings.ts'

/** After this time the queue stops sending an email. Its message remains in the Maildir. */
const GIVE_UP_AFTER_MS = 7 * DAY
/** The shortest and the longest delay between runs of the queue. */
const MIN_DELAY_MS = 20
const MAX_DELAY_MS = 4 * 60 * 60 * 1000
/** An email is queued before its message is stored. After this time the message is considered lost. */
const STORED_WITHIN_MS = 10_000

/** An unconfirmed subscriber. Only a hash of the token is stored, so that nobody who reads the folder can confirm for others. */
interface Confirmation {
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

export type Queue = ReturnType<typeof createQueue>

/**
 * Emails on their way to the mail server, one file each, so that they survive a restart. A failed email is retried after one minute, two,
 * four and so on, at most every four hours. If the connection fails after the server has accepted an email and before its reply arrives,
 * the email is sent twice with one Message-ID: SMTP has no other way without loss.
 */
export function createQueue(maildir: Maildir, { folder, smtpUrl, retryAfter, log }: ReceiverOptions) {
  const [unsent, asked] = [path.join(folder, 'queue'), path.join(folder, 'asked')]
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true }) : undefined
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let isStopped = false

  const list = (from: string): { file: string; entry: Entry }[] => {
    const names = readdirSync(from).filter((name) => name.endsWith('.json'))
    const files = names.sort().map((name) => path.join(from, name))
    return files.map((file) => ({ file, entry: JSON.parse(readFileSync(file, 'utf8')) as Entry }))
  }

  const write = (file: string, entry: Entry) => writeDurably(file, JSON.stringify(entry))

  async function sendAll(): Promise<void> {
    for (const { file, entry } of list(unsent)) {
      if (isStopped) return
      if (!entry.failed && entry.next <= Date.now()) await send(file, entry)
    }
  }

  async function send(file: string, entry: Entry): Promise<void> {
    const stored = entry.message && maildir.find(entry.message)
    const raw = entry.raw ? Buffer.from(entry.raw, 'base64') : stored && readFileSync(stored)
    if (!raw) {
      // The process was killed before the message was stored, or somebody has moved or deleted it.
      if (Date.now() - entry.since > STORED_WITHIN_MS) rmSync(file, { force: true })
      return
    }
    try {
      await transport?.sendMail({ envelope: { from: entry.from, to: entry.to }, raw })
      const { raw: _sent, ...rest } = entry
      if (entry.confirmation) await write(path.join(asked, path.basename(file)), rest)
      rmSync(file, { force: true })
      log('email sent')
    } catch (error) {
      await scheduleRetry(file, entry, error as { code?: string; responseCode?: number })
    }
  }

  async function scheduleRetry(file: string, entry: Entry, { code = 'error', responseCode }: { code?: string; responseCode?: number }) {
    const why = responseCode ? `${code} ${responseCode}` : code
    const attempts = entry.attempts + 1
    const next = Date.now() + Math.min(MAX_DELAY_MS, retryAfter * 2 ** entry.attempts)
    // A permanent refusal of a subscriber’s address is final. If the company’s own is refused, the settings are wrong and
    // somebody may correct them, so it is retried.
    const isRefused = entry.confirmation !== undefined && code === 'EENVELOPE' && (responseCode ?? 0) >= 500
    const isGivenUp = isRefused || Date.now() - entry.since > GIVE_UP_AFTER_MS
    log(isGivenUp ? `email given up: ${why}` : `email not sent: ${why}, attempt ${attempts}`)
    await write(file, { ...entry, attempts, next, ...(isGivenUp && { failed: why }) })
  }

  /** Sends what is due, and schedules the next run. */
  function sendDue(): void {
    if (!transport || sending || isStopped) return
    clearTimeout(timer)
    const logError = (error: NodeJS.ErrnoException) => log(`queue not read or written: ${error.code ?? 'error'}`)
    sending = sendAll()
      .catch(logError)
      .then(() => {
        sending = undefined
        if (isStopped) return
        const moments = list(unsent).flatMap(({ entry }) => (entry.failed ? [] : [entry.next]))
        if (moments.length === 0) return
        timer = setTimeout(sendDue, Math.max(MIN_DELAY_MS, Math.min(...moments) - Date.now())).unref()
      })
      .catch(logError)
  }

  return {
    sendDue,
    /** Creates the folders, and continues with the emails of an earlier process. */
    start(): void {
      for (const part of [unsent, asked]) mkdirSync(part, { recursive: true, mode: 0o700 })
      sendDue()
    },
    /** Queues an email: a confirmation, or the message of the Maildir with this name, which may be stored a little later. */
    add(name: string, { to, from, raw }: Email, confirmation?: Confirmation): Promise<void> {
      const now = Date.now()
      const text = confirmation ? { raw: raw.toString('base64'), confirmation } : { message: name }
      return write(path.join(unsent, `${name}.json`), { to, from, ...text, since: now, attempts: 0, next: now })
    },
    /** All unconfirmed subscribers with the time of their request, sent or still queued. */
    listUnconfirmed: (): (Confirmation & { since: number })[] =>
      [unsent, asked].flatMap(list).flatMap(({ entry: { confirmation, since } }) => (confirmation ? [{ ...confirmation, since }] : [])),
    /** Stops after the email that is being sent. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await sending
      transport?.close()
    },
    /** Deletes unconfirmed requests after a week, and given-up emails two weeks after they were queued. */
    deleteExpired(now = Date.now()): void {
      for (const { file, entry } of list(asked)) if (now - entry.since > GIVE_UP_AFTER_MS) rmSync(file, { force: true })
      for (const { file, entry } of list(unsent))
        if (entry.failed && now - entry.since > 2 * GIVE_UP_AFTER_MS) rmSync(file, { force: true })
    },
  }
}
