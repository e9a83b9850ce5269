import { expect, test } from 'vitest'
import { createSender } from '../outbox.ts'
import { readOptions } from '../settings.ts'
import { SETTINGS } from './testReceiver.ts'

test('reads its options from the environment', () => {
  expect(readOptions({ SMTP_URL: '', MESSAGES_FOLDER: '' })).toMatchObject({
    folder: 'messages',
    smtpUrl: undefined,
    trustProxy: 'loopback',
  })
  expect(readOptions({ FORMS_PER_NETWORK: '5', TRUST_PROXY: '10.0.0.0/8', PORT: '80' })).toMatchObject({ perNetworkPerHour: 5, port: 80 })
  expect(readOptions({ SMTP_URL: 'smtps://a%40b:p%23ss@mail.example.org:465' }).smtpUrl).toContain('mail.example.org')
})

test.each([
  ['ftp://x', 'begins with ftp:'],
  ['mail.example.org', 'no complete address'],
  ['smtps://user:pa#ss@mail.example.org', 'write # as %23'],
  ['smtps://user:12#ss@mail.example.org', 'write # as %23'],
  ['smtps://user:p?ss@mail.example.org', '? as %3F'],
  ['smtps://user:p/ss@mail.example.org', '/ as %2F'],
  ['smtps://user:100%@mail.example.org', '% as %25'],
  ['smtps://', 'no complete address'],
])('refuses SMTP_URL=%s with a sentence that has no password', (SMTP_URL, words) => {
  expect(() => readOptions({ SMTP_URL })).toThrow(words)
  expect(() => readOptions({ SMTP_URL })).not.toThrow(/pa#ss|12#ss|p\?ss|p\/ss|100%@/)
})

test('names every problem at once', () => {
  const env = { SMTP_URL: 'ftp://x', SENDMAIL: 'sendmail', FORMS_PER_NETWORK: 'many', TRUST_PROXY: 'all', SMTP_ALLOW_UNENCRYPTED: 'true' }
  const lines = (() => {
    try {
      readOptions(env)
    } catch (error) {
      return (error as Error).message.split('\n')
    }
  })()
  expect(lines).toHaveLength(6)
  for (const name of Object.keys(env)) expect(lines?.join('\n')).toContain(name)
})

test('without a mail system, messages are only stored', () => {
  expect(createSender(SETTINGS, readOptions({}))).toBeUndefined()
})
