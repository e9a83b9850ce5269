import MailComposer from 'nodemailer/lib/mail-composer'
import type { ReceiverSettings } from './settings.ts'
import { FORMS, type ReadSubmission } from './submission.ts'

/** An email to store or send, with its envelope. */
export interface Email {
  to: string
  from: string
  raw: Buffer
}

const build = (mail: ConstructorParameters<typeof MailComposer>[0]): Promise<Buffer> =>
  new MailComposer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile().build()

const hostOf = (site: string) => new URL(site).hostname

/**
 * The email with a visitor’s message to the company. The company is its sender, because its mail server sends it; replies go to the
 * visitor.
 */
export async function composeMessage(
  { company, reasons, site }: ReceiverSettings,
  { form, typed, id }: ReadSubmission,
  date: Date,
): Promise<Email> {
  const { email = '', name = '', message = '' } = typed
  const labelOf = (value = '') => reasons.find((reason) => reason.value === value)?.label ?? value
  const facts = Object.entries(FORMS[form]).filter(([field, { isOptional }]) => field !== 'message' && !(isOptional && !typed[field]))
  const lines = facts.map(([field, { label }]) => `${label}: ${field === 'reason' ? labelOf(typed.reason) : typed[field]}`)
  const raw = await build({
    date,
    messageId: `<${id}@${hostOf(site)}>`,
    from: { name: `${company.name} website`, address: company.email },
    to: company.email,
    replyTo: { name, address: email },
    subject: form === 'contact' ? `${labelOf(typed.reason)}: ${typed.subject}` : 'Newsletter: add this address',
    text: `${[...lines, '', message].join('\n').trimEnd()}\n`,
    headers: { 'X-Form': form },
  })
  return { to: company.email, from: company.email, raw }
}

/** The email that asks a subscriber to confirm. `Auto-Submitted` prevents out-of-office replies (RFC 3834). */
export async function composeConfirmation(
  { company, words, site }: ReceiverSettings,
  { email, id, confirm, unsubscribe, date }: { email: string; id: string; confirm: string; unsubscribe: string; date: Date },
): Promise<Email> {
  const { subject, text } = words.confirmation
  const raw = await build({
    date,
    messageId: `<${id}@${hostOf(site)}>`,
    from: { name: company.name, address: company.email },
    to: email,
    subject,
    text: `${text.replace('{confirm}', confirm).replace('{unsubscribe}', unsubscribe)}\n`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  return { to: email, from: company.email, raw }
}
