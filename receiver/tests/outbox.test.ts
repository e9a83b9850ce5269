import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSender, MOST_ATTEMPTS } from '../outbox.ts'
import { type ReceiverOptions, readOptions } from '../settings.ts'
import { MailServer, type MailServerBehaviour } from './mailServer.ts'
import { openReceiver } from './openReceiver.ts'
import { MESSAGE, SETTINGS, type TestReceiver, until } from './testReceiver.ts'

let mail: MailServer
beforeEach(async () => {
  mail = await new MailServer().open()
})
afterEach(() => mail.close())

const open = (options: Partial<ReceiverOptions> = {}) => openReceiver({ smtpUrl: mail.url, ...options })

const waiting = ({ folder }: TestReceiver) => readdirSync(path.join(folder, 'outbox'))
const attemptsOf = (receiver: TestReceiver) => waiting(receiver).map((file) => Number(file.split(',')[1]))
const subjects = async () => Promise.all(mail.taken.map(async ({ raw }) => (await PostalMime.parse(raw)).subject))

test('emails a stored message to the company, and its entry is gone', async () => {
  const receiver = await open()
  await receiver.send(MESSAGE)
  expect(await until(() => mail.taken.length === 1 && waiting(receiver).length === 0)).toBe(true)
  expect(mail.taken[0]?.to).toEqual(['hello@company.example'])
  expect(await subjects()).toEqual(['General Inquiry: A school matinee'])
  expect(await receiver.list()).toHaveLength(1)
})

const FAILURES: Readonly<Record<string, MailServerBehaviour | 'down'>> = {
  'is down': 'down',
  'refuses the email for now': { refuses: 451 },
  'dies when it has the email': { dies: true },
}
test.each(Object.entries(FAILURES))(
  'while the mail server %s, messages wait, over a restart, and are emailed once',
  async (_, behaviour) => {
    if (behaviour === 'down') await mail.close()
    else mail.behaviour = behaviour
    const receiver = await open()
    for (const subject of ['one', 'two', 'three']) await receiver.send({ ...MESSAGE, subject })
    expect(await until(() => attemptsOf(receiver).every((attempts) => attempts > 0))).toBe(true)
    await receiver.restart()
    mail.behaviour = {}
    if (behaviour === 'down') await mail.open()
    expect(await until(() => waiting(receiver).length === 0)).toBe(true)
    expect((await subjects()).sort()).toEqual(['one', 'three', 'two'].map((subject) => `General Inquiry: ${subject}`))
  },
)

test('waits twice as long after each attempt, and gives up after the last, until the entry is reset', async () => {
  await mail.close()
  const receiver = await open({ retryAfter: 100 })
  await receiver.send(MESSAGE)
  await until(() => attemptsOf(receiver)[0] === 4)
  const [entry = ''] = waiting(receiver)
  const [message, , next] = entry.split(',')
  // 800 ms after the entry was renamed for the fourth attempt.
  expect(Number(next) - statSync(path.join(receiver.folder, 'outbox', entry)).ctimeMs).toBeGreaterThan(600)
  await receiver.receiver.stop()
  const change = (from: string, to: string) =>
    renameSync(path.join(receiver.folder, 'outbox', from), path.join(receiver.folder, 'outbox', to))
  const [last, reset] = [`${message},${MOST_ATTEMPTS},0`, `${message},0,0`]
  change(waiting(receiver)[0] ?? '', last)
  await mail.open()
  await receiver.restart()
  // The outbox is gone through for each of them.
  for (const subject of ['second', 'third']) {
    await receiver.send({ ...MESSAGE, subject })
    expect(await until(() => mail.taken.length > 0 && waiting(receiver).length === 1)).toBe(true)
  }
  expect(await subjects()).toEqual(['second', 'third'].map((subject) => `General Inquiry: ${subject}`))
  change(last, reset)
  expect(await until(() => mail.taken.length === 3)).toBe(true)
})

test('two receivers that share a folder email each message once', async () => {
  const one = await open({ retryAfter: 300 })
  const two = await open({ retryAfter: 300, folder: one.folder })
  const sent = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).send({ ...MESSAGE, subject: `shared ${index}` }))
  await Promise.all(sent)
  expect(await until(() => waiting(one).length === 0)).toBe(true)
  await Promise.all([one, two].map(({ receiver }) => receiver.stop()))
  expect(await one.list()).toHaveLength(10)
  expect(mail.taken).toHaveLength(10)
})

test('a message that the server dies of does not keep back the others', async () => {
  mail.behaviour = { dies: true, diesOf: 'poison' }
  const receiver = await open()
  for (const subject of ['poison', 'a', 'b', 'c']) await receiver.send({ ...MESSAGE, subject })
  expect(await until(() => mail.taken.length === 3 && waiting(receiver).length === 1)).toBe(true)
})

test.each([366, -30])('what waits is emailed in time, though the clock jumps by %i days', async (days) => {
  await mail.close()
  const receiver = await open({ retryAfter: 100 })
  await receiver.send(MESSAGE)
  await until(() => attemptsOf(receiver)[0] === 1)
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + days * 24 * 60 * 60 * 1000 })
  await receiver.restart()
  await mail.open()
  expect(await until(() => mail.taken.length === 1)).toBe(true)
})

test('a password is not sent to a server without TLS, unless the owner allows it or the server is local', async () => {
  // [::ffff:127.0.0.1] leads here, and is no local host by its name.
  const port = new URL(mail.url).port
  const send = (env: Record<string, string>) =>
    createSender(SETTINGS, readOptions(env))?.(Buffer.from('Subject: x\r\n\r\nx'), new AbortController().signal)
  await expect(send({ SMTP_URL: `smtp://u:p@[::ffff:127.0.0.1]:${port}` })).rejects.toMatchObject({ code: 'ETLS' })
  await send({ SMTP_URL: `smtp://[::ffff:127.0.0.1]:${port}`, SMTP_ALLOW_UNENCRYPTED: 'yes' })
  await send({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  expect(mail.taken).toHaveLength(2)
})

test('hands messages to a sendmail program, and tries again when it fails', async () => {
  const folder = path.join((await open({ smtpUrl: undefined })).folder)
  const program = path.join(folder, 'sendmail')
  writeFileSync(program, `#!/bin/sh\n[ -f ${folder}/up ] || exit 75\necho "$@" > ${folder}/args\ncat > ${folder}/taken\n`, { mode: 0o700 })
  const receiver = await open({ smtpUrl: undefined, sendmail: program })
  await receiver.send(MESSAGE)
  expect(await until(() => receiver.log.some((line) => line.startsWith('email not sent: ESENDMAIL')))).toBe(true)
  writeFileSync(path.join(folder, 'up'), '')
  expect(await until(() => waiting(receiver).length === 0)).toBe(true)
  expect(readFileSync(path.join(folder, 'args'), 'utf8')).toBe('-i -f hello@company.example hello@company.example\n')
  expect((await PostalMime.parse(readFileSync(path.join(folder, 'taken')))).text).toContain(MESSAGE.message)
})
