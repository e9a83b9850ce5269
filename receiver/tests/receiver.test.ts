import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FORM_FIELDS } from '../../src/lib/formFields.ts'
import { openReceiver } from './openReceiver.ts'
import { MESSAGE, SETTINGS } from './testReceiver.ts'

const HTML = { Accept: 'text/html' }
const FIELDS = FORM_FIELDS.contact

test('stores a message as an email to the company whose replies go to the visitor', async () => {
  const receiver = await openReceiver()
  const { status, text, headers } = await receiver.send({ ...MESSAGE, reason: 'press', needs: 'A seat near the door.\nCaptions.' })
  expect([status, JSON.parse(text)]).toEqual([200, { fragment: 'message-sent', problems: [] }])
  expect(headers.get('cache-control')).toBe('no-store')
  const [message] = await receiver.read()
  for (const { file } of await receiver.list()) expect(readFileSync(file, 'utf8'), 'mutt shows ^M for CRLF').not.toContain('\r')
  expect(message?.to).toMatchObject([{ address: 'hello@company.example' }])
  expect(message?.from).toMatchObject({ name: 'The Company website', address: 'hello@company.example' })
  expect(message?.replyTo).toMatchObject([{ name: MESSAGE.name, address: MESSAGE.email }])
  expect(message?.subject).toBe('Press/Media: A school matinee')
  expect(message?.text?.trim()).toBe(
    [
      `${FIELDS.name.label}: ${MESSAGE.name}`,
      `${FIELDS.email.label}: ${MESSAGE.email}`,
      `${FIELDS.reason.label}: Press/Media`,
      `${FIELDS.subject.label}: ${MESSAGE.subject}`,
      `${FIELDS.needs.label}: A seat near the door. Captions.`,
      `\n${MESSAGE.message}`,
    ].join('\n'),
  )
})

test('stores and removes the probe of a deployment, and says when it cannot store it', async () => {
  const receiver = await openReceiver()
  const probe = await receiver.send({ 'form-name': 'probe' })
  expect([probe.status, JSON.parse(probe.text)]).toEqual([200, { fragment: 'probe', problems: [] }])
  expect(['tmp', 'new', 'outbox'].flatMap((part) => readdirSync(path.join(receiver.folder, part)))).toEqual([])
  rmSync(path.join(receiver.folder, 'tmp'), { recursive: true })
  writeFileSync(path.join(receiver.folder, 'tmp'), '')
  expect((await receiver.send({ 'form-name': 'probe' })).status).toBe(503)
})

test('lets only its own user read the messages', async () => {
  const receiver = await openReceiver()
  await receiver.send(MESSAGE)
  const files = readdirSync(receiver.folder, { recursive: true, encoding: 'utf8' })
  expect(files).toEqual(expect.arrayContaining(['new', '.Suspect', 'outbox', expect.stringMatching(/^new\/\d+/)]))
  expect(files.filter((file) => statSync(path.join(receiver.folder, file)).mode & 0o077 && !file.endsWith('maildirfolder'))).toEqual([])
})

test('stores a subscription with all its fields as a message that asks to add the address, once for 20 requests at once', async () => {
  const newsletter = { ...SETTINGS.forms.newsletter, city: { label: 'City' } }
  const receiver = await openReceiver({}, { forms: { ...SETTINGS.forms, newsletter } })
  const fields = { 'form-name': 'newsletter', email: 'ada@visitor.example', city: 'Ìbàdàn' }
  const sent = Array.from({ length: 20 }, () => receiver.send(fields))
  for (const { text } of await Promise.all(sent)) expect(JSON.parse(text).fragment).toBe('newsletter-received')
  expect(await receiver.read()).toMatchObject([
    {
      subject: 'Newsletter: please add ada@visitor.example',
      text: `${FORM_FIELDS.newsletter.email.label}: ada@visitor.example\nCity: Ìbàdàn\n`,
    },
  ])
})

test.each([
  ['/productions/sankara', '/productions/sankara#message-sent'],
  ['//evil.example/', '/contact#message-sent'],
  ['https://evil.example/about', '/contact#message-sent'],
])('redirects a browser without scripts from %s to %s', async (from, to) => {
  const receiver = await openReceiver()
  const referer = from.startsWith('https:') ? from : receiver.origin + from
  const { status, headers } = await receiver.send(MESSAGE, { ...HTML, Referer: referer })
  expect([status, headers.get('location')]).toEqual([303, to])
})

