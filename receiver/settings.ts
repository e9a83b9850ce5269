import type { FormTexts } from '../src/content/schemas/forms.ts'
import { toTrusted } from './network.ts'

/** The port on which the receiver listens, behind the web server of its machine. */
export const RECEIVER_PORT = 4174

/** The receiver’s settings from the content, written by the build, so that a server does not need the content. */
export interface ReceiverSettings {
  /** The path that forms are sent to: /forms. */
  path: string
  /** The site’s URL, for the ids of emails: https://www.company.example. */
  site: string
  company: { name: string; email: string; phone: string; whatsapp: string }
  reasons: readonly { value: string; label: string }[]
  /** The most characters of a field, by its name, as the form says them. */
  limits: Readonly<Record<string, number>>
  /** Days after which messages are deleted. By default they are not. */
  deleteAfterDays?: number | undefined
  words: FormTexts['receiver']
  /** The page for a message that was not stored, its form for each kind of message, and their Content-Security-Policy. */
  page: { html: string; forms: Readonly<Record<string, string>>; policy: string }
}

/** Options that the host decides, not the content, with their defaults. docs/deploying.md explains them. */
const DEFAULTS = {
  folder: 'messages',
  sendmail: undefined as string | undefined,
  smtpUrl: undefined as string | undefined,
  allowUnencrypted: false,
  trustProxy: 'loopback',
  perNetworkPerHour: 200,
  minFreeMb: 200,
  /** Minimum milliseconds between opening a page and sending from it: bots are faster than people. */
  minimumTime: 2000,
  /** Maximum milliseconds for a complete request: 200 KB take almost a minute on 2G. */
  bodyTime: 60_000,
  /** Milliseconds before an email is tried again. Doubles with every attempt. */
  retryAfter: 60_000,
  /** Maximum milliseconds of one session with the mail server. */
  sessionTime: 120_000,
  port: RECEIVER_PORT,
  print: (line: string): void => console.log(line),
}
export type ReceiverOptions = typeof DEFAULTS

const NUMBERS = { perNetworkPerHour: 'FORMS_PER_NETWORK', minFreeMb: 'FORMS_MIN_FREE_MB', port: 'PORT' }

/** Reads options from the environment. Throws an error for the owner, with a sentence for each variable that is wrong. */
export function readOptions(env: Readonly<Record<string, string | undefined>>): ReceiverOptions {
  const { SENDMAIL, SMTP_URL, SMTP_ALLOW_UNENCRYPTED: unencrypted = 'no' } = env
  const options = { ...DEFAULTS, sendmail: SENDMAIL || undefined, smtpUrl: SMTP_URL || undefined, allowUnencrypted: unencrypted === 'yes' }
  options.folder = env.MESSAGES_FOLDER || DEFAULTS.folder
  options.trustProxy = env.TRUST_PROXY || DEFAULTS.trustProxy
  const problems: string[] = SMTP_URL ? checkSmtpUrl(SMTP_URL) : []
  for (const [option, name] of Object.entries(NUMBERS) as [keyof typeof NUMBERS, string][]) {
    options[option] = Number(env[name] || DEFAULTS[option])
    if (!/^\d{0,9}$/.test(env[name] ?? ''))
      problems.push(`${name} must be a whole number. Found “${env[name]}”. For example: ${name}=${DEFAULTS[option]}`)
  }
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

/** Never quotes the URL, because it has a password. */
function checkSmtpUrl(value: string): string[] {
  const example = 'For example: SMTP_URL=smtps://user:password@mail.example.org'
  try {
    const { protocol, hostname, hash, search, pathname, username, password } = new URL(value)
    if (!/^smtps?:$/.test(protocol)) return [`SMTP_URL begins with ${protocol}, and must begin with smtps: or smtp:. ${example}`]
    decodeURIComponent(username + password)
    if (hostname && !hash && !search && pathname.length < 2) return []
  } catch {
    // Its parts cannot be told apart.
  }
  return [`SMTP_URL is no complete address. In a password, write # as %23, / as %2F, ? as %3F, @ as %40, % as %25. ${example}`]
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
