import MailComposer from 'nodemailer/lib/mail-composer'
import type { ReceiverSettings } from './settings.ts'
import type { Submission } from './submission.ts'

/** Cut, since mail servers refuse long headers. Some mail programs decode “=?utf-8?Q?=1B?=”, which a visitor can write. */
const toHeader = (text: string) => text.slice(0, 400).replaceAll('=?', '= ?')

/** Builds an email from the company to itself, because its mail server sends it. Stored lines end in LF: mutt shows ^M for CRLF. */
export function composeEmail(
  { company, site }: ReceiverSettings,
  id: string,
  mail: Partial<ConstructorParameters<typeof MailComposer>[0]>,
): Promise<Buffer> {
  const from = { name: `${company.name} website`, address: company.email }
  const messageId = `<${id}@${new URL(site).hostname}>`
  return new MailComposer({ messageId, from, to: company.email, ...mail, newline: 'unix', disableFileAccess: true, disableUrlAccess: true })
    .compile()
    .build()
}

/** The email with a visitor’s message. Replies go to the visitor, unless the address is longer than mail allows. */
export function composeMessage(settings: ReceiverSettings, { form, typed, id }: Submission, suspicion?: string): Promise<Buffer> {
  const { email = '', name = '', message = '', subject } = typed
  const reason = settings.reasons.find(({ value }) => value === typed.reason)?.label ?? ''
  const lines = Object.entries(settings.forms[form]).flatMap(([field, { label, isOptional }]) => {
    const value = field === 'reason' ? reason : (typed[field] ?? '')
    return field === 'message' || (isOptional && !value) ? [] : [`${label}: ${value}`]
  })
  return composeEmail(settings, id, {
    ...(email.length <= 254 && { replyTo: { name: toHeader(name), address: email } }),
    subject: toHeader(form === 'contact' ? `${reason}: ${subject}` : `Newsletter: please add ${email}`),
    text: `${[...lines, '', message].join('\n').trimEnd()}\n`,
    headers: { 'X-Form': form, ...(suspicion && { 'X-Suspect': suspicion }) },
  })
}
