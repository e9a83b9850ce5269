import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { composeEmail } from '../receiver/compose.ts'
import { Maildir, type Stored } from '../receiver/maildir.ts'
import { changeEntry, createSender, MOST_ATTEMPTS, readOutbox } from '../receiver/outbox.ts'
import { type ReceiverSettings, readOptions } from '../receiver/settings.ts'
import { countOf } from '../src/lib/text.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow } from './lib/settings.ts'
import { UserError } from './lib/userError.ts'

// Reads the messages that the receiver has stored, in the project or, as messages.mjs, on the server of the receiver.

const { operands } = readCommandLine(
  `npm run messages -- [<command>]

Reads the messages that visitors have sent. They are in messages/, or in $MESSAGES_FOLDER, as files that mail programs read.

  list              all messages; suspects apart, and what could not be emailed (the default)
  find <address>    the messages that have this email address
  export <address>  the same as JSON, to give to somebody who asks for their data
  delete <address>  deletes the messages from this address
  newsletter        the addresses that asked for the newsletter, as CSV for a mailing-list service
  retry             tries all waiting and given-up emails again, within a minute
  test              emails a test to the company’s address`,
  {},
  true,
)
const [command = 'list', address, ...rest] = operands
const options = readOptions(process.env)
const maildir = new Maildir(options.folder, (cause, detail) => console.error(`${cause}: ${detail}`))

/** A stored message, parsed. */
type Message = Awaited<ReturnType<typeof parse>>

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  list: async () => {
    const waiting = new Map((await readOutbox(maildir)).map((entry) => [entry.message, entry.attempts]))
    const messages = await readAll()
    const [suspects, others] = [true, false].map((isSuspect) => messages.filter((one) => one.isSuspect === isSuspect))
    for (const message of others ?? []) print(message, waiting.get(message.id))
    if (suspects?.length) console.log('\nSuspects, which were not emailed:')
    for (const message of suspects ?? []) print(message)
    const given = [...waiting.values()].filter((attempts) => attempts >= MOST_ATTEMPTS).length
    const unsent = options.smtpUrl || options.sendmail ? waiting.size - given : 0
    console.log(
      [
        countOf(others?.length ?? 0, 'message'),
        ...(suspects?.length ? [countOf(suspects.length, 'suspect')] : []),
        ...(unsent ? [`${unsent} not yet emailed`] : []),
        ...(given ? [`${given} given up after five days: "retry" tries again`] : []),
      ].join(', '),
    )
  },
  find: async () => (await findAll()).forEach((message) => void print(message)),
  export: async () => {
    const found = await findAll()
    console.log(
      JSON.stringify(
        found.map(({ date, name, email, subject, form, text }) => ({ date, name, email, subject, form, text })),
        undefined,
        2,
      ),
    )
  },
  delete: async () => {
    const found = await findAll()
    const own = found.filter(({ email }) => email.toLowerCase() === address?.toLowerCase())
    const entries = await readOutbox(maildir)
    for (const { file, id } of own) {
      rmSync(file, { force: true })
      for (const entry of entries.filter(({ message }) => message === id)) rmSync(path.join(maildir.outbox, entry.file), { force: true })
    }
    console.log(`Deleted ${countOf(own.length, 'message')} from ${address}.`)
    const others = found.filter((message) => !own.includes(message))
    if (others.length > 0) console.log('These are from others and have the address in their text. Delete their files if they must go:')
    for (const message of others) print(message)
  },
  newsletter: async () => {
    const asked = (await readAll()).filter(({ form, isSuspect }) => form === 'newsletter' && !isSuspect)
    console.log(['email', ...new Set(asked.map(({ email }) => email.toLowerCase()))].join('\n'))
  },
  retry: async () => {
    const entries = await readOutbox(maildir)
    for (const entry of entries) await changeEntry(maildir, entry, 0, Date.now())
    console.log(`${countOf(entries.length, 'email')} will be tried again within a minute, while the receiver runs.`)
  },
  test: async () => {
    const file = ['.generated/deploy/receiver.json', path.join(import.meta.dirname, 'receiver.json')].find(existsSync)
    if (!file) throw new UserError('There are no settings of a receiver. Build the site first, with "npm run build".')
    const settings = JSON.parse(readFileSync(file, 'utf8')) as ReceiverSettings
    const send = createSender(settings, options)
    if (!send) throw new UserError('Set SMTP_URL or SENDMAIL first. For example: SMTP_URL=smtps://user:password@mail.example.org')
    const text = 'If these names are whole, messages arrive whole: Adébáyọ̀, Ọlá.\n'
    const raw = await composeEmail(settings, `test-${Date.now()}`, { subject: 'Test: messages of the website reach this mailbox', text })
    await send(raw, new AbortController().signal).catch(({ code, message }) => {
      throw new UserError(`The email was not sent: ${toSafe(`${code} ${message}`)}`)
    })
    console.log(`The mail system has taken a test for ${settings.company.email}. Look into that mailbox, and among its spam.`)
  },
}

