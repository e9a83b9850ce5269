import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Maildir } from './maildir.ts'
import { codeOf, type Log, type ReceiverOptions, type ReceiverSettings } from './settings.ts'

const MAX_DELAY_MS = 6 * 60 * 60 * 1000
/** With delays from one minute to six hours, this many attempts take five days. */
export const MOST_ATTEMPTS = 29

/** An entry of outbox/: an empty file whose name has the message’s name, its attempts and the time of the next one. */
export type Entry = { file: string; message: string; attempts: number; next: number }

/** All entries, oldest first. Other files are skipped. */
export const readOutbox = async (maildir: Maildir): Promise<Entry[]> =>
  (await maildir.files(maildir.outbox)).flatMap((file) => {
    const [, message, attempts, next] = /^(\d{13}\.\w+\.\w+),(\d+),(\d+)$/.exec(file) ?? []
    return message ? [{ file, message, attempts: Number(attempts), next: Number(next) }] : []
  })

/** Changes an entry by one atomic rename, which fails when another receiver has changed it before. Returns the new name. */
export async function changeEntry({ outbox }: Maildir, { file, message }: Entry, attempts: number, next: number): Promise<string> {
  const changed = `${message},${attempts},${next}`
  await rename(path.join(outbox, file), path.join(outbox, changed))
  return changed
}

/** Returns a function that emails the owner; undefined where messages are only stored. */
export function createSender({ company }: ReceiverSettings, { sendmail, smtpUrl, allowUnencrypted, sessionTime }: ReceiverOptions) {
  if (!sendmail && !smtpUrl) return undefined
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(smtpUrl ? new URL(smtpUrl).hostname : '')
  // Debian’s Postfix has a certificate that nobody has signed.
  const tls = { requireTLS: !isLocal && !allowUnencrypted, tls: { rejectUnauthorized: !isLocal } }
  const transport = sendmail ? createTransport({ sendmail: true, path: sendmail }) : createTransport({ url: smtpUrl, ...tls })
  return async (raw: Buffer, stopped: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([AbortSignal.timeout(sessionTime), stopped])
    const sent = transport.sendMail({ envelope: { from: company.email, to: company.email }, raw, signal })
    // nodemailer waits for a sendmail program that hangs.
    const ended = new Promise((_, reject) => signal.addEventListener('abort', () => reject(Object.assign(new Error(), { code: 'EABORT' }))))
    await Promise.race([sent, ended])
  }
}

/**
 * Emails the messages that have an entry in outbox/. An attempt is written before it is made; what cannot be written is not attempted, so
 * nothing is sent again and again. A wrong clock causes one attempt too early at most: a moment later than the longest delay is ignored.
 */
export function createOutbox(maildir: Maildir, settings: ReceiverSettings, options: ReceiverOptions, log: Log) {
  const send = createSender(settings, options)
  const stopping = new AbortController()
  let [isStopped, pause] = [false, new AbortController()]
  let running: Promise<void> | undefined
  /** Entries that could not be deleted after their email. */
  const sent = new Set<string>()
  const delayAfter = (attempts: number) => (attempts === 0 ? 0 : Math.min(MAX_DELAY_MS, options.retryAfter * 2 ** (attempts - 1)))

  async function sendDue(): Promise<void> {
    const isReady = ({ file, attempts, next }: Entry) => {
      const left = next - Date.now()
      return attempts < MOST_ATTEMPTS && !sent.has(file) && (left <= 0 || left > delayAfter(attempts))
    }
    const entries = (await readOutbox(maildir)).filter(isReady)
    for (const entry of entries.sort((a, b) => a.attempts - b.attempts)) {
      const raw = await maildir.read(entry.message)
      // A message that is being stored has its entry before.
      if (raw && (isStopped || !(await attempt(entry, raw)))) return
    }
  }

  /** Returns false when the mail server did not answer: then the others wait, and next time those with fewer attempts come first. */
  async function attempt(entry: Entry, raw: Buffer): Promise<boolean> {
    const attempts = entry.attempts + 1
    const changed = await changeEntry(maildir, entry, attempts, Date.now() + delayAfter(attempts)).catch((error) =>
      log('an email waits, because its entry in the outbox cannot be renamed', codeOf(error)),
    )
    // A full disk may have room for another entry, and another receiver may have taken this one.
    if (!changed) return true
    try {
      await send?.(raw, stopping.signal)
    } catch (error) {
      log('email not sent', `${codeOf(error)}, attempt ${attempts}`)
      return /^(?:EENVELOPE|EMESSAGE)$/.test((error as { code?: string }).code ?? '')
    }
    sent.add(changed)
    await rm(path.join(maildir.outbox, changed))
    sent.delete(changed)
    // Now a full disk has room for an entry that could not be renamed.
    wake()
    return true
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      pause = new AbortController()
      await sendDue().catch((error) => log('no email is sent, because the outbox cannot be read or written', codeOf(error)))
      // Many messages at once would read a large outbox once each.
      if (!isStopped) await wait(Math.min(1000, options.retryAfter))
      await wait(options.retryAfter, undefined, { signal: pause.signal }).catch(() => {})
    }
  }

  /** Looks for new entries at once. */
  const wake = () => pause.abort()

  return {
    wake,
    start(): void {
      if (send) running = run()
    },
    async stop(): Promise<void> {
      isStopped = true
      wake()
      const abort = setTimeout(() => stopping.abort(), options.stopTime)
      await running
      clearTimeout(abort)
    },
  }
}
