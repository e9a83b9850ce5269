import { createHash } from 'node:crypto'
import type { Field, ReceiverSettings } from './settings.ts'

/** The most that a visitor may write in a field, in bytes of UTF-8. */
export const MAX_TEXT = 256 * 1024
/** The most that is read of a request: a byte of text takes three when it is sent, a line break six. */
export const MAX_BYTES = 7 * MAX_TEXT

/** Fields that no visitor fills in: the form’s name, the message’s id, milliseconds since the page was opened, and a honeypot. */
const HIDDEN = ['form-name', 'key', 'elapsed', 'fax']

/** The pattern by which browsers check `type=email` (HTML standard), without first characters that begin a formula in spreadsheets. */
const EMAIL =
  /^(?![=+@-])[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** Control, bidirectional and zero-width characters: Word adds them to pasted text, and attackers disguise text with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters.
const INVISIBLE = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]/g
/** Some languages, and emoji, join letters with these, so they stay where there are several lines. */
const JOINERS = /[\u200c\u200d]/g

/** A parsed submission: the typed values by field name, the errors as sentences for the visitor, why it looks like spam, and an id. */
export interface Submission {
  form: keyof ReceiverSettings['forms']
  typed: Readonly<Record<string, string>>
  problems: string[]
  suspicion?: string | undefined
  id: string
}

/** Parses a submitted form; undefined for a body that no form of the site sends. */
export function readSubmission(body: Buffer, { reasons, forms, words }: ReceiverSettings, minimumTime: number): Submission | undefined {
  const sent = new URLSearchParams(body.toString())
  const form = sent.get('form-name')
  if (form !== 'contact' && form !== 'newsletter') return undefined
  const fields = Object.entries(forms[form])
  const isWrong = (name: string, index: number, all: readonly string[]) =>
    Object.hasOwn(forms[form], name) ? all.indexOf(name) < index && !forms[form][name]?.isList : !HIDDEN.includes(name)
  if ([...sent.keys()].some(isWrong)) return undefined
  const typed = Object.fromEntries(fields.map(([name, field]) => [name, normalise(sent.getAll(name), field)]))
  const problems = fields.flatMap(([name, field]) => checkField(field, typed[name] ?? ''))
  if (typed.reason && !reasons.some(({ value }) => value === typed.reason)) problems.push('Choose a reason from the list.')
  if (Object.values(typed).some((value) => Buffer.byteLength(value) > MAX_TEXT)) problems.push(words.refused.large)
  const hash = createHash('sha256').update(JSON.stringify([form, sent.get('key') ?? '', typed]))
  return { form, typed, problems, suspicion: findSuspicion(sent, typed.message ?? '', minimumTime), id: hash.digest('hex').slice(0, 32) }
}

function normalise(values: readonly string[], { hasLines }: Field): string {
  const plain = values.filter(Boolean).join(', ').replace(/\r\n?/g, '\n').replace(INVISIBLE, '').normalize('NFC')
  return (hasLines ? plain : plain.replace(JOINERS, '').replace(/\s+/g, ' ')).trim()
}

function checkField({ label, isEmail, isOptional }: Field, value: string): string[] {
  if (value.replace(JOINERS, '').trim() === '') return isOptional ? [] : [`${label} is empty.`]
  return isEmail && !EMAIL.test(value) ? [`${label} is not an address that mail can be sent to: ${value}`] : []
}

function findSuspicion(sent: URLSearchParams, message: string, minimumTime: number): string | undefined {
  if (sent.get('fax')) return 'the field was filled in that people are told to leave empty'
  if (Number(sent.get('elapsed') || minimumTime) < minimumTime) return 'sent faster than anybody types'
  const withoutLinks = message.replace(/(?:https?:\/\/|www\.)\S+/gi, '')
  return withoutLinks !== message && !/\p{L}/u.test(withoutLinks) ? 'nothing but links' : undefined
}
