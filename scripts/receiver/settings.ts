import type { FormWords } from '../../src/content/schemas/forms.ts'

/** Where the receiver listens on a server of its own, for the web server in front of it. */
export const RECEIVER_PORT = 4174

/** What the receiver takes from the content: written by the build, so that a server needs no content of its own. */
export interface ReceiverSettings {
  /** The address forms are sent to: /forms. */
  path: string
  /** The site's address, for links in emails: https://www.company.example. */
  site: string
  company: { name: string; email: string; phone: string; whatsapp: string }
  /** The reasons of the contact form. */
  reasons: readonly { value: string; label: string }[]
  /** Days after which messages are deleted. Without it they stay. */
  deleteAfterDays?: number | undefined
  words: FormWords['receiver']
}

/** What the host decides, not the content. */
export interface ReceiverOptions {
  /** Where messages are stored. */
  folder: string
  /** A mail server, as nodemailer takes it: smtps://user:password@mail.example. Without it messages are only stored. */
  smtpUrl?: string | undefined
  /** Messages an hour, from one internet address and from all together. */
  perAddress: number
  inAll: number
  /** Milliseconds between opening a page and sending from it that a person needs at least. */
  minimumTime: number
  /** Milliseconds in which a request must have arrived whole. */
  bodyTime: number
  /** Milliseconds before an email that could not be sent is tried again. It doubles with every attempt. */
  retryAfter: number
  /** Writes a line to the log. */
  log: (line: string) => void
}

const DEFAULTS: ReceiverOptions = {
  folder: 'messages',
  perAddress: 30,
  inAll: 600,
  minimumTime: 2000,
  bodyTime: 10_000,
  retryAfter: 60_000,
  log: (line) => console.log(line),
}

/** Environment variables that hold a number, by the option each sets. */
const NUMBERS = { perAddress: 'FORMS_PER_ADDRESS', inAll: 'FORMS_PER_HOUR', minimumTime: 'FORMS_MINIMUM_TIME' } as const

/** The options that the environment sets. Throws an Error that names the variable when one is not a whole number. */
export function readOptions(env: Readonly<Record<string, string | undefined>>): ReceiverOptions {
  const options = { ...DEFAULTS, folder: env.MESSAGES_FOLDER || DEFAULTS.folder, smtpUrl: env.SMTP_URL || undefined }
  for (const [option, name] of Object.entries(NUMBERS) as [keyof typeof NUMBERS, string][]) {
    const value = env[name]
    if (!value) continue
    if (!/^\d+$/.test(value)) throw new Error(`${name} must be a whole number. Found “${value}”. For example: ${name}=${DEFAULTS[option]}`)
    options[option] = Number(value)
  }
  return options
}

/** The options with their defaults, for tests and audits. */
export const withDefaults = (given: Partial<ReceiverOptions>): ReceiverOptions => ({ ...DEFAULTS, ...given })
