import type { FormTexts } from '../src/content/schemas/forms.ts'
import { toTrusted } from './network.ts'

/** The port on which the receiver listens, behind the web server of its machine. */
export const RECEIVER_PORT = 4174

/** A field of a form; the values of a list come one by one. */
export type Field = { label: string; isEmail?: true; isOptional?: true; isList?: true; hasLines?: true }

/** The receiver’s settings from the content, written by the build, so that a server does not need the content. */
export interface ReceiverSettings {
  path: string // that forms are sent to: /forms
  site: string // the site’s URL, for the ids of emails
  company: { name: string; email: string; phone: string; whatsapp: string }
  reasons: readonly { value: string; label: string }[]
  forms: Readonly<Record<'contact' | 'newsletter', Readonly<Record<string, Field>>>> // the fields of each form
  deleteAfterDays?: number | undefined
  words: FormTexts['receiver']
  /** The page for a message that was not stored, its form for each kind of message, and their Content-Security-Policy. */
  page: { html: string; forms: Readonly<Record<string, string>>; policy: string }
}

/** Options that the host decides, not the content, with their defaults. Times are in milliseconds. docs/forms.md explains them. */
const DEFAULTS = {
  folder: 'messages',
  sendmail: undefined as string | undefined,
  smtpUrl: undefined as string | undefined,
  allowUnencrypted: false,
  trustProxy: 'loopback',
  perNetworkPerHour: 200,
  minFreeMb: 200,
  minimumTime: 2000, // between opening a page and sending from it: bots are faster than people
  bodyTime: 60_000, // for a complete request: 200 KB take almost a minute on 2G
  retryAfter: 60_000, // before an email is tried again; doubles with every attempt
  sessionTime: 120_000, // of one session with the mail server, at most
  stopTime: 3000, // that stopping waits for that session
  port: RECEIVER_PORT,
  print: (line: string): void => console.log(line),
}
export type ReceiverOptions = typeof DEFAULTS

/** A mail server’s address. A password has the characters with a meaning in addresses percent-encoded. */
const SMTP_URL_PATTERN = /^smtps?:\/\/(?:(?:[^\s/?#@%]|%[\da-f]{2})+@)?[^\s/?#@%]+\/?$/i

/** Reads options from the environment. Throws an error for the owner, with a sentence for each variable that is wrong. */
export function readOptions(env: Readonly<Record<string, string | undefined>>): ReceiverOptions {
  const { SENDMAIL, SMTP_URL, PORT, SMTP_ALLOW_UNENCRYPTED: unencrypted = 'no' } = env
  const options = { ...DEFAULTS, sendmail: SENDMAIL || undefined, smtpUrl: SMTP_URL || undefined, allowUnencrypted: unencrypted === 'yes' }
  options.folder = env.MESSAGES_FOLDER || DEFAULTS.folder
  options.trustProxy = env.TRUST_PROXY || DEFAULTS.trustProxy
  options.port = Number(PORT || DEFAULTS.port)
  const problems: string[] = []
  if (PORT && !/^\d{1,5}$/.test(PORT)) problems.push(`PORT must be a whole number. Found “${PORT}”. For example: PORT=${RECEIVER_PORT}`)
  // Never quotes the address, because it has a password.
  if (SMTP_URL && !(SMTP_URL_PATTERN.test(SMTP_URL) && URL.canParse(SMTP_URL)))
    problems.push(
      'SMTP_URL is not the address of a mail server. In a password, write # as %23, / as %2F, ? as %3F, @ as %40, % as %25. For example: SMTP_URL=smtps://user:password@mail.example.org',
    )
  if (SENDMAIL && SMTP_URL) problems.push('SENDMAIL and SMTP_URL are both set. Keep the one that is to send the emails.')
  if (SENDMAIL && !SENDMAIL.startsWith('/'))
    problems.push(`SENDMAIL must be the path of a program. Found “${SENDMAIL}”. For example: SENDMAIL=/usr/sbin/sendmail`)
  if (!/^(?:yes|no)$/.test(unencrypted))
    problems.push(`SMTP_ALLOW_UNENCRYPTED may be yes, and then password and messages may be sent in clear. Found “${unencrypted}”.`)
  try {
    toTrusted(options.trustProxy)
  } catch (error) {
    problems.push((error as Error).message)
  }
  // Commands show errors of this name without a stack trace.
  if (problems.length > 0) throw Object.assign(new Error(problems.join('\n')), { name: 'UserError' })
  return options
}

/** Logs an event. The same cause is logged once a minute at most, so that a failure cannot fill the disk. */
export type Log = (cause: string, detail?: string) => void

export function createLog(print: (line: string) => void): Log {
  const last = new Map<string, number>()
  return (cause, detail) => {
    if (performance.now() - (last.get(cause) ?? Number.NEGATIVE_INFINITY) < 60_000) return
    last.set(cause, performance.now())
    print(detail === undefined ? cause : `${cause}: ${detail}`)
  }
}

/** What the log says of an error: its code, never its message, which may have a visitor’s address. */
export function codeOf(error: unknown): string {
  const { code = 'error', responseCode = '' } = error as { code?: string; responseCode?: number }
  return `${code} ${responseCode}`.trim()
}