test('shows a browser without scripts the errors and the escaped input', async () => {
  const receiver = await openReceiver()
  // A placeholder in what was typed stays text.
  const typed = { ...MESSAGE, email: '%{form}"><script>alert(1)</script>', message: '\n</textarea><img src=x onerror=alert(1)>$&%{name}' }
  const { status, text, headers } = await receiver.send(typed, HTML)
  expect(status).toBe(422)
  expect(text).toContain('<h1>Your message was not sent</h1>')
  expect(text).toContain('Email is not an address that mail can be sent to: %{form}&#34;&#62;&#60;script&#62;')
  expect(text.match(/<form/g)).toHaveLength(1)
  expect(text).toContain('&#60;/textarea&#62;&#60;img src=x onerror=alert(1)&#62;$&#38;%{name}</textarea>')
  expect(text).not.toMatch(/<script|<img/)
  expect(text).toContain(`value="${MESSAGE.name}"`)
  expect(text).toContain('<option value="general" selected>')
  expect(text.match(/<div><label for=/g), 'text browsers run fields that are no blocks together').toHaveLength(6)
  expect(text).toContain('href="mailto:hello@company.example"')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/)
  expect(await receiver.read()).toEqual([])
})

const KB = 1024

test('a message of one byte too many comes back with the form filled in and the limit named', async () => {
  const receiver = await openReceiver()
  const message = `${'x'.repeat(256 * KB)}y`
  const { status, text } = await receiver.send({ ...MESSAGE, message }, HTML)
  expect(status).toBe(422)
  expect(text).toContain(SETTINGS.words.refused.large)
  expect(text).toContain(`${message}</textarea>`)
  expect(text).toMatch(/<textarea (?![^>]*maxlength)/)
  expect(await receiver.read()).toEqual([])
})

test('takes a message of 256 KB of line breaks, which take six bytes each when they are sent', async () => {
  const receiver = await openReceiver()
  const message = `ọ̀${'\n'.repeat(256 * KB - 10)}b`
  expect((await receiver.send({ ...MESSAGE, message: message.replaceAll('\n', '\r\n') })).status).toBe(200)
  expect((await receiver.read())[0]?.text).toContain(message)
})

test('takes names, addresses, subjects and needs of any length, and emails every character of them', async () => {
  const receiver = await openReceiver()
  const long = {
    name: 'Ọlá '.repeat(5000),
    email: `${'a'.repeat(5000)}@visitor.example`,
    subject: 'ẹ'.repeat(5000),
    needs: 'x'.repeat(5000),
  }
  expect((await receiver.send({ ...MESSAGE, ...long })).status).toBe(200)
  const [mail] = await receiver.read()
  for (const value of Object.values(long)) expect(mail?.text).toContain(value.trim())
  expect(mail?.subject?.length).toBeLessThanOrEqual(400)
})

test.each([
  [{ name: '  ' }, 'Name is empty.'],
  [{ message: '\u200b\u200d\u2060\u3164' }, 'Message is empty.'],
  [{ email: 'ada@' }, 'Email is not an address'],
  [{ email: '=cmd@visitor.example' }, 'Email is not an address'],
  [{ reason: 'other' }, 'Choose a reason from the list.'],
])('refuses %j with a message', async (wrong, words) => {
  const receiver = await openReceiver()
  const { status, text } = await receiver.send({ ...MESSAGE, ...wrong } as Record<string, string>)
  expect(status).toBe(422)
  expect(text).toContain(words)
  expect(await receiver.read()).toEqual([])
})

test.each(['__proto__', 'other'])('refuses the unknown field %s', async (name) => {
  const receiver = await openReceiver()
  const body = `${new URLSearchParams(MESSAGE)}&${name}=1`
  expect((await receiver.send(body)).status).toBe(400)
  expect(await receiver.read()).toEqual([])
})

test('takes several needs, and one value of every other field', async () => {
  const receiver = await openReceiver()
  const body = `${new URLSearchParams({ ...MESSAGE, needs: '' })}&needs=captions&needs=large+print`
  expect((await receiver.send(body)).status).toBe(200)
  expect((await receiver.read())[0]?.text).toContain(`${FIELDS.needs.label}: captions, large print\n`)
  expect((await receiver.send(`${body}&subject=1`)).status).toBe(400)
})

