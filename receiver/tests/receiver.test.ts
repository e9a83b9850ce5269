import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Maildir } from '../maildir.ts'
import { createRateLimit } from '../rateLimit.ts'
import { readOptions } from '../settings.ts'
import { MESSAGE, TestReceiver } from './testReceiver.ts'

const receivers: TestReceiver[] = []
async function open(...given: ConstructorParameters<typeof TestReceiver>): Promise<TestReceiver> {
  const receiver = await new TestReceiver(...given).open()
  receivers.push(receiver)
  return receiver
}
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close()
})

const HTML = { Accept: 'text/html' }

test('stores a message as an email to the company whose replies go to the visitor', async () => {
  const receiver = await open()
  const { status, text, headers } = await receiver.send({ ...MESSAGE, reason: 'press' })
  expect([status, JSON.parse(text)]).toEqual([200, { fragment: 'message-sent' }])
  expect(headers.get('cache-control')).toBe('no-store')
  const [message] = await receiver.read()
  expect(message?.to).toMatchObject([{ address: 'hello@company.example' }])
  expect(message?.replyTo).toMatchObject([{ name: MESSAGE.name, address: MESSAGE.email }])
  expect(message?.subject).toBe('Press/Media: A school matinee')
  expect(message?.text?.trim()).toBe(
    `Name: ${MESSAGE.name}\nEmail: ${MESSAGE.email}\nReason for contact: Press/Media\nSubject: ${MESSAGE.subject}\n\n${MESSAGE.message}`,
  )
})

test('lets only its own user read the messages', async () => {
  const receiver = await open()
  await receiver.send(MESSAGE)
  const [file = ''] = readdirSync(path.join(receiver.folder, 'new'))
  expect(statSync(path.join(receiver.folder, 'new', file)).mode & 0o077).toBe(0)
  expect(statSync(path.join(receiver.folder, 'new')).mode & 0o077).toBe(0)
})

test('stores the address of a subscriber when no email can be sent, and tells the visitor', async () => {
  const receiver = await open()
  const { text } = await receiver.send({ 'form-name': 'newsletter', email: 'ada@visitor.example' })
  expect(JSON.parse(text)).toEqual({ fragment: 'newsletter-received' })
  expect((await receiver.read())[0]?.text).toContain('Email address: ada@visitor.example')
})

test.each([
  ['/productions/sankara', '/productions/sankara#message-sent'],
  ['/contact?reason=press', '/contact#message-sent'],
  ['//evil.example/', '/contact#message-sent'],
  ['/\\evil.example', '/contact#message-sent'],
  ['/forms', '/contact#message-sent'],
  ['https://evil.example/about', '/contact#message-sent'],
])('redirects a browser without scripts from %s to %s', async (from, to) => {
  const receiver = await open()
  const referer = from.startsWith('https:') ? from : receiver.origin + from
  const { status, headers } = await receiver.send(MESSAGE, { ...HTML, Referer: referer })
  expect([status, headers.get('location')]).toEqual([303, to])
})

test('shows a browser without scripts the errors and the escaped input', async () => {
  const receiver = await open()
  const typed = { ...MESSAGE, email: '"><script>alert(1)</script>', message: '\n</textarea><img src=x onerror=alert(1)>' }
  const { status, text, headers } = await receiver.send(typed, HTML)
  expect(status).toBe(422)
  expect(text).toContain('<h1>Your message was not sent</h1>')
  expect(text).toContain('Email is not an address that mail can be sent to: &quot;&gt;&lt;script&gt;')
  expect(text).toContain('&lt;/textarea&gt;&lt;img')
  expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>/)
  expect(text).toContain(`value="${MESSAGE.name}"`)
  expect(text).toContain('<option value="general" selected>')
  expect(text).toContain('href="mailto:hello@company.example"')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/)
  expect(await receiver.read()).toEqual([])
})

test.each([
  [{ name: '  ' }, 'Name is empty.'],
  [{ email: 'ada@' }, 'Email is not an address'],
  [{ email: '=cmd@visitor.example' }, 'Email is not an address'],
  [{ reason: 'other' }, 'Choose a reason from the list.'],
  [{ subject: 'x'.repeat(301) }, 'Subject has 301 characters, and 300 at most can be sent.'],
  [{ fax: '1' }, 'A field that is hidden from people was filled in.'],
  [{ elapsed: '150' }, 'faster than anybody types'],
])('refuses %j with a message', async (wrong, words) => {
  const receiver = await open()
  const { status, text } = await receiver.send({ ...MESSAGE, ...wrong } as Record<string, string>)
  expect(status).toBe(422)
  expect(text).toContain(words)
  expect(await receiver.read()).toEqual([])
})

