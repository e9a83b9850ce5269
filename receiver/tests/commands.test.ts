import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BuiltReceiver } from './builtReceiver.ts'
import { MailServer } from './mailServer.ts'
import { MESSAGE, TestReceiver } from './testReceiver.ts'

const built = await BuiltReceiver.build()
afterAll(() => built.remove())

let receiver: TestReceiver
beforeEach(async () => {
  receiver = await new TestReceiver({ minimumTime: 0 }).open()
  return () => receiver.close()
})

/** Runs a command as on a server, which has the built file alone. */
function run(args: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['messages.mjs', ...args.split(' ').filter(Boolean)], {
    cwd: built.program,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, MESSAGES_FOLDER: receiver.folder, ...env },
  })
  return { status, stdout, stderr }
}

const ada = { ...MESSAGE, name: 'Adébáyọ̀, Ọlá', email: 'Ada@visitor.example', subject: 'Seats', needs: 'A seat\nnear the door' }

test('lists messages with date, sender and needs, suspects apart, and what is not emailed', async () => {
  await receiver.send(ada)
  await receiver.send({ ...MESSAGE, subject: 'Spam', fax: '1' })
  const { stdout, status } = run('', { SMTP_URL: 'smtp://localhost' })
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^new \d{4}-\d\d-\d\d \d\d:\d\d {2}General Inquiry: Seats\n {6}Adébáyọ̀, Ọlá <Ada@visitor\.example>\n {6}needs: A seat near the door\n {6}not yet emailed, attempts: 0\n/,
  )
  expect(stdout).toMatch(
    /\nSuspects, which were not emailed:\nnew [^\n]*General Inquiry: Spam\n[^\n]*\n {6}suspect: the field was filled in/,
  )
  expect(stdout).toMatch(/2 messages, 1 suspect, 2 not yet emailed\n$/)
})

test('names a message that was given up, and tries it again when asked', async () => {
  await receiver.send(ada)
  const outbox = path.join(receiver.folder, 'outbox')
  const [entry = ''] = readdirSync(outbox)
  renameSync(path.join(outbox, entry), path.join(outbox, entry.replace(',0,', ',29,')))
  expect(run('list').stdout).toMatch(/Seats\n(?:.*\n)+ {6}given up\n[\s\S]*1 given up after five days/)
  expect(run('retry').stdout).toContain('1 email will be tried again')
  expect(readdirSync(outbox)[0]).toContain(',0,')
})

test('finds, exports and deletes what a person has sent, wherever it is stored', async () => {
  await receiver.send(ada)
  await receiver.send({ ...ada, subject: 'Links', message: 'https://a.example' })
  await receiver.send({ 'form-name': 'newsletter', email: 'ada@visitor.example' })
  await receiver.send({ ...MESSAGE, subject: 'About ada', message: 'Ask ada@visitor.example, please.' })
  expect(run('find ada@visitor.example').stdout.match(/^new /gm)).toHaveLength(4)
  const exported = JSON.parse(run('export ada@visitor.example').stdout)
  expect(exported[0]).toMatchObject({ name: 'Adébáyọ̀, Ọlá', email: 'Ada@visitor.example', form: 'contact' })
  const { stdout } = run('delete ada@visitor.example')
  expect(stdout).toMatch(/^Deleted 3 messages from ada@visitor\.example\.\nThese are from others/)
  expect((await receiver.list()).filter(({ name }) => !name.endsWith('.notice'))).toHaveLength(1)
  expect(readdirSync(path.join(receiver.folder, 'outbox')).filter((name) => name.includes('.contact,'))).toHaveLength(1)
  const left = (address: string) =>
    ['new', 'cur', 'tmp', '.Suspect/new', 'outbox']
      .flatMap((part) => readdirSync(path.join(receiver.folder, part)).map((file) => path.join(receiver.folder, part, file)))
      .filter((file) => readFileSync(file, 'utf8').includes(address))
  expect([left('Ada@visitor'), left(MESSAGE.email)]).toEqual([[], [expect.stringContaining('/new/')]])
})

test('shows control and bidirectional characters by their number, however they are written', async () => {
  await receiver.send({ ...MESSAGE, name: '=?utf-8?Q?x=0Anew 2020-01-01?=', subject: 'a\u202eb\u200bc\x1b[2J' })
  // Another program may store anything.
  writeFileSync(
    path.join(receiver.folder, 'cur', 'other:2,S'),
    'From: =?utf-8?Q?a=0Ab=E2=80=AE?= <a@b.example>\nSubject: =?utf-8?Q?=1B]0;x=07?=\n\nx',
  )
  const { stdout } = run('list')
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  expect(stdout).toContain('<U+001B>]0;x<U+0007>')
  expect(stdout.match(/^new /gm)).toHaveLength(1)
})

test('emails a test, and says what is wrong', async () => {
  const mail = await new MailServer().open()
  // Not with spawnSync, which would keep the mail server of this process from answering.
  const child = spawn(process.execPath, ['messages.mjs', 'test'], { cwd: built.program, env: { SMTP_URL: mail.url } })
  expect(await once(child, 'exit')).toEqual([0, null])
  expect((await PostalMime.parse(mail.taken[0]?.raw ?? '')).text).toContain('Adébáyọ̀, Ọlá')
  await mail.close()
  expect(run('test', { SMTP_URL: mail.url }).stderr).toMatch(/^The email was not sent: ESOCKET connect ECONNREFUSED/)
  expect(run('test').stderr).toMatch(/^Set SMTP_URL or SENDMAIL first/)
})