test('answers only at its own URL, with security headers on every status and Allow with 405', async () => {
  const receiver = await openReceiver()
  await receiver.send(MESSAGE)
  const seen = [
    await receiver.get('/forms'),
    await receiver.send(MESSAGE, HTML),
    await receiver.send({}),
    await receiver.send({ ...MESSAGE, name: '' }),
    await receiver.send(MESSAGE, { 'Sec-Fetch-Site': 'same-site' }),
    await receiver.send('x'.repeat(2_000_000)),
  ]
  expect(seen.map(({ status }) => status)).toEqual([405, 303, 400, 422, 403, 413])
  for (const { headers, text } of seen) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).not.toContain(MESSAGE.message.slice(0, 20))
  }
  expect(seen[0]?.headers.get('allow')).toBe('POST')
  for (const address of ['/forms/', '/forms/new', '/forms/confirm/token', '/messages'])
    expect((await receiver.get(address)).status).toBe(404)
})

test('stores a message once, however often it is sent, and a changed one again', async () => {
  const receiver = await openReceiver({ perNetworkPerHour: 5 })
  const responses = await Promise.all(Array.from({ length: 31 }, () => receiver.send({ ...MESSAGE, key: 'one' })))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  await receiver.restart()
  expect((await receiver.send({ ...MESSAGE, key: 'one' })).status).toBe(200)
  expect(await receiver.read()).toHaveLength(1)
  await receiver.send({ ...MESSAGE, key: 'one', message: 'May we bring fifty?' })
  expect(await receiver.read()).toHaveLength(2)
})

test('says that a message could not be stored, shows its text again, logs no personal data, and stores it when it is sent again', async () => {
  const receiver = await openReceiver()
  const folder = path.join(receiver.folder, 'tmp')
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'No folder, so that nothing can be written there.')
  for (const subject of ['a', 'b']) {
    const { status, text } = await receiver.send({ ...MESSAGE, subject, key: 'one' }, HTML)
    expect([status, text.includes('It could not be stored.'), text.includes(MESSAGE.email)]).toEqual([503, true, true])
  }
  expect(await receiver.read()).toEqual([])
  // The same cause is logged once a minute.
  expect(receiver.log).toEqual(['not stored: EEXIST'])
  rmSync(folder)
  mkdirSync(folder)
  await receiver.send({ ...MESSAGE, key: 'one' })
  expect(await receiver.read()).toHaveLength(1)
})

test('ends the connection of a sender who stops in the middle, while others are served', async () => {
  const receiver = await openReceiver({ bodyTime: 300 })
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('name=')) })
  const stopped = fetch(`${receiver.origin}/forms`, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect((await receiver.send(MESSAGE)).status).toBe(200)
  expect((await stopped).status).toBe(408)
  expect(await receiver.read()).toHaveLength(1)
})

/** What no browser sends, the field to which it is added, and whether the message is stored. */
const HOSTILE: readonly (readonly [kind: string, field: keyof typeof MESSAGE, added: string, isTaken: boolean])[] = [
  ['CRLF', 'name', '\r\nBcc: victim@visitor.example', true],
  ['CRLF', 'subject', '\r\nBcc: victim@visitor.example', true],
  ['CRLF', 'email', '\r\nBcc: victim@visitor.example', false],
  ['a header and a body', 'subject', '\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>', true],
  ['the end of an SMTP session', 'message', '\r\n.\r\nMAIL FROM:<a@b.example>', true],
  ['line breaks of Unicode', 'subject', '\u2028\u0085\u000bBcc: victim@visitor.example', true],
  ['bidirectional control characters', 'name', '\u202a\u202e\u2066\u2069', true],
  ['control characters', 'message', '\u0000\u0007\u001b', true],
]

test.each(HOSTILE)('a hostile body does no harm: %s in “%s”', async (_, field, added, isTaken) => {
  const receiver = await openReceiver()
  expect((await receiver.send({ ...MESSAGE, [field]: MESSAGE[field] + added })).status).toBe(isTaken ? 200 : 422)
  for (const { to, cc, bcc, html, subject = '', from, text = '' } of await receiver.read()) {
    expect([to?.map(({ address }) => address), from?.address, cc, bcc, html]).toEqual([
      ['hello@company.example'],
      'hello@company.example',
      undefined,
      undefined,
      undefined,
    ])
    expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(text).not.toMatch(/[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u)
  }
})