test.each([
  ['a form of another site', { Origin: 'https://evil.example' }, 403],
  ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a host beside ours', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a frame that hides where it is from', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['JSON', { 'Content-Type': 'application/json' }, 415],
  ['plain text', { 'Content-Type': 'text/plain' }, 415],
])('refuses %s', async (_what, headers, status) => {
  const receiver = await open()
  expect((await receiver.send(MESSAGE, headers as unknown as Record<string, string>)).status).toBe(status)
  expect(await receiver.read()).toEqual([])
})

test('serves no pages or listings, and answers only at its own URLs', async () => {
  const receiver = await open()
  await receiver.send(MESSAGE)
  for (const [address, status] of [
    ['/forms', 405],
    ['/forms/', 404],
    ['/forms/new', 404],
    ['/forms/../messages', 404],
    ['/forms/confirm/unknown', 410],
  ] as const) {
    const response = await receiver.get(address)
    expect([address, response.status]).toEqual([address, status])
    expect(response.text).not.toContain(MESSAGE.name)
  }
})

test('stores a message once, however often it is sent, and a changed one again', async () => {
  const receiver = await open()
  const responses = await Promise.all(Array.from({ length: 5 }, () => receiver.send({ ...MESSAGE, key: 'one' })))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await receiver.restart()
  await receiver.send({ ...MESSAGE, key: 'one' })
  expect(await receiver.read()).toHaveLength(1)
  await receiver.send({ ...MESSAGE, key: 'one', message: 'May we bring fifty?' })
  expect(await receiver.read()).toHaveLength(2)
})

test('limits messages per hour by IP address and in total, and returns refused text to the visitor', async () => {
  const receiver = await open({ perAddressPerHour: 2, totalPerHour: 3 })
  const from = (address: string, subject: string) => receiver.send({ ...MESSAGE, subject }, { ...HTML, 'X-Forwarded-For': address })
  expect([(await from('192.0.2.1', 'a')).status, (await from('192.0.2.1', 'b')).status]).toEqual([303, 303])
  const refused = await from('192.0.2.1', 'c')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(refused.text).toContain(MESSAGE.name)
  // Whatever a visitor’s own X-Forwarded-For says, the web server appends the real address as the last one.
  expect((await from('203.0.113.9, 192.0.2.1', 'd')).status).toBe(429)
  expect((await from('2001:db8:0:1::5', 'e')).status).toBe(303)
  expect((await from('192.0.2.2', 'f')).status).toBe(429)
})

test('counts all addresses of an IPv6 network as one, however they are written', () => {
  const count = createRateLimit({ perAddressPerHour: 1, totalPerHour: 10 })
  expect([count('2001:db8::1'), count('2001:db8:0:1::1')]).toEqual([undefined, undefined])
  expect(count('2001:db8::2')).toBeGreaterThan(0)
  expect(count('2001:db8:0:0:1:2:3:4')).toBeGreaterThan(0)
})

test('says that a message could not be stored, shows its text again, and stores it once when it is sent again', async () => {
  const receiver = await open()
  const folder = path.join(receiver.folder, 'tmp')
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'No folder, so that nothing can be written there.')
  const { status, text } = await receiver.send({ ...MESSAGE, key: 'one' }, HTML)
  expect([status, text.includes('It could not be stored.'), text.includes(MESSAGE.subject)]).toEqual([503, true, true])
  expect(await receiver.read()).toEqual([])
  expect(receiver.log).toContain('not stored: ENOTDIR')
  rmSync(folder)
  mkdirSync(folder)
  await receiver.send({ ...MESSAGE, key: 'one' })
  expect(await receiver.read()).toHaveLength(1)
})

test('logs no personal data', async () => {
  const receiver = await open()
  await receiver.send(MESSAGE)
  await receiver.send({ ...MESSAGE, email: 'wrong' })
  const log = receiver.log.join('\n')
  expect(log).toMatch(/^POST 200 in \d+ ms\nPOST 422 in \d+ ms$/)
})

