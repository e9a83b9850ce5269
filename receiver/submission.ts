import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'

export const MAX_BYTES = 64 * 1024
/** Maximum number of fields: more than any form of the site has. */
const MAX_PARTS = 20

/** Why a body cannot be parsed as a form of the site at all. */
export class BadRequest extends Error {}

interface Field {
  label: string
  most: number
  isEmail?: true
  lines?: true
  autocomplete?: 'name' | 'email'
  isOptional?: true
}

/** The fields of each form. The specification sets no limits; these refuse only input that no person types. */
export const FORMS: Readonly<Record<ReadSubmission['form'], Readonly<Record<string, Field>>>> = {
  contact: {
    name: { label: 'Name', most: 200, autocomplete: 'name' },
    email: { label: 'Email', most: 254, isEmail: true, autocomplete: 'email' },
    reason: { label: 'Reason for contact', most: 40 },
    subject: { label: 'Subject', most: 300 },
    message: { label: 'Message', most: 50_000, lines: true },
    needs: { label: 'What I need', most: 1000, isOptional: true },
  },
  newsletter: { email: { label: 'Email address', most: 254, isEmail: true, autocomplete: 'email' } },
}

/** Fields that no visitor fills in: the form’s name, the message’s id, milliseconds since the page was opened, and a honeypot. */
const HIDDEN = ['form-name', 'key', 'elapsed', 'fax'] as const

/** The pattern by which browsers check `type=email` (HTML standard), without first characters that begin a formula in spreadsheets. */
const EMAIL =
  /^(?![=+@-])[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Parses the body of a form. Throws a BadRequest for a body that no browser sends. */
export function parseBody(body: Buffer): Map<string, string> {
  const text = body.toString()
  try {
    if (!isUtf8(body)) throw new URIError()
    decodeURIComponent(text)
  } catch {
    throw new BadRequest('This form is not written in UTF-8.')
  }
  const parts = [...new URLSearchParams(text)]
  if (parts.length > MAX_PARTS) throw new BadRequest('This form has more fields than ours.')
  const fields = new Map(parts)
  if (fields.size < parts.length) throw new BadRequest('This form has a field twice.')
  return fields
}

/** Control characters and bidirectional marks: Word adds them to pasted phone numbers, attackers use them to disguise text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

function normalise(value: string, hasLines: boolean): string {
  const plain = value.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, '')
  return (hasLines ? plain : plain.replace(/\s+/g, ' ')).trim()
}

/** A parsed submission: the form, its values, and the errors as sentences for the visitor. */
export interface ReadSubmission {
  form: 'contact' | 'newsletter'
  /** The typed values, by field name. */
  typed: Readonly<Record<string, string>>
  problems: string[]
  /** The id of the message, the same when it is sent again. */
  id: string
}

/** Parses a submitted form. Throws a BadRequest for forms that the site does not have. */
export function readSubmission(
  sent: ReadonlyMap<string, string>,
  reasons: readonly { value: string }[],
  minimumTime: number,
): ReadSubmission {
  const form = sent.get('form-name')
  if (form !== 'contact' && form !== 'newsletter') throw new BadRequest('There is no such form.')
  const fields = FORMS[form]
  for (const name of sent.keys())
    if (!(name in fields) && !HIDDEN.includes(name as (typeof HIDDEN)[number]))
      throw new BadRequest('This form has a field that ours has not.')
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, { lines }]) => [name, normalise(sent.get(name) ?? '', lines === true)]),
  )
  const problems = Object.entries(fields).flatMap(([name, field]) => checkField(field, typed[name] ?? ''))
  if (typed.reason && !reasons.some(({ value }) => value === typed.reason)) problems.push('Choose a reason from the list.')
  if (sent.get('fax')) problems.push('A field that is hidden from people was filled in. Send it again to show that you are one.')
  const elapsed = sent.get('elapsed')
  if (elapsed && Number(elapsed) < minimumTime) problems.push('That was faster than anybody types. Send it again to show that it was you.')
  const id = createHash('sha256')
    .update(JSON.stringify([form, sent.get('key') ?? '', typed]))
    .digest('hex')
    .slice(0, 32)
  return { form, typed, problems, id }
}

function checkField({ label, most, isEmail, isOptional }: Field, value: string): string[] {
  if (value === '') return isOptional ? [] : [`${label} is empty.`]
  if (value.length > most) return [`${label} has ${value.length} characters, and ${most} at most can be sent.`]
  return isEmail && !EMAIL.test(value) ? [`${label} is not an address that mail can be sent to: ${value}`] : []
}
