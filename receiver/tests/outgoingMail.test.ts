import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getNow } from '../../src/lib/clock.ts'
import { listMessages } from '../listMessages.ts'
import { Maildir } from '../maildir.ts'
import { createNewsletter } from '../newsletter.ts'
import { createQueue } from '../queue.ts'
import { readOptions } from '../settings.ts'
import { MailServer } from './mailServer.ts'
import { MESSAGE, SETTINGS, TestReceiver, until } from './testReceiver.ts'

let mail: MailServer
let receiver: TestReceiver
beforeEach(async () => {
  mail = await new MailServer().open()
  receiver = await new TestReceiver({ smtpUrl: mail.url, minimumTime: 0 }).open()
})
afterEach(async () => {
  await receiver.close()
  await mail.close()
})

const subscribe = (email = 'ada@visitor.example', key = 'k1') => receiver.send({ 'form-name': 'newsletter', email, key })

/** The two links of a confirmation email, as paths; by default of the first email that was sent. */
async function linksOf(index = 0): Promise<{ confirm: string; unsubscribe: string }> {
  await until(() => mail.taken.length > index)
  const { text = '' } = await PostalMime.parse(mail.taken[index]?.raw ?? '')
  const pathTo = (action: string) => new RegExp(`https://www\\.company\\.example(/forms/${action}/[\\w-]+)`).exec(text)?.[1] ?? ''
  return { confirm: pathTo('confirm'), unsubscribe: pathTo('unsubscribe') }
}

const subscribers = () => readFileSync(path.join(receiver.folder, 'subscribers.csv'), 'utf8').trimEnd().split('\n').slice(1)

test('sends stored messages to the company', async () => {
  await receiver.send(MESSAGE)
  await until(() => mail.taken.length === 1)
  expect(mail.taken[0]?.to).toEqual(['hello@company.example'])
  expect((await PostalMime.parse(mail.taken[0]?.raw ?? '')).subject).toBe('General Inquiry: A school matinee')
  expect(await receiver.read()).toHaveLength(1)
  expect(await until(() => readdirSync(path.join(receiver.folder, 'queue')).length === 0)).toBe(true)
})

test('waits for a message that is queued and not yet stored, while another is sent', async () => {
  const maildir = new Maildir(receiver.folder)
  const queue = createQueue(maildir, { ...readOptions({}), folder: receiver.folder, smtpUrl: mail.url })
  queue.start()
  const email = { to: 'hello@company.example', from: 'forms@company.example', raw: Buffer.from('Subject: Late\n\nLate.\n') }
  const name = `${Date.now()}.late.contact`
  await maildir.store({
    id: 'late',
    name,
    data: email.raw,
    before: async () => {
      await queue.add(name, email)
      await receiver.send(MESSAGE)
      await until(() => mail.taken.length === 1)
    },
  })
  queue.sendDue()
  // The receiver has a queue on the same folder, which may send the email first, or too.
  expect(await until(() => mail.taken.some(({ raw }) => raw.includes('Late.')))).toBe(true)
  await queue.stop()
})

test('acknowledges a message at once while the mail server is slow', async () => {
  mail.behaviour = { delay: 2000 }
  const began = Date.now()
  expect((await receiver.send(MESSAGE)).status).toBe(200)
  expect(Date.now() - began).toBeLessThan(1500)
})

test('continues to receive while its queue cannot be read', async () => {
  mail.behaviour = { refuses: { at: 'data', code: 451 } }
  await receiver.send(MESSAGE)
  await until(() => receiver.log.some((line) => line.startsWith('email not sent')))
  rmSync(path.join(receiver.folder, 'queue'), { recursive: true })
  // Once or twice, by the step that the queue has reached. Vitest fails if one of its rejections is unhandled.
  expect(await until(() => receiver.log.includes('queue not read or written: ENOENT'))).toBe(true)
  await receiver.restart()
  expect((await receiver.send({ ...MESSAGE, subject: 'Later' })).status).toBe(200)
})