const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
const takesAddress = ['find', 'export', 'delete'].includes(command)
if (!run) throw new UserError(`There is no command “${command}”. There are: ${Object.keys(COMMANDS).join(', ')}.`)
if (takesAddress !== (address !== undefined) || rest.length > 0 || (takesAddress && !address?.includes('@')))
  throw new UserError(
    `“${command}” takes ${takesAddress ? 'one email address' : 'nothing more'}. For example: ${command}${takesAddress ? ' ada@example.com' : ''}`,
  )
if (command !== 'test' && !existsSync(path.join(options.folder, 'new')))
  throw new UserError(
    `There are no messages in ${path.resolve(options.folder)}. If they are elsewhere, say where. For example: MESSAGES_FOLDER=/var/lib/receiver`,
  )
await run()

/** All messages, oldest first. */
async function readAll(): Promise<Message[]> {
  const messages: Message[] = []
  for (const stored of await maildir.list()) messages.push(await parse(stored))
  return messages
}

async function parse(stored: Stored) {
  const { date = '', from, replyTo, subject = '', headers, text = '' } = await PostalMime.parse(readFileSync(stored.file))
  const header = (key: string) => headers.find((one) => one.key === key)?.value ?? ''
  const { name = '', address: email = '' } = replyTo?.[0] ?? from ?? {}
  return { ...stored, id: stored.name, date, name, email, subject, form: header('x-form'), suspicion: header('x-suspect'), text }
}

/** The messages with the address, as their sender’s or in their text. */
async function findAll(): Promise<Message[]> {
  const wanted = address?.toLowerCase() ?? ''
  return (await readAll()).filter(({ email, name, subject, text }) =>
    [email, name, subject, text].join('\n').toLowerCase().includes(wanted),
  )
}

/** Shows characters that show nothing or control the terminal by their number. */
function toSafe(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu,
    (one) => `<U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}>`,
  )
}

/** Prints a message in a few lines; `attempts` are those to email it, where that is still to be done. */
function print({ date, isNew, subject, name, email, file, suspicion, text }: Message, attempts?: number): void {
  // Another program may have stored a message without a valid date.
  const when = Number.isNaN(Date.parse(date)) ? date : getNow('', new Date(date)).slice(0, 16).replace('T', ' ')
  const [, needs] = /^What I need: (.*)/m.exec(text.split('\n\n', 1)[0] ?? '') ?? []
  const isEmailed = options.smtpUrl || options.sendmail
  const lines = [
    `${isNew ? 'new ' : '    '}${when}  ${subject}`,
    `      ${name} <${email}>`,
    ...(needs ? [`      needs: ${needs}`] : []),
    ...(suspicion ? [`      suspect: ${suspicion}`] : []),
    ...(attempts === undefined || !(isEmailed || attempts)
      ? []
      : [attempts < MOST_ATTEMPTS ? `      not yet emailed, attempts: ${attempts}` : '      given up']),
    `      ${file}`,
  ]
  console.log(lines.map(toSafe).join('\n'))
}
