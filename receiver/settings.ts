import type { FormTexts } from '../src/content/schemas/forms.ts'

/** The port on which the receiver listens, behind the web server of its machine. */
export const RECEIVER_PORT = 4174

/** The receiver’s settings from the content, written by the build, so that a server does not need the content. */
export interface ReceiverSettings {
  /** The path that forms are sent to: /forms. */
  path: string
  /** The site’s URL, for links in emails: https://www.company.example. */
  site: string
  company: { name: string; email: string; phone: string; whatsapp: string }
  reasons: readonly { value: string; label: string }[]
  /** Days after which messages are deleted. By default they are not. */
  deleteAfterDays?: number | undefined
  words: FormTexts['receiver']
}

/** Options that the host decides, not the content, with their defaults. */
const DEFAULTS = {
  folder: 'messages',
  /** The URL of a mail server for nodemailer: smtps://user:password@mail.example. Without it messages are only stored. */
  smtpUrl: undefined as string | undefined,
  /** Maximum messages per hour, from one internet address and from all. */
  perAddressPerHour: 30,
  totalPerHour: 600,
  /** Minimum milliseconds between opening a page and sending from it: bots are faster than people. */
  minimumTime: 2000,
  /** Maximum milliseconds for a complete request. */
  bodyTime: 10_000,
  /** Milliseconds before a failed email is retried. Doubles with every attempt. */
  retryAfter: 60_000,
  log: (line: string): void => console.log(line),
}

export type ReceiverOptions = typeof DEFAULTS

/** Environment variables with numbers, by the option each sets. */
const NUMBERS = { perAddressPerHour: 'FORMS_PER_ADDRESS', totalPerHour: 'FORMS_PER_HOUR', minimumTime: 'FORMS_MINIMUM_TIME' } as const

/** Reads options from the environment. Throws an Error that names the variable when one is not an integer. */
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