const FORM_TYPE = 'application/x-www-form-urlencoded'
const toHead = (method: string, address: string, headers: Record<string, string>) =>
  [`${method} ${address} HTTP/1.1`, 'Host: x', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')

/** Sends a request piece by piece and only then looks for the response, as a proxy does. Rejects when the connection ends before. */
async function sendInPieces(port: number, head: string, body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => {
    response += String(chunk)
  })
  const closed = once(socket, 'close')
  socket.write(head)
  for (const piece of body.match(/.{1,7000}/g) ?? []) {
    await wait(5)
    await Promise.race([closed.then(() => Promise.reject(new Error('closed'))), new Promise((resolve) => socket.write(piece, resolve))])
  }
  await closed
  return response
}

test.each([
  [413, 'POST', '/forms', {}],
  [415, 'POST', '/forms', { 'Content-Type': 'text/plain' }],
  [403, 'POST', '/forms', { Origin: 'https://evil.example' }],
  [405, 'PUT', '/forms', {}],
  [404, 'POST', '/forms/nowhere', {}],
])('answers %i to a slow sender after the whole request: %s %s %o', async (status, method, address, headers) => {
  const receiver = await open()
  const head = toHead(method, address, { 'Content-Type': FORM_TYPE, 'Content-Length': '70000', Connection: 'close', ...headers })
  expect(await sendInPieces(receiver.port, head, 'x'.repeat(70_000))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('ends the connection of a sender who stops in the middle', async () => {
  const receiver = await open({ bodyTime: 100 })
  const stopped = (method: string, length: number) =>
    receiver.write(`${toHead(method, '/forms', { 'Content-Type': FORM_TYPE, 'Content-Length': String(length) })}name=`)
  expect(await stopped('POST', 1000)).toMatch(/^HTTP\/1\.1 408 /)
  expect(await stopped('POST', 70_000)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await stopped('PUT', 1000)).toMatch(/^HTTP\/1\.1 405 /)
})

test('ends the connection of a sender who announces or sends far more than a message', async () => {
  const receiver = await open()
  expect(await receiver.write(toHead('POST', '/forms', { 'Content-Type': FORM_TYPE, 'Content-Length': '10000000' }))).toMatch(
    /^HTTP\/1\.1 413 /,
  )
  const endless = `${toHead('POST', '/forms', { 'Content-Type': FORM_TYPE, 'Transfer-Encoding': 'chunked' })}ffffff\r\n${'x'.repeat(2_000_000)}`
  await receiver.write(endless)
  expect(receiver.log).toContainEqual(expect.stringContaining('POST 413'))
  expect(receiver.log).toHaveLength(2)
})

test('deletes messages after the configured number of days, and never files of other programs', async () => {
  const receiver = await open()
  await receiver.send(MESSAGE)
  const maildir = new Maildir(receiver.folder)
  writeFileSync(path.join(receiver.folder, 'cur', '1000000000.M1P1.host:2,S'), 'From: somebody else\n\n')
  const day = 24 * 60 * 60 * 1000
  expect(maildir.deleteOlder(30, Date.now() + 29 * day)).toBe(0)
  expect(maildir.deleteOlder(30, Date.now() + 31 * day)).toBe(1)
  expect(maildir.list().map(({ name }) => name)).toEqual(['1000000000.M1P1.host'])
})

test('finds a message that a mail program has marked as read', async () => {
  const receiver = await open()
  await receiver.send({ ...MESSAGE, key: 'read' })
  const maildir = new Maildir(receiver.folder)
  const [message] = maildir.list()
  renameSync(message?.file ?? '', path.join(receiver.folder, 'cur', `${message?.name}:2,S`))
  await receiver.send({ ...MESSAGE, key: 'read' })
  expect(maildir.list().map(({ isNew }) => isNew)).toEqual([false])
})

test('reads its options from the environment, and names invalid ones', () => {
  expect(readOptions({ SMTP_URL: '', FORMS_PER_HOUR: '5' })).toMatchObject({ folder: 'messages', smtpUrl: undefined, totalPerHour: 5 })
  expect(() => readOptions({ FORMS_PER_HOUR: 'many' })).toThrow('FORMS_PER_HOUR must be a whole number. Found “many”.')
})