test('lists received messages and unsent emails', async () => {
  mail.behaviour = { refuses: { at: 'data', code: 451 } }
  const began = getNow('')
  await receiver.send(MESSAGE)
  const list = await listMessages(receiver.folder)
  expect([began, getNow('')].map((moment) => moment.slice(0, 16).replace('T', ' '))).toContain(list.slice(4, 20))
  expect(list).toMatch(/^new \d{4}-\d\d-\d\d \d\d:\d\d {2}General Inquiry: A school matinee\n {6}Bísí Ọláyẹmí <bisi@visitor\.example>/)
  expect(list).toMatch(/1 message, 1 not yet sent by email\.$/)
})

describe('the newsletter', () => {
  test('subscribes after one click on the link in the email, once, and lists the address with its link to unsubscribe', async () => {
    const { text } = await subscribe()
    expect(JSON.parse(text)).toEqual({ fragment: 'newsletter-confirm' })
    expect(await receiver.read()).toEqual([])
    const { confirm, unsubscribe } = await linksOf()
    // Scanners of links in emails.
    await fetch(receiver.origin + confirm, { method: 'HEAD' })
    expect(existsSync(path.join(receiver.folder, 'subscribers.csv'))).toBe(false)
    // Programs that track clicks append a query.
    for (const query of ['', '?utm_source=mail']) expect((await receiver.get(confirm + query)).text).toContain('You are subscribed')
    expect(subscribers()).toEqual([expect.stringMatching(/^ada@visitor\.example,\d{4}-\d\d-\d\d,https:/)])
    expect(subscribers()[0]?.endsWith(unsubscribe)).toBe(true)
  })

  test('sends one confirmation however often the form is sent, and no more than three a day to one address', async () => {
    for (const _ of [1, 2, 3]) await subscribe()
    expect((await subscribe(undefined, 'k2')).status).toBe(200)
    expect((await subscribe(undefined, 'k3')).status).toBe(200)
    expect((await subscribe(undefined, 'k4')).status).toBe(429)
    await until(() => mail.taken.length >= 3)
    expect(mail.taken.map(({ to }) => to)).toEqual(Array(3).fill(['ada@visitor.example']))
  })

  test('unsubscribes after a second click, since some mail programs open every link, and by the button of mail programs', async () => {
    await subscribe()
    const { confirm, unsubscribe } = await linksOf()
    await receiver.get(confirm)
    expect((await receiver.get(unsubscribe)).text).toContain('<form method="post"><button>Unsubscribe</button></form>')
    expect(subscribers()).toHaveLength(1)
    const response = await fetch(receiver.origin + unsubscribe, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect(await response.text()).toContain('You are unsubscribed')
    expect(subscribers()).toEqual([])
  })

  test('keeps a confirmation request over a restart, and deletes it after seven days', async () => {
    mail.behaviour = { refuses: { at: 'recipient', code: 450 } }
    await subscribe()
    await receiver.restart()
    mail.behaviour = {}
    const { confirm } = await linksOf()
    await until(() => readdirSync(path.join(receiver.folder, 'asked')).length === 1)
    const token = confirm.split('/').at(-1) ?? ''
    const options = { ...readOptions({}), folder: receiver.folder }
    const newsletter = createNewsletter(SETTINGS, options, createQueue(new Maildir(receiver.folder), options))
    const day = 24 * 60 * 60 * 1000
    expect(await newsletter.confirm(token, Date.now() + 8 * day)).toBe(false)
    expect(await newsletter.confirm(token, Date.now() + 6 * day)).toBe(true)
  })

  test('does not send again to an address that the mail server refuses permanently', async () => {
    mail.behaviour = { refuses: { at: 'recipient', code: 550 } }
    await subscribe()
    await until(() => receiver.log.some((line) => line.startsWith('email given up')))
    expect(receiver.log.filter((line) => line.startsWith('email'))).toEqual(['email given up: EENVELOPE 550'])
  })
})
